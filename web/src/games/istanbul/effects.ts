/** How the bazaar draws what happens: the director of its table. */
import type { Director } from '../../table/showing.svelte';
import { Stage } from '../../table/stage';
import type { Table } from '../../table/table.svelte';
import { isIstanbul } from '../../lib/connection/messages';
import { cuesOf, figuresOf } from './acts';
import { thingOf } from './things';

/** Direct a table as long as it is there; what is given back ends it. */
export function direct(table: Table, layer: () => HTMLElement | null, flash: (place: number) => void): () => void {
  const stage = new Stage({
    layer,
    symbol: (thing) => thingOf(thing)?.symbol ?? null,
    walk: (length) => (table.walk = length && performance.now() + length),
    flash,
  });
  const cast = { viewer: null, name: (seat: number) => table.nameOf(seat) };
  const director: Director = {
    cues: (act, view, first) => (isIstanbul(view) ? cuesOf(act, view, first, { ...cast, viewer: table.viewer }) : []),
    begin: (cue, length, mine, still) => stage.begin(cue, length, mine, still),
    clear: () => stage.clear(),
    figures: (view) => (isIstanbul(view) ? figuresOf(view) : {}),
  };
  return table.direct(director, () => stage.forget());
}
