/** What happened in The Dice Game, as things that fly: from the field to whoever got them, and back. */
import { fly, turnCard, type Flight } from '../table/motion';
import { News } from '../table/news';
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
    for (const fact of step.facts as unknown as Record<string, unknown>[]) {
      const seat = typeof fact.seat === 'number' ? fact.seat : null;
      if (seat === table.viewer) mine = true;
      const [thing, count] = [String(fact.thing ?? ''), Number(fact.count ?? 1)];
      if (seat === null) {
        if (fact.event === 'reveal')
          turnCard(
            layer,
            'bazaar-card',
            'bazaar-card',
            boxOf('[data-trade="cards"]')!,
            boxOf('.turn header .em') ?? boxOf('.tray')!,
            step.seat === table.viewer,
          );
      } else if (fact.event === 'take') go(SYMBOL[thing] ?? 'good-any', count, boxOf('.tray'), own(seat, thing));
      else if (fact.event === 'give') go(SYMBOL[thing] ?? 'good-any', count, own(seat, thing), boxOf('.tray'));
      else if (fact.event === 'ruby')
        go(
          'ruby',
          1,
          boxOf(`[data-track="${String(fact.track ?? 'mosque')}"]`) ?? boxOf('.rubies'),
          boxOf(`[data-seat="${seat}"] .gems`) ?? own(seat, 'ruby'),
        );
      else if (fact.event === 'tile') go('mosque-tile', 1, boxOf('.tiles6'), own(seat, 'tile'));
    }
  }
  fly(layer, flights, mine);
}
