/** What happened in the bazaar, as things that move: dice that are thrown, cards that turn, goods and Lira that change hands. */
import { fly, slowness, throwDice, turnCard, type Flight } from '../table/motion';
import { News } from '../table/news';
import { partsOf } from '../table/outcomes';
import type { OutcomePart } from '../wire/messages';
import type { Table } from '../table/table.svelte';
import { cardSymbol } from './offers';
import { thingOf, type Thing } from './things';
import { viewOf, type IstanbulView } from './view';

const keptAs = (thing: string): string => thingOf(thing)?.kept ?? thing;

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

  show(part: OutcomePart, seat: number): void {
    const at = this.place(seat);
    const mine = seat === this.table.viewer;
    if (mine) this.mine = true;
    if (part.to != null && part.gave?.lira)
      return this.go('lira', part.gave.lira, this.own(seat, 'lira'), this.own(part.to, 'lira'));
    for (const [thing, count] of Object.entries(part.gave ?? {}))
      this.#flow(thing, count, this.own(seat, keptAs(thing)), at);
    if (at && part.pips) throwDice(this.layer, part.pips, at, mine);
    for (const [thing, count] of Object.entries(part.got ?? {})) {
      const drawn = thingOf(thing);
      if (drawn?.faces) for (const card of drawn.faces(part)) this.#draw(card, drawn, seat, at, mine);
      else this.#flow(thing, count, at, this.own(seat, keptAs(thing)));
    }
  }

  #flow(thing: string, count: number, from: DOMRect | null, to: DOMRect | null): void {
    const symbol = thingOf(thing)?.symbol;
    if (symbol) this.go(symbol, thing === 'lira' ? Math.ceil(count / 3) : count, from, to);
  }

  /** A card that I may see shows its face; another's stays what it was. */
  #draw(card: string | null, { symbol, kept = 'card' }: Thing, seat: number, at: DOMRect | null, mine: boolean): void {
    const to = this.own(seat, kept);
    const face = card ? (cardSymbol(card) ?? 'lira') : symbol;
    if (at && to) turnCard(this.layer, symbol, face, at, to, mine);
  }
}

/** To be run whenever something is shown: what is new moves. Where nothing may travel, the places where something happened flash. */
export function effects(table: Table, layerOf: () => HTMLElement | null, flash: (place: number) => void): void {
  if (!news.has(table)) news.set(table, new News());
  const steps = news.get(table)!.since(table.steps, table.viewer);
  const layer = layerOf();
  if (!layer || steps.length === 0) return;
  const showing = new Showing(table, layer, viewOf(table));
  for (const step of steps) {
    for (const part of partsOf([step])) {
      if (part.seat == null) continue;
      if (part.what === 'go' && part.seat !== table.viewer && slowness(false) === 0) flash(part.place ?? 0);
      showing.show(part, part.seat);
    }
  }
  fly(layer, showing.flights, showing.mine);
}
