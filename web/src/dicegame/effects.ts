/** What happened in The Dice Game, as things that fly: from the field to whoever got them, and back. */
import { fly, turnCard, type Flight } from '../table/motion';
import { News } from '../table/news';
import { partsOf } from '../table/outcomes';
import type { Table } from '../table/table.svelte';
import { GOOD_SYMBOL } from './view';

const news = new WeakMap<Table, News>();
const SYMBOL: Record<string, string> = { ...GOOD_SYMBOL, crystals: 'crystal' };

/** To be run whenever something is shown: what is new moves. */
export function effects(table: Table, layerOf: () => HTMLElement | null): void {
  if (!news.has(table)) news.set(table, new News());
  const steps = news.get(table)!.since(table.steps, table.viewer);
  const layer = layerOf();
  if (!layer || steps.length === 0) return;
  const root = layer.parentElement!;
  const boxOf = (selector: string): DOMRect | null => root.querySelector(selector)?.getBoundingClientRect() ?? null;
  const own = (seat: number, thing: string): DOMRect | null =>
    boxOf(`[data-seat="${seat}"] [data-has="${thing}"]`) ?? boxOf(`[data-seat="${seat}"]`);
  const flights: Flight[] = [];
  let mine = false;
  const go = (symbol: string, count: number, from: DOMRect | null, to: DOMRect | null): void => {
    if (from && to) flights.push({ symbol, count, from, to });
  };
  for (const step of steps) {
    for (const part of partsOf([step])) {
      const seat = part.seat ?? null;
      if (seat === table.viewer) mine = true;
      if (part.what === 'reveal')
        turnCard(
          layer,
          'bazaar-card',
          'bazaar-card',
          boxOf('[data-trade="cards"]')!,
          boxOf('.turn header .em') ?? boxOf('.tray')!,
          step.seat === table.viewer,
        );
      if (seat === null) continue;
      for (const [thing, count] of Object.entries(part.gave ?? {}))
        if (thing !== 'mosque-tiles') go(SYMBOL[thing] ?? 'good-any', count, own(seat, thing), boxOf('.tray'));
      for (const [thing, count] of Object.entries(part.got ?? {})) {
        if (thing === 'rubies')
          go(
            'ruby',
            1,
            boxOf(`[data-track="${part.tracks?.[0] ?? 'mosque'}"]`) ?? boxOf('.rubies'),
            boxOf(`[data-seat="${seat}"] .gems`) ?? own(seat, 'ruby'),
          );
        else if (thing === 'mosque-tiles') go('mosque-tile', 1, boxOf('.tiles6'), own(seat, 'tile'));
        else go(SYMBOL[thing] ?? 'good-any', count, boxOf('.tray'), own(seat, thing));
      }
    }
  }
  fly(layer, flights, mine);
}
