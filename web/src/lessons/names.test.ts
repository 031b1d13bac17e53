import { beforeAll, expect, test, vi } from 'vitest';
import { words } from '../lib/i18n/words.svelte';
import { named } from './names';

beforeAll(() => {
  vi.stubGlobal('document', { documentElement: {} });
});

const found = (sentence: string): (string | number)[] =>
  named(sentence).flatMap(({ text, place }) => (place === null ? [] : [text, place]));

const whole = (sentence: string): string =>
  named(sentence)
    .map(({ text, sign }) => text + sign)
    .join('');

test('places are found by their whole names, wherever they stand', async () => {
  await words.speak('en');
  expect(found('From the Small Market to the Great Mosque.')).toEqual(['Small Market', 11, 'Great Mosque', 15]);
  expect(named('No place.')).toEqual([{ text: 'No place.', place: null, sign: '' }]);
  expect(whole('The Fountain calls.')).toBe('The Fountain calls.');
});

test('a sign after a name stays with it', async () => {
  await words.speak('en');
  expect(named('To the Fountain. Go.')).toContainEqual({ text: 'Fountain', place: 7, sign: '.' });
  expect(whole('To the Fountain. Go.')).toBe('To the Fountain. Go.');
  expect(whole('To the Fountain.')).toBe('To the Fountain.');
});

test('German names are found in their other cases, too', async () => {
  await words.speak('de');
  expect(found('Das Plättchen der Großen Moschee, dann zum Kleinen Markt.')).toEqual([
    'Großen Moschee',
    15,
    'Kleinen Markt',
    11,
  ]);
  expect(found('Der Kleine Markt ist nebenan.')).toEqual(['Kleine Markt', 11]);
  expect(found('Edelsteinhändler')).toEqual(['Edelsteinhändler', 16]);
});

test('French names lose their article', async () => {
  await words.speak('fr');
  expect(found('Va à l’Entrepôt d’épices, puis chez le Négociant en pierres précieuses.')).toEqual([
    'Entrepôt d’épices',
    3,
    'Négociant en pierres précieuses',
    16,
  ]);
});
