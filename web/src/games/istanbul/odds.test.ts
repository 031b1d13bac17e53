import { expect, test } from 'vitest';
import { chanceOf, worthOf } from './odds';

const tea = {
  announced: true,
  rows: [3, 7, 12].map((least) => ({ least, gives: { lira: least } })),
  otherwise: { lira: 2 },
};
const market = {
  announced: false,
  rows: [
    { least: 7, gives: { blue: 1 } },
    { least: 9, gives: { blue: 2 } },
    { least: 11, gives: { blue: 3 } },
  ],
  otherwise: {},
};

test('a roll is worth what was announced if it reaches it, and else what a miss brings', () => {
  expect([6, 7, 12].map((total) => worthOf(tea, total, 7))).toEqual([2, 7, 7]);
  expect([6, 7, 10, 12].map((total) => worthOf(market, total, null))).toEqual([0, 1, 2, 3]);
});

test('the chance is that of all rolls that reach the number; others are as good as the rolls that they beat', () => {
  expect(chanceOf(tea, [2, 3], 7)[0]).toBeCloseTo(21 / 36);
  expect(chanceOf(market, [4, 5], null)[1]).toBeCloseTo(26 / 36);
});
