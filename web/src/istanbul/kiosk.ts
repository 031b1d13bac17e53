/** Which kiosk tile a question is about: the one that its player chose, or, in the end, the one that nobody did. */
import type { Table } from '../table/table.svelte';

export function kioskTile(table: Table): string | null {
  const planned = table.chosenMoves.findLast((move) => move.verb === 'choose');
  if (planned?.tile) return planned.tile;
  const facts = table.steps.filter((step) => !step.undone).flatMap((step) => step.facts);
  const last = facts.findLastIndex((fact) => fact.event === 'kiosk-reveal');
  let first = last;
  while (first > 0 && facts[first - 1]!.event.startsWith('kiosk-re')) first -= 1;
  const named = (event: string, from: number): { seat?: number | null; tile: string }[] =>
    facts.slice(Math.max(0, from)).filter((fact) => fact.event === event).map((fact) => ({ seat: fact.seat, tile: String(fact.kiosk_tile) }));
  const chosen = named('kiosk-choose', last);
  const rest = named('kiosk-reveal', first).find(({ tile }) => !chosen.some((one) => one.tile === tile));
  if (table.state?.active === table.viewer && chosen.length === table.seats.length) return rest?.tile ?? null;
  return chosen.find((one) => one.seat === table.viewer)?.tile ?? null;
}
