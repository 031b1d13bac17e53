/** What moves over the table: goods that fly, cards that turn, dice that tumble, rubies that shine. Transforms and opacity only; nothing here takes input or holds it up. */

const SVG = 'http://www.w3.org/2000/svg';
const STAGGER = 70;
const WALK = 'cubic-bezier(.45, .05, .35, 1)';
const DROP = 'cubic-bezier(.3, 1.4, .5, 1)';
const OUT = 'cubic-bezier(.2, .8, .2, 1)';
const MOST = 6;
const STAR =
  'M32 0 39 15 54.6 9.4 49 25 64 32 49 39 54.6 54.6 39 49 32 64 25 49 9.4 54.6 15 39 0 32 15 25 9.4 9.4 25 15Z';

function picture(size: number, className: string): SVGSVGElement {
  const found = document.createElementNS(SVG, 'svg');
  found.setAttribute('viewBox', '0 0 64 64');
  found.setAttribute('class', className);
  found.setAttribute('width', String(size));
  found.setAttribute('height', String(size));
  return found;
}

function drawn(symbol: string, size: number, className = 'flier'): SVGSVGElement {
  const found = picture(size, className);
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', `#${symbol}`);
  use.setAttribute('width', '64');
  use.setAttribute('height', '64');
  found.append(use);
  return found;
}

const middle = (box: DOMRect, size: number): [number, number] => [
  box.left + box.width / 2 - size / 2,
  box.top + box.height / 2 - size / 2,
];

export interface Way {
  from: DOMRect;
  to: DOMRect;
  /** Milliseconds until the last has arrived. */
  length: number;
}

/** Things go from one place to another, one after the other. */
export function fly(layer: HTMLElement, symbol: string, count: number, { from, to, length }: Way): void {
  const size = Math.min(34, Math.max(22, innerWidth / 40));
  const many = Math.min(count, MOST);
  const apart = many > 1 ? Math.min(STAGGER, (length * 0.5) / (many - 1)) : 0;
  const [[x, y], [left, top]] = [middle(from, size), middle(to, size)];
  for (let n = 0; n < many; n += 1) {
    const thing = drawn(symbol, size);
    layer.append(thing);
    thing.animate(
      [
        { transform: `translate(${x}px, ${y}px) scale(.5)`, opacity: 0 },
        { transform: `translate(${x}px, ${y - 10}px) scale(1.15)`, opacity: 1, offset: 0.2 },
        { transform: `translate(${left}px, ${top}px) scale(.85)`, opacity: 1, offset: 0.95 },
        { transform: `translate(${left}px, ${top}px) scale(.6)`, opacity: 0 },
      ],
      { duration: length - apart * (many - 1), delay: apart * n, easing: WALK, fill: 'both' },
    ).onfinish = () => thing.remove();
  }
}

/** A card is turned over where it was drawn and goes to its player. */
export function turnCard(layer: HTMLElement, back: string, front: string, { from, to, length }: Way): void {
  const size = 46;
  const [[x, y], [left, top]] = [middle(from, size), middle(to, size)];
  const card = drawn(back, size);
  layer.append(card);
  const at = (spin: string): string => `translate(${x}px, ${y - 16}px) perspective(300px) rotateY(${spin})`;
  const turned = length * 0.3;
  card.animate(
    [
      { transform: at('0deg'), opacity: 0 },
      { transform: at('0deg'), opacity: 1, offset: 0.3 },
      { transform: at('90deg') },
    ],
    { duration: turned, easing: 'ease-in', fill: 'both' },
  ).onfinish = () => {
    card.firstElementChild?.setAttribute('href', `#${front}`);
    card.animate(
      [
        { transform: at('-90deg') },
        { transform: at('0deg'), offset: 0.35 },
        { transform: `translate(${left}px, ${top}px) scale(.6)`, opacity: 1, offset: 0.95 },
        { transform: `translate(${left}px, ${top}px) scale(.5)`, opacity: 0 },
      ],
      { duration: length - turned, easing: OUT, fill: 'both' },
    ).onfinish = () => card.remove();
  };
}

/** Dice that lie there tumble to where they lie. */
export function tumble(dice: Iterable<HTMLElement>, length: number): void {
  [...dice].forEach((die, i) => {
    const [side, spin] = [(i % 2 ? 1 : -1) * (18 + ((i * 13) % 22)), (i % 2 ? -1 : 1) * (400 + ((i * 97) % 260))];
    die.animate(
      [
        { transform: `translate(${side}px, -46px) rotate(${spin}deg) scale(.8)`, opacity: 0.4 },
        { transform: `translate(${side / 2}px, 6px) rotate(${spin / 2.6}deg) scale(1.05)`, opacity: 1, offset: 0.45 },
        { transform: `translate(${side / 5}px, -12px) rotate(${spin / 8}deg)`, offset: 0.7 },
        { transform: 'none' },
      ],
      { duration: length * 0.8, delay: Math.min(i * 25, length * 0.2), easing: OUT, fill: 'backwards' },
    );
  });
}

/** Dice are thrown at a place: they tumble, and lie there with what they show, and with what they bring. */
export function throwDice(
  layer: HTMLElement,
  { pips, lira }: { pips: number[]; lira: number | null },
  at: DOMRect,
  length: number,
): void {
  const size = Math.min(44, Math.max(20, at.width * 0.22));
  // over what the place deals in, which is its right half
  const [x, y] = [at.left + at.width * 0.72 - size / 2, at.top + at.height * 0.31 - size / 2];
  pips.forEach((value, i) => {
    const die = drawn(`die-${1 + ((value + 2 + i) % 6)}`, size, 'flier thrown');
    const rest = x + (i - (pips.length - 1) / 2) * (size + 4);
    layer.append(die);
    const faces = window.setInterval(
      () => die.firstElementChild?.setAttribute('href', `#die-${1 + Math.floor(Math.random() * 6)}`),
      90,
    );
    const [side, spin] = [i % 2 ? 60 : -60, i % 2 ? -640 : 520];
    const fall = die.animate(
      [
        { transform: `translate(${rest + side}px, ${y - 70}px) rotate(${spin}deg) scale(.7)`, opacity: 0 },
        { transform: `translate(${rest + side / 2}px, ${y + 8}px) rotate(${spin / 2.4}deg)`, opacity: 1, offset: 0.45 },
        { transform: `translate(${rest + side / 6}px, ${y - 14}px) rotate(${spin / 8}deg)`, offset: 0.72 },
        { transform: `translate(${rest}px, ${y}px)` },
      ],
      { duration: length, easing: OUT, fill: 'both' },
    );
    fall.finished
      .then(() => {
        die.firstElementChild?.setAttribute('href', `#die-${value}`);
        die.classList.add('lies');
        if (lira !== null && i === pips.length - 1 && die.isConnected) layer.append(coin(lira, at, size));
      })
      .catch(() => undefined)
      .finally(() => window.clearInterval(faces));
  });
}

/** What dice have brought, under them. */
function coin(lira: number, at: DOMRect, size: number): HTMLElement {
  const found = document.createElement('b');
  found.className = 'coin flier thrown lies';
  found.textContent = String(lira);
  found.style.setProperty('--cs', `${size * 0.8}px`);
  const [x, y] = [at.left + at.width * 0.72 - size * 0.4, at.top + at.height * 0.31 + size * 0.58];
  found.style.transform = `translate(${x}px, ${y}px)`;
  return found;
}

/** Stones light up from left to right, one after the other. */
export function light(stones: Element[]): void {
  stones.forEach((stone, i) =>
    stone.animate(
      [
        { transform: 'none', opacity: 1 },
        { transform: 'translateY(-5px) scale(1.45)', opacity: 1, offset: 0.4 },
        { transform: 'none', opacity: 1 },
      ],
      { duration: 420, delay: i * 90, easing: OUT },
    ),
  );
}

/** A ruby lifts and grows on a star, rests, flies to its slot in an arc, and fits: a ring opens once. */
export function shine(layer: HTMLElement, { from, to, length }: Way, mine: boolean): void {
  const size = mine ? 84 : 56;
  const [[x, y], [left, top]] = [middle(from, size), middle(to, size)];
  const small = to.width > 0 ? Math.min(1, to.width / size) : 0.3;
  const star = picture(size * 1.9, 'flier star');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', STAR);
  star.append(path);
  const stone = drawn('ruby', size, 'flier stone');
  layer.append(star, stone);
  const here = (scale: number): string => `translate(${x}px, ${y}px) scale(${scale})`;
  const [sx, sy] = middle(from, size * 1.9);
  const shines = (scale: number, turn: number): string =>
    `translate(${sx}px, ${sy}px) scale(${scale}) rotate(${turn}deg)`;
  star.animate(
    [
      { transform: shines(0, 0), opacity: 0, easing: DROP },
      { transform: shines(1, 8), opacity: 1, offset: 0.22 },
      { transform: shines(1, 22), opacity: 1, offset: 0.44 },
      { transform: shines(0.2, 30), opacity: 0, offset: 0.55 },
      { transform: shines(0, 30), opacity: 0 },
    ],
    { duration: length, fill: 'both' },
  ).onfinish = () => star.remove();
  stone.animate(
    [
      { transform: here(0.33), opacity: 1, easing: DROP },
      { transform: here(1), offset: 0.22 },
      { transform: here(1), offset: 0.44, easing: WALK },
      {
        transform: `translate(${(x + left) / 2}px, ${(y + top) / 2 - 40}px) scale(${(1 + small) / 2})`,
        offset: 0.66,
        easing: WALK,
      },
      { transform: `translate(${left}px, ${top}px) scale(${small * 1.25})`, offset: 0.87, easing: DROP },
      { transform: `translate(${left}px, ${top}px) scale(${small})`, opacity: 1 },
    ],
    { duration: length, fill: 'both' },
  ).onfinish = () => {
    stone.remove();
    ring(layer, to);
  };
}

/** Something has arrived there. */
function ring(layer: HTMLElement, at: DOMRect): void {
  const circle = document.createElement('i');
  circle.className = 'flier ring';
  const [x, y] = middle(at, 34);
  layer.append(circle);
  circle.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(.4)`, opacity: 1 },
      { transform: `translate(${x}px, ${y}px) scale(1.5)`, opacity: 0 },
    ],
    { duration: 420, easing: OUT, fill: 'both' },
  ).onfinish = () => circle.remove();
}

/** The same where nothing may grow: a ring that is there for a moment. */
export function circled(layer: HTMLElement, at: DOMRect): void {
  const circle = document.createElement('i');
  circle.className = 'flier ring';
  const [x, y] = middle(at, 34);
  circle.style.transform = `translate(${x}px, ${y}px)`;
  layer.append(circle);
  window.setTimeout(() => circle.remove(), 600);
}
