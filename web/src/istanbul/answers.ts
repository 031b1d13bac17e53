/** Which moves answer a question, and which are done besides: cards lie in the hand, the companion and the yellow tile have buttons of their own. */
import type { Move } from '../table/moves';

const PLAYS = new Set(['play', 'recall', 'guild', 'companion', 'put']);

export const answersOf = (moves: Move[]): Move[] => moves.filter((move) => !PLAYS.has(move.verb));

/** How an open question is asked: if nobody is left to be met, only whether there is anything else. */
export function askKey(question: string, moves: Move[]): string {
  const none = question === 'encounters' && answersOf(moves).every((move) => move.declines);
  return `ask-${question}${none ? '-none' : ''}`;
}

/** What may be done besides answering, and lies in no hand: the yellow tile, the companion. Moves to a place go by their verb. */
export function specialsOf(moves: Move[]): { key: string; move: Move }[] {
  const found = new Map<string, Move>();
  for (const move of moves) {
    if (move.verb === 'recall' || move.verb === 'companion') found.set(move.verb, found.get(move.verb) ?? move);
    else if (move.verb === 'put') found.set(move.text, move);
  }
  return [...found].map(([key, move]) => ({ key, move }));
}
