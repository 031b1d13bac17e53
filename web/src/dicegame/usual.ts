/** With what a planned action of The Dice Game goes on by itself: only what leaves no choice. */
import type { Usual } from '../table/table.svelte';

export const usual: Usual = (question, moves) => {
  if (question === 'action' || question === 'reroll') return null;
  const doing = moves.filter((move) => !move.declines);
  return doing.length === 1 && moves.length === 1 ? doing[0]!.text : null;
};
