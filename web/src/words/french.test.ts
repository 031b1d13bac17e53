import { expect, test } from 'vitest';
import { elided } from './french';
import { bold } from './rich';

test('de loses its vowel before a name that begins with one', () => {
  expect(elided('famille de Usta attrapée')).toBe('famille d’Usta attrapée');
  expect(elided(`famille de ${bold('Élise')}`)).toBe(`famille d’${bold('Élise')}`);
  expect(elided('famille de Marie')).toBe('famille de Marie');
  expect(elided('plus de 8 Lira, de un à deux')).toBe('plus de 8 Lira, de un à deux');
});
