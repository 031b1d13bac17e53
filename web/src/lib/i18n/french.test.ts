import { FluentBundle, FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import { elided, spaced } from './french';
import catalogue from './fr.ftl?raw';
import { bold } from './rich';

test('de loses its vowel before a name that begins with one', () => {
  expect(elided('famille de Usta attrapée')).toBe('famille d’Usta attrapée');
  expect(elided(`famille de ${bold('Élise')}`)).toBe(`famille d’${bold('Élise')}`);
  expect(elided('famille de Marie')).toBe('famille de Marie');
  expect(elided('plus de 8 Lira, de un à deux')).toBe('plus de 8 Lira, de un à deux');
});

test('what the board is made of has one name', () => {
  expect(catalogue.match(/(?<!\bau )\blieux?\b/gi)).toBeNull();
});

test('no line begins with a sign', () => {
  expect(spaced('Et alors ? Oui : « 5 Lira » ; 30 %')).toBe(
    'Et alors\u202F? Oui\u00A0: «\u00A05 Lira\u00A0»\u202F; 30\u202F%',
  );
  expect(spaced('deux mots, sans rien')).toBe('deux mots, sans rien');
});

const french = new FluentBundle('fr', { useIsolating: false });
french.addResource(new FluentResource(catalogue));
const say = (key: string, values: Record<string, string | number>): string =>
  french.formatPattern(french.getMessage(key)!.value!, values, []);
/** So many of a good, as logs and bubbles count them. */
const counted = (good: string, count: number): string =>
  say('counted-good', { count, good: say(`good-${good}`, { count }) });

test.each([
  ['red', '1 tissu', '2 tissus', 'reçu', 'donnés'],
  ['green', '1 épice', '2 épices', 'reçue', 'données'],
  ['yellow', '1 fruit', '2 fruits', 'reçu', 'donnés'],
  ['blue', '1 bijou', '2 bijoux', 'reçu', 'donnés'],
  ['coffee', '1 café', '2 cafés', 'reçu', 'donnés'],
])('what is said of %s agrees in number and gender', (good, one, two, got, gave) => {
  expect(say('log-got', { got: counted(good, 1), good, count: 1 })).toBe(`${one} ${got}`);
  expect(say('log-got', { got: counted(good, 2), good, count: 2 })).toBe(`${two} ${got}s`);
  expect(say('log-gave', { gave: counted(good, 2), good, count: 2 })).toBe(`${two} ${gave}`);
  const feminine = good === 'green' ? 'e' : '';
  const name = say(`good-${good}`, { count: 2 });
  expect(say('warning-no-room', { count: 1, good, name: say(`good-${good}`, { count: 1 }) })).toBe(
    `Pas de place : ${one} serait perdu${feminine}.`,
  );
  expect(say('warning-no-room', { count: 2, good, name })).toBe(`Pas de place : 2 ${name} seraient perdu${feminine}s.`);
});

test('letters that are delivered are counted', () => {
  expect(say('letters-held', { open: '7 Fontaine', delivered: 1 })).toBe('Lettres pour 7 Fontaine ; 1 remise');
  expect(say('letters-held', { open: '7 Fontaine', delivered: 2 })).toBe('Lettres pour 7 Fontaine ; 2 remises');
});
