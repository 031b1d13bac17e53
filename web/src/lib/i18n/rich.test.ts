import { expect, test } from 'vitest';
import { bold, dieMark, newWords, partsOf, placeMark, plainOf, symbolMark } from './rich';

const sentence = `${bold('Usta')} goes to ${placeMark(9)}: ${symbolMark('good-spice', 'spice')} with ${dieMark(4)}.`;

test('a sentence comes apart into text and pictures, in order', () => {
  expect(partsOf(sentence)).toEqual([
    { kind: 'bold', text: 'Usta' },
    { kind: 'text', text: ' goes to ' },
    { kind: 'place', place: 9 },
    { kind: 'text', text: ': ' },
    { kind: 'symbol', symbol: 'good-spice', text: 'spice', count: '' },
    { kind: 'text', text: ' with ' },
    { kind: 'die', pips: 4 },
    { kind: 'text', text: '.' },
  ]);
});

test('a number stays with its picture', () => {
  const took = `took 12 ${symbolMark('good-fruit', 'fruit')}`;
  expect(partsOf(took)).toEqual([
    { kind: 'text', text: 'took ' },
    { kind: 'symbol', symbol: 'good-fruit', text: 'fruit', count: '12 ' },
  ]);
  expect(plainOf(took, String)).toBe('took 12 fruit');
});

test('for ears every picture is a word', () => {
  expect(plainOf(sentence, (place) => `${place} Tea House`)).toBe('Usta goes to 9 Tea House: spice with 4.');
});

test('pictures side by side are a list', () => {
  const paid = `paid ${symbolMark('good-fruit', 'fruit')}${symbolMark('good-fruit', 'fruit')}, took ${symbolMark('lira', 'Lira')}`;
  expect(plainOf(paid, String)).toBe('paid fruit, fruit, took Lira');
});

test('a sentence without pictures is one part, an empty one none', () => {
  expect(partsOf('It is over.')).toEqual([{ kind: 'text', text: 'It is over.' }]);
  expect(partsOf('')).toEqual([]);
});

test('of a sentence that grows only what is new is said', () => {
  expect(newWords('Usta goes to 9.', 'Usta goes to 9, rolls 4 5.')).toBe('rolls 4 5.');
  expect(newWords('Usta goes to 9.', 'Marie takes a card.')).toBe('Marie takes a card.');
  expect(newWords('', 'Marie takes a card.')).toBe('Marie takes a card.');
});
