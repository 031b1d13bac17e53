import { expect, test } from 'vitest';
import type { Move } from '../../../../table/moves';
import { answersOf, isCard, keyOf, specialsOf } from '../../answers';

const move = (text: string, way?: string): Move => ({ text, verb: text.split(' ')[0]!, declines: false, way }) as Move;

test('the companion has one button, however many places he could go to', () => {
  const found = specialsOf([
    move('companion 3'),
    move('companion 4'),
    move('put companion', 'companion'),
    move('go 9'),
  ]);
  expect(found.map(({ key }) => key)).toEqual(['companion', 'put-companion']);
});

test('what is done with the companion is no answer to what is asked, and no card', () => {
  expect(answersOf([move('companion 3'), move('yes')]).map(({ text }) => text)).toEqual(['yes']);
  expect([move('companion 3'), move('play good')].map(isCard)).toEqual([false, true]);
  expect(keyOf(move('companion 3'))).toBe('companion');
});
