import { beforeAll, expect, test, vi } from 'vitest';
import { words } from '../../../../lib/i18n/words.svelte';
import { gottenOf } from '../../story';

beforeAll(() => {
  vi.stubGlobal('document', { documentElement: {} });
});

test.each([
  ['en', '2 guild cards', 'a guild card'],
  ['de', '2 Gildenkarten', 'eine Gildenkarte'],
  ['fr', '2 cartes guilde', 'une carte guilde'],
] as const)('cards that are not seen are counted: %s', async (language, two, one) => {
  await words.speak(language);
  const got = (guilds: null[]): string =>
    gottenOf({ what: 'act', seat: 1, got: { 'guild-cards': guilds.length }, guilds });
  expect(got([null, null])).toBe(two);
  expect(got([null])).toBe(one);
});
