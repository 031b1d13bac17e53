/** Draws an act: finds where things are on the screen, lets them move from there, and sounds. */
import type { Cue, Motion, Spot } from './acts';
import { circled, fly, light, shine, throwDice, tumble, turnCard } from './motion';
import { sound } from './sounds';

export interface Drawing {
  layer: () => HTMLElement | null;
  /** The picture of a thing that flies. */
  symbol: (thing: string) => string | null;
  /** How long what stands elsewhere after the next change takes to get there. */
  walk: (length: number) => void;
  flash: (place: number) => void;
  /** Dice that lie on the field. */
  dice?: string;
}

export class Stage {
  /** What sounds or lights up a little later. */
  readonly #later = new Set<number>();

  constructor(private readonly drawing: Drawing) {}

  begin(cue: Cue, length: number, mine: boolean, still: boolean): void {
    const layer = this.drawing.layer();
    if (!cue.motion || !layer) return;
    if (cue.motion.kind === 'dice' || cue.motion.kind === 'walk') this.forget();
    if (still) this.#still(cue.motion, layer, mine);
    else if (length > 0) this.#move(cue.motion, layer, length, mine);
  }

  /** All that moves is in its place. Dice lie where they would have fallen. */
  clear(): void {
    const layer = this.drawing.layer();
    for (const thing of layer?.querySelectorAll('.flier:not(.thrown)') ?? []) thing.remove();
    for (const moving of layer?.parentElement?.getAnimations({ subtree: true }) ?? [])
      if (!(moving instanceof CSSAnimation) && !(moving instanceof CSSTransition)) moving.finish();
    for (const timer of this.#later) window.clearTimeout(timer);
    this.#later.clear();
    this.drawing.walk(0);
  }

  #after(time: number, run: () => void): void {
    const timer = window.setTimeout(() => {
      this.#later.delete(timer);
      run();
    }, time);
    this.#later.add(timer);
  }

  /** Dice that lie there are taken up. */
  forget(): void {
    for (const die of this.drawing.layer()?.querySelectorAll('.thrown') ?? []) die.remove();
  }

  #box(spot: Spot): DOMRect | null {
    const root = this.drawing.layer()?.parentElement;
    const find = (selector: string): DOMRect | null => {
      const found = [...(root?.querySelectorAll(selector) ?? [])].find((one) => one.checkVisibility());
      return found?.getBoundingClientRect() ?? null;
    };
    if ('place' in spot) return find(`.tile [data-place="${spot.place}"]`);
    if ('part' in spot) return find(spot.part);
    return find(`[data-seat="${spot.seat}"] [data-has="${spot.thing}"]`) ?? find(`[data-seat="${spot.seat}"]`);
  }

  /** The stones that a player has and could have. */
  #gems(seat: number): Element[] {
    const root = this.drawing.layer()?.parentElement;
    return [...(root?.querySelectorAll(`[data-seat="${seat}"] .gems svg`) ?? [])];
  }

  /** The slot that a ruby goes to. */
  #slot(seat: number, slot: number): DOMRect | null {
    return this.#gems(seat)[slot]?.getBoundingClientRect() ?? this.#box({ seat, thing: 'ruby' });
  }

  #move(motion: Motion, layer: HTMLElement, length: number, mine: boolean): void {
    switch (motion.kind) {
      case 'walk':
        this.drawing.walk(length);
        for (let n = 1; n <= motion.steps; n += 1) this.#after((length * n) / motion.steps, () => sound('step', !mine));
        return;
      case 'flow': {
        const [from, to] = [this.#box(motion.from), this.#box(motion.to)];
        const symbol = this.drawing.symbol(motion.thing);
        const money = motion.thing === 'lira';
        if (from && to && symbol)
          fly(layer, symbol, money ? Math.ceil(motion.count / 3) : motion.count, { from, to, length });
        this.#after(length * 0.7, () => sound(money ? 'coin' : 'good', !mine));
        return;
      }
      case 'dice': {
        const at = this.#box(motion.at);
        if (at) throwDice(layer, motion, at, length);
        return sound('dice', !mine);
      }
      case 'roll':
        // the dice that lie there after the change are drawn with it
        requestAnimationFrame(() => {
          const root = layer.parentElement;
          if (root && this.drawing.dice) tumble(root.querySelectorAll<HTMLElement>(this.drawing.dice), length);
        });
        return sound('dice', !mine);
      case 'card': {
        const [from, to] = [this.#box(motion.from), this.#box(motion.to)];
        if (from && to) turnCard(layer, motion.back, motion.front, { from, to, length });
        return sound('card', !mine);
      }
      case 'ruby': {
        const [from, to] = [this.#box(motion.from), this.#slot(motion.seat, motion.slot)];
        if (from && to) shine(layer, { from, to, length }, mine);
        this.#after(length * (mine ? 0.22 : 0.8), () => sound(mine ? 'ruby' : 'rival'));
        if (motion.last)
          this.#after(length, () => {
            sound('last');
            light(this.#gems(motion.seat));
          });
        return;
      }
      case 'flash':
        return;
    }
  }

  /** Nothing travels: what has changed is ringed once, and sounds. */
  #still(motion: Motion, layer: HTMLElement, mine: boolean): void {
    if (motion.kind === 'flash') return mine ? undefined : this.drawing.flash(motion.place);
    if (motion.kind === 'walk') return sound('step', !mine);
    if (motion.kind === 'dice' || motion.kind === 'roll') return sound('dice', !mine);
    if (motion.kind === 'card') return sound('card', !mine);
    if (motion.kind === 'flow') return sound(motion.thing === 'lira' ? 'coin' : 'good', !mine);
    const slot = this.#slot(motion.seat, motion.slot);
    if (slot) circled(layer, slot);
    sound(mine ? 'ruby' : 'rival');
    if (motion.last) sound('last');
  }
}
