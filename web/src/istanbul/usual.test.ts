import { expect, test } from 'vitest';
import type { Move } from '../table/moves';
import { usual as usualWithDice } from '../dicegame/usual';
import { answersOf, usual } from './usual';

const move = (text: string, more: Partial<Move> = {}): Move =>
  ({ text, verb: text.split(' ')[0]!, declines: false, ...more }) as Move;

test('cards that may be played are no answers to what is asked', () => {
  expect(
    answersOf([move('yes'), move('play five-lira'), move('no', { declines: true })]).map((one) => one.text),
  ).toEqual(['yes', 'no']);
});

test('a plan goes on by itself where one thing can be done, and is asked where there is more', () => {
  const pass = move('pass', { declines: true });
  expect(usual('ruby', [move('buy'), pass])).toBe('buy');
  expect(usual('market', [move('take red'), move('take blue'), pass])).toBeNull();
  expect(usual('encounters', [move('meet governor'), pass])).toBeNull();
});

test('of all sales the largest is planned', () => {
  const sales = [move('sell red', { goods: { red: 1 } }), move('sell red red blue', { goods: { red: 2, blue: 1 } })];
  expect(usual('market', sales)).toBe('sell red red blue');
});

test('with dice only what leaves no choice goes by itself', () => {
  expect(usualWithDice('pay', [move('pay red')])).toBe('pay red');
  expect(usualWithDice('pay', [move('pay red'), move('pay blue')])).toBeNull();
  expect(usualWithDice('action', [move('done')])).toBeNull();
});
