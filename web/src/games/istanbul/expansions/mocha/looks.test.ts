import { expect, test, vi } from 'vitest';
import type { Move } from '../../../../table/moves';
import type { Table } from '../../../../table/table.svelte';
import type { Stage } from '../../../../table/planning.svelte';
import { LOOKS as OF_LETTERS } from '../letters/looks';
import { words } from '../../../../lib/i18n/words.svelte';
import { LOOKS } from './looks';

test('coffee that costs nothing is not offered for Lira', () => {
  const table = { sight: { view: { board: [], parts: {} } }, viewer: 0 } as unknown as Table;
  const said = (more: Partial<Move>): string | undefined =>
    LOOKS.trader?.({ table, move: { text: '?', verb: 'trader', declines: false, ...more } as Move, stage: null })
      ?.words;
  expect(said({ way: 'lira' })).toBe('offer-coffee-trader');
  expect(said({})).toBe('offer-trader-free');
});

test('whoever costs nothing is said to, as the question tells', async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await words.speak('en');
  const met = (about: object): string | undefined =>
    OF_LETTERS.courier?.({ table: {} as Table, move: {} as Move, stage: { about } as Stage })?.detail;
  expect(met({})).toContain('2 Lira');
  expect(met({ free: true })).toContain('nothing');
});
