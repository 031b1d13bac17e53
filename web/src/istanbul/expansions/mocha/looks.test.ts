import { expect, test } from 'vitest';
import type { Move } from '../../../table/moves';
import type { Table } from '../../../table/table.svelte';
import { LOOKS } from './looks';

test('coffee that costs nothing is not offered for Lira', () => {
  const table = { sight: { view: { board: [], parts: {} } }, viewer: 0 } as unknown as Table;
  const said = (more: Partial<Move>): string | undefined =>
    LOOKS.trader?.({ table, move: { text: '?', verb: 'trader', declines: false, ...more } as Move, stage: null })
      ?.words;
  expect(said({ way: 'lira' })).toBe('offer-coffee-trader');
  expect(said({})).toBe('offer-trader-free');
});
