import { beforeAll, expect, test, vi } from 'vitest';
import type { AboutView, AreaSignView } from '../../lib/connection/messages';
import type { Move } from '../../table/moves';
import { words } from '../../lib/i18n/words.svelte';
import { askWords, howWords, moveWords } from './words';

beforeAll(() => {
  vi.stubGlobal('document', { documentElement: {} });
});

const move = (more: Partial<Move>): Move => ({ text: '?', verb: '', declines: false, ...more }) as Move;
const about = (deal: AreaSignView): AboutView => ({ deal });
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

test('an offer names its ruby once, and what who declines gets', async () => {
  await words.speak('en');
  const deal = { gives: { rubies: 1 }, price: { lira: 12 }, track: 'right' };
  expect(askWords('offer', about(deal))).toBe('A ruby for 12 Lira: do you accept?');
  expect(howWords(move({ verb: 'accept' }), about(deal))).toBe('You pay 12 Lira.');
  const given = about({ gives: { lira: 2 } });
  expect(howWords(move({ verb: 'accept' }), given)).toBe('You get 2 Lira.');
  const decline = move({ verb: 'decline', declines: true });
  expect(howWords(decline, about(deal))).toBe('Nothing changes for you.');
  expect(howWords(decline, about({ ...deal, otherwise: 1 }))).toBe('You take 1 Lira instead.');
});
