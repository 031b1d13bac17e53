/** What happened in the bazaar, as things that move: dice that are thrown, cards that turn, goods and Lira that change hands. */
import { fly, slowness, throwDice, turnCard, type Flight } from '../table/motion';
import { News } from '../table/news';
import type { Table } from '../table/table.svelte';
import { CARD_SYMBOL } from './offers';
import { GOOD_SYMBOL, type IstanbulView } from './view';

type Values = Record<string, unknown>;

const news = new WeakMap<Table, News>();

/** One showing of what is new: where things are on this screen, and what goes where. */
class Showing {
  readonly flights: Flight[] = [];
  mine = false;
  readonly #root: HTMLElement;

  constructor(
    private readonly table: Table,
    private readonly layer: HTMLElement,
    private readonly view: IstanbulView,
  ) {
    this.#root = layer.parentElement!;
  }

  box(selector: string): DOMRect | null {
    return this.#root.querySelector(selector)?.getBoundingClientRect() ?? null;
  }

  own(seat: number, thing: string): DOMRect | null {
    return this.box(`[data-seat="${seat}"] [data-has="${thing}"]`) ?? this.box(`[data-seat="${seat}"]`);
  }

  /** Where a player is busy. */
  place(seat: number): DOMRect | null {
    return this.box(`.tile [data-place="${this.view.seats[seat]?.merchant ?? 0}"]`);
  }

  go(symbol: string, count: number, from: DOMRect | null, to: DOMRect | null): void {
    if (from && to) this.flights.push({ symbol, count, from, to });
  }

  show(fact: Values): void {
    const seat = fact.seat as number;
    const [at, good, count] = [this.place(seat), String(fact.good ?? ''), Number(fact.count ?? fact.lira ?? 1)];
    const mine = seat === this.table.viewer;
    if (mine) this.mine = true;
    switch (fact.event) {
      case 'gain':
        return this.go(GOOD_SYMBOL[good] ?? 'good-any', count, at, this.own(seat, good));
      case 'give':
        return this.go(GOOD_SYMBOL[good] ?? 'good-any', count, this.own(seat, good), at);
      case 'earn':
        return this.go('lira', Math.ceil(count / 3), at, this.own(seat, 'lira'));
      case 'spend':
        return this.go('lira', Math.ceil(count / 3), this.own(seat, 'lira'), at);
      case 'pay':
        return this.go('lira', count, this.own(seat, 'lira'), this.own(Number(fact.to), 'lira'));
      case 'gain-coffee':
        return this.go('coffee', count, at, this.own(seat, 'coffee'));
      case 'pay-coffee':
        return this.go('coffee', count, this.own(seat, 'coffee'), at);
      case 'ruby':
        return this.go('ruby', 1, at, this.own(seat, 'ruby'));
      case 'tile':
        return this.go('mosque-tile', 1, at, this.own(seat, 'tile'));
      case 'letter':
        return this.go('letter', 1, at, this.own(seat, 'card'));
      case 'draw':
      case 'draw-guild':
        return this.#draw(fact, seat, at, mine);
      case 'roll':
        if (at) throwDice(this.layer, [Number(fact.first), Number(fact.second)], at, mine);
        return;
      case 'kiosk-roll':
        if (at) throwDice(this.layer, [Number(fact.pips)], at, mine);
    }
  }

  /** A card that I may see shows its face; another's stays what it was. */
  #draw(fact: Values, seat: number, at: DOMRect | null, mine: boolean): void {
    const guild = fact.event === 'draw-guild';
    const [back, to] = [guild ? 'guild-card' : 'bonus-card', this.own(seat, guild ? 'guild' : 'card')];
    const face = typeof fact.card === 'string' ? (CARD_SYMBOL[fact.card] ?? 'lira') : back;
    if (at && to) turnCard(this.layer, back, face, at, to, mine);
  }
}

/** To be run whenever something is shown: what is new moves. Where nothing may travel, the places where something happened flash. */
export function effects(table: Table, layerOf: () => HTMLElement | null, flash: (place: number) => void): void {
  if (!news.has(table)) news.set(table, new News());
  const steps = news.get(table)!.since(table.steps, table.viewer);
  const layer = layerOf();
  if (!layer || steps.length === 0) return;
  const showing = new Showing(table, layer, table.sight!.view as unknown as IstanbulView);
  for (const step of steps) {
    for (const fact of step.facts as unknown as Values[]) {
      if (typeof fact.seat !== 'number') continue;
      if (fact.event === 'go' && fact.seat !== table.viewer && slowness(false) === 0) flash(Number(fact.place));
      showing.show(fact);
    }
  }
  fly(layer, showing.flights, showing.mine);
}
