import { beforeAll, expect, test, vi } from 'vitest';
import { words } from '../lib/i18n/words.svelte';
import type { Act } from './acts';
import { goalWords, lastRoundOf, lastRoundWords } from './lastRound';
import type { Table } from './table.svelte';

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await words.speak('en');
});

const race = (...rubies: number[]): { seats: { rubies: number }[]; target: number } => ({
  seats: rubies.map((count) => ({ rubies: count })),
  target: 5,
});
const tableOf = (viewer: number | null, phase = 'playing'): Table =>
  ({ viewer, state: { phase }, nameOf: (seat: number) => ['Deniz', 'Marie', 'Jonas'][seat] }) as unknown as Table;
const actOf = (...what: string[]): Act => ({ parts: what.map((one) => ({ what: one })) }) as Act;

test('once somebody has enough rubies, the bar and the card say that the round is the last', () => {
  expect(goalWords(race(4, 3, 2))).toBe('first to 5 rubies');
  expect(goalWords(race(4, 5, 2))).toBe('last round');
  const said = (table: Table, ...rubies: number[]): string[] =>
    lastRoundOf(table, race(...rubies)).map(({ sentence }) => sentence);
  expect(said(tableOf(0), 4, 4, 4)).toEqual([]);
  expect(said(tableOf(0), 5, 4, 4)).toEqual(['You now have 5 rubies. The round is played to its end.']);
  expect(said(tableOf(0), 4, 5, 4)).toEqual(['Marie has enough rubies. The round is played to its end.']);
  expect(said(tableOf(null), 4, 5, 5)).toEqual(['Marie and Jonas have enough rubies. The round is played to its end.']);
  expect(said(tableOf(0, 'over'), 5, 4, 4)).toEqual([]);
});

test('the last ruby says so when it has come, unless the game ends with it', () => {
  expect(lastRoundWords(actOf('go', 'act'), 5)).toBe('5 rubies: the round is played to its end');
  expect(lastRoundWords(actOf('go', 'act', 'over'), 5)).toBe('');
});
