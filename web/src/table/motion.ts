/** What moves over the table: goods that fly, cards that turn, dice that tumble. Transforms and opacity only; nothing here takes input or holds it up. */
import { settings } from '../settings.svelte';

const SVG = 'http://www.w3.org/2000/svg';
const FLY = 280;
const TURN = 280;
const TUMBLE = 650;
const STAGGER = 70;
const WALK = 'cubic-bezier(.45, .05, .35, 1)';
const OUT = 'cubic-bezier(.2, .8, .2, 1)';
const MOST = 6;

/** How much longer than ordinary things take; 0 where nothing is to move: others' moves go at the chosen pace. */
export function slowness(mine: boolean): number {
  if (settings.lessMotion || document.hidden) return 0;
  if (settings.kept.pace === 'at-once') return mine ? 1 : 0;
  return settings.kept.pace === 'slow' && !mine ? 2 : 1;
}

function drawn(symbol: string, size: number, className: string): SVGSVGElement {
  const picture = document.createElementNS(SVG, 'svg');
  picture.setAttribute('viewBox', '0 0 64 64');
  picture.setAttribute('class', className);
  picture.setAttribute('width', String(size));
  picture.setAttribute('height', String(size));
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', `#${symbol}`);
  use.setAttribute('width', '64');
  use.setAttribute('height', '64');
  picture.append(use);
  return picture;
}

const middle = (box: DOMRect, size: number): [number, number] => [
  box.left + box.width / 2 - size / 2,
  box.top + box.height / 2 - size / 2,
];

export interface Flight {
  symbol: string;
  count: number;
  from: DOMRect;
  to: DOMRect;
}

/** Things go from one place to another, one after the other. */
export function fly(layer: HTMLElement, flights: Flight[], mine: boolean): void {
  const slow = slowness(mine);
  if (slow === 0) return;
  const size = Math.min(34, Math.max(22, innerWidth / 40));
  let wait = 0;
  for (const { symbol, count, from, to } of flights) {
    for (let n = 0; n < Math.min(count, MOST); n += 1) {
      const thing = drawn(symbol, size, 'flier');
      const [[x, y], [left, top]] = [middle(from, size), middle(to, size)];
      layer.append(thing);
      const path = thing.animate(
        [
          { transform: `translate(${x}px, ${y}px) scale(.5)`, opacity: 0 },
          { transform: `translate(${x}px, ${y - 10}px) scale(1.15)`, opacity: 1, offset: 0.2 },
          { transform: `translate(${left}px, ${top}px) scale(.85)`, opacity: 1, offset: 0.95 },
          { transform: `translate(${left}px, ${top}px) scale(.6)`, opacity: 0 },
        ],
        {
          duration: (FLY + Math.hypot(left - x, top - y) * 0.4) * slow,
          delay: wait * slow,
          easing: WALK,
          fill: 'both',
        },
      );
      path.onfinish = () => thing.remove();
      wait += STAGGER;
    }
  }
}

/** A card is turned over where it was drawn and goes to its player. */
export function turnCard(
  layer: HTMLElement,
  back: string,
  front: string,
  from: DOMRect,
  to: DOMRect,
  mine: boolean,
): void {
  const slow = slowness(mine);
  if (slow === 0) return;
  const size = 46;
  const [[x, y], [left, top]] = [middle(from, size), middle(to, size)];
  const card = drawn(back, size, 'flier');
  layer.append(card);
  const at = (spin: string): string => `translate(${x}px, ${y - 16}px) perspective(300px) rotateY(${spin})`;
  card.animate(
    [
      { transform: at('0deg'), opacity: 0 },
      { transform: at('0deg'), opacity: 1, offset: 0.3 },
      { transform: at('90deg') },
    ],
    { duration: (TURN / 2) * slow, easing: 'ease-in', fill: 'both' },
  ).onfinish = () => {
    card.firstElementChild?.setAttribute('href', `#${front}`);
    card.animate(
      [
        { transform: at('-90deg') },
        { transform: at('0deg'), offset: 0.3 },
        { transform: at('0deg'), offset: 0.55 },
        { transform: `translate(${left}px, ${top}px) scale(.6)`, opacity: 1, offset: 0.95 },
        { transform: `translate(${left}px, ${top}px) scale(.5)`, opacity: 0 },
      ],
      { duration: (TURN / 2 + FLY * 2) * slow, easing: OUT, fill: 'both' },
    ).onfinish = () => card.remove();
  };
}

/** Dice that lie there tumble to where they lie. */
export function tumble(dice: HTMLElement[], mine: boolean): void {
  const slow = slowness(mine);
  if (slow === 0) return;
  dice.forEach((die, i) => {
    const [side, spin] = [(i % 2 ? 1 : -1) * (18 + ((i * 13) % 22)), (i % 2 ? -1 : 1) * (400 + ((i * 97) % 260))];
    die.animate(
      [
        { transform: `translate(${side}px, -46px) rotate(${spin}deg) scale(.8)`, opacity: 0.4 },
        { transform: `translate(${side / 2}px, 6px) rotate(${spin / 2.6}deg) scale(1.05)`, opacity: 1, offset: 0.45 },
        { transform: `translate(${side / 5}px, -12px) rotate(${spin / 8}deg)`, offset: 0.7 },
        { transform: 'none' },
      ],
      { duration: TUMBLE * slow, delay: i * 25 * slow, easing: OUT, fill: 'backwards' },
    );
  });
}

/** Dice are thrown at a place: they tumble, lie a moment with what they show, and are gone. */
export function throwDice(layer: HTMLElement, pips: number[], at: DOMRect, mine: boolean): void {
  const slow = slowness(mine);
  if (slow === 0) return;
  const size = Math.min(52, Math.max(34, at.width / 2.8));
  const [x, y] = middle(at, size);
  pips.forEach((value, i) => {
    const die = drawn(`die-${1 + ((value + 2 + i) % 6)}`, size, 'flier thrown');
    const rest = x + (i - (pips.length - 1) / 2) * (size + 8);
    layer.append(die);
    const change = window.setInterval(
      () => die.firstElementChild?.setAttribute('href', `#die-${1 + Math.floor(Math.random() * 6)}`),
      90 * slow,
    );
    const [side, spin] = [i % 2 ? 60 : -60, i % 2 ? -640 : 520];
    die.animate(
      [
        { transform: `translate(${rest + side}px, ${y - 70}px) rotate(${spin}deg) scale(.7)`, opacity: 0 },
        { transform: `translate(${rest + side / 2}px, ${y + 8}px) rotate(${spin / 2.4}deg)`, opacity: 1, offset: 0.45 },
        { transform: `translate(${rest + side / 6}px, ${y - 14}px) rotate(${spin / 8}deg)`, offset: 0.72 },
        { transform: `translate(${rest}px, ${y}px)` },
      ],
      { duration: TUMBLE * slow, easing: OUT, fill: 'both' },
    ).onfinish = () => {
      window.clearInterval(change);
      die.firstElementChild?.setAttribute('href', `#die-${value}`);
      die.animate(
        [
          { transform: `translate(${rest}px, ${y}px)`, opacity: 1 },
          { transform: `translate(${rest}px, ${y}px)`, opacity: 1, offset: 0.75 },
          { transform: `translate(${rest}px, ${y}px)`, opacity: 0 },
        ],
        { duration: 1100 * slow, fill: 'both' },
      ).onfinish = () => die.remove();
    };
  });
}
