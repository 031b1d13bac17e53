import { expect, test } from 'vitest';
import type { Move } from '../../table/moves';
import { answersOf, askKey } from './answers';

const move = (text: string, more: Partial<Move> = {}): Move =>
  ({ text, verb: text.split(' ')[0]!, declines: false, ...more }) as Move;
const texts = (moves: Move[]): string[] => moves.map((one) => one.text);

test('cards that may be played are no answers to what is asked', () => {
  const moves = [move('yes'), move('play five-lira'), move('no', { declines: true })];
  expect(texts(answersOf(moves))).toEqual(['yes', 'no']);
});

test('if nobody is left to be met, that is not asked', () => {
  const done = move('done', { declines: true });
  expect(askKey('encounters', [move('governor'), done])).toBe('ask-encounters');
  expect(askKey('encounters', [move('play good red'), done])).toBe('ask-encounters-none');
  expect(askKey('arrival', [done])).toBe('ask-arrival');
});
