import { beforeAll, expect, test, vi } from 'vitest';
import type { Move } from '../../table/moves';
import { words } from '../../lib/i18n/words.svelte';
import { howWords, moveWords } from './words';

beforeAll(() => {
  vi.stubGlobal('document', { documentElement: {} });
});

const move = (more: Partial<Move>): Move => ({ text: '?', verb: '', declines: false, ...more }) as Move;
const kept = (count: number): string => moveWords(move({ verb: 'keep', dice: { blue: count } }));

test.each(['en', 'de', 'fr'] as const)('one die and two are told apart: %s', async (language) => {
  await words.speak(language);
  expect(kept(1)).not.toBe(kept(2));
  expect(kept(2)).toContain('2');
});

test('a tile says what it does', async () => {
  await words.speak('en');
  expect(howWords(move({ verb: 'tile', tile: 'crystal-red' }))).toBe('A crystal at the start of each of your turns.');
  expect(howWords(move({ verb: 'use dice' }))).not.toBe('');
});
