import { beforeAll, describe, expect, it, vi } from 'vitest';
import { words } from '../lib/i18n/words.svelte';
import { faceOf, levelHow, levelWord, shortWord } from './levels';

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await words.speak('en');
});

describe('bots by level and character', () => {
  it('names the level, and the character after it', () => {
    expect(levelWord('vizier')).toBe('Vizier');
    expect(levelWord('grand-vizier-gem-buyer')).toBe('Grand vizier · gem buyer');
  });
  it('says how both play', () => {
    expect(levelHow('vizier-pilgrim')).toBe('plans the next turn, too; wants mosque tiles');
  });
  it('shows the face of the level, and beside it the character', () => {
    expect(faceOf('grand-vizier-trader')).toBe('bot-grand');
    expect(faceOf('sultan-pilgrim')).toBe('bot-sultan');
    expect(shortWord('grand-vizier-trader')).toBe('trader');
    expect(shortWord('peddler')).toBe('Peddler');
  });
  it('calls others just a bot', () => {
    expect([faceOf('levantine'), levelWord('levantine')]).toEqual(['bot', levelWord('unknown')]);
  });
});
