import { expect, test } from 'vitest';
import { elided, spaced } from './french';
import { bold } from './rich';

test('de loses its vowel before a name that begins with one', () => {
  expect(elided('famille de Usta attrapée')).toBe('famille d’Usta attrapée');
  expect(elided(`famille de ${bold('Élise')}`)).toBe(`famille d’${bold('Élise')}`);
  expect(elided('famille de Marie')).toBe('famille de Marie');
  expect(elided('plus de 8 Lira, de un à deux')).toBe('plus de 8 Lira, de un à deux');
});

test('no line begins with a sign', () => {
  expect(spaced('Et alors ? Oui : « 5 Lira » ; 30 %')).toBe(
    'Et alors\u202F? Oui\u00A0: «\u00A05 Lira\u00A0»\u202F; 30\u202F%',
  );
  expect(spaced('deux mots, sans rien')).toBe('deux mots, sans rien');
});
