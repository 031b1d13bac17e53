/** Where to stop on the way through a game. */
import type { Table } from '../table/table.svelte';
import type { ChairWish, Step } from '../lib/connection/messages';

/** The entries after which somebody had to answer; what was taken back is left out. */
export function stopsOf(steps: Step[]): number[] {
  const counted = steps.filter((step) => !step.undone && step.undo == null);
  return counted.flatMap((step, i) => (counted[i + 1] === undefined || counted[i + 1]!.seat != null ? [step.at] : []));
}

/** Where a turn begins: the first stop, and each after which another turn goes on. */
export function turnsOf(steps: Step[], stops: number[]): number[] {
  const turn = new Map(steps.map((step) => [step.at, step.turn]));
  return stops.filter((at, i) => i === 0 || i === stops.length - 1 || turn.get(at) !== turn.get(stops[i + 1]!));
}

/** Who sits where when I play on: I in my seat, bots in all others. */
export function forkSeats(table: Table): ChairWish[] {
  const mine = table.viewer ?? 0;
  const usual = table.state?.settings.stand_in ?? 'merchant';
  return table.seats.map((seat) =>
    seat.seat === mine ? { kind: 'person', name: seat.name } : { kind: 'bot', name: seat.name, bot: seat.bot ?? usual },
  );
}
