/** How The Dice Game draws what happens: the director of its table. */
import type { Director } from '../../table/showing.svelte';
import { Stage } from '../../table/stage';
import type { Table } from '../../table/table.svelte';
import { isDice } from '../../lib/connection/messages';
import { cuesOf, figuresOf } from './acts';
import { GOOD_SYMBOL } from './view';

const SYMBOLS: Record<string, string> = { ...GOOD_SYMBOL, crystals: 'crystal', 'mosque-tiles': 'mosque-tile' };

/** Direct a table as long as it is there; what is given back ends it. */
export function direct(table: Table, layer: () => HTMLElement | null): () => void {
  const nothing = (): void => undefined;
  const stage = new Stage({
    layer,
    symbol: (thing) => SYMBOLS[thing] ?? null,
    walk: nothing,
    flash: nothing,
    dice: '.tray .die6',
  });
  const director: Director = {
    cues: (act, view, first) => (isDice(view) ? cuesOf(act, view, first) : []),
    begin: (cue, length, mine, still) => stage.begin(cue, length, mine, still),
    clear: () => stage.clear(),
    figures: (view) => (isDice(view) ? figuresOf(view) : {}),
  };
  return table.direct(director, () => stage.forget());
}
