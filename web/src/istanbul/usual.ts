/** With what a planned turn goes on by itself, so that an ordinary one takes two activations; all of it can be changed on the turn card. */
import type { Usual } from '../table/table.svelte';
import type { Move } from '../table/moves';

const PLAYS = new Set(['play', 'recall', 'guild', 'companion', 'put']);
const ARRIVAL = [
  ['pick up', null],
  ['leave', null],
  ['pick up', 'neutral'],
] as const;
const size = (move: Move): number => Object.values(move.goods ?? {}).reduce((sum, count) => sum + count, 0);

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

export const usual: Usual = (question, moves) => {
  const answers = answersOf(moves);
  const doing = answers.filter((move) => !move.declines);
  if (question === 'arrival')
    return (
      ARRIVAL.flatMap(([verb, way]) => doing.filter((move) => move.verb === verb && (move.way ?? null) === way))[0]
        ?.text ?? null
    );
  if (doing.length === 1 && question !== 'encounters') return doing[0]!.text;
  if (doing.length === 0) return answers.length === 1 ? answers[0]!.text : null;
  const all = doing.find((move) => move.way === 'all');
  if (all) return all.text;
  if (doing[0]!.verb === 'announce') return doing.find((move) => move.number === 7)?.text ?? null;
  if (doing.every((move) => move.verb === 'sell')) return [...doing].sort((a, b) => size(b) - size(a))[0]!.text;
  return null;
};
