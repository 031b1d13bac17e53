/** How far back “take back” goes. */
import type { Step } from '../lib/connection/messages';

/** Where my last turn began, as a number of entries that then still count; null if I have not decided anything. */
export function lastTurnOf(
  steps: Pick<Step, 'seat' | 'turn' | 'line' | 'undo' | 'undone'>[],
  viewer: number | null,
): number | null {
  const mine = steps.filter((step) => step.seat === viewer && viewer !== null && !step.undone && step.undo == null);
  const turn = mine.at(-1)?.turn;
  return mine.find((step) => step.turn === turn)?.line ?? null;
}
