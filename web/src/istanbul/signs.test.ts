import { expect, test } from 'vitest';
import type { SignView } from '../wire/messages';
import { commonPrice, diceRange, expand, goodsOf, onlyGoods, openDeals, othersOf, range } from './signs';

test('goods and other things of a deal are told apart', () => {
  const gives = { red: 2, lira: 3, any: 1 };
  expect(goodsOf(gives)).toEqual({ red: 2, any: 1 });
  expect(othersOf(gives)).toEqual({ lira: 3 });
  expect(onlyGoods(gives)).toBe(false);
  expect(onlyGoods({ blue: 1 })).toBe(true);
  expect(onlyGoods({})).toBe(false);
});

test('each good is drawn as often as it is there', () => {
  expect(expand({ red: 2, blue: 1 })).toEqual(['good-fabric', 'good-fabric', 'good-jewel']);
});

test('a range is one number where least and most are the same', () => {
  expect(range([6, 2, 4])).toBe('2–6');
  expect(range([3, 3])).toBe('3');
});

test('what is sold out is not on offer; what has no number never is', () => {
  const sign: SignView = {
    name: 'gemstone-dealer',
    deals: [{ gives: { rubies: 1 }, left: 0 }, { gives: { rubies: 1 }, left: 2 }, { gives: { cards: 1 } }],
  };
  expect(openDeals(sign).map((deal) => deal.gives)).toEqual([{ rubies: 1 }, { cards: 1 }]);
});

test('a price is common only to deals that all ask for it', () => {
  const one = { gives: { red: 1 }, price: { lira: 2 } };
  expect(commonPrice([one, { gives: { blue: 1 }, price: { lira: 4, red: 1 } }])).toEqual({
    thing: 'lira',
    counts: [2, 4],
  });
  expect(commonPrice([one, { gives: { blue: 1 }, price: { red: 1 } }])).toBeNull();
  expect(commonPrice([])).toBeNull();
});

test('a roll brings from what a miss gives to what the best row gives', () => {
  const rows = [
    { from: 7, gives: { blue: 1 } },
    { from: 11, gives: { blue: 3 } },
  ];
  expect(diceRange({ dice: { rows, otherwise: {} } } as unknown as SignView)).toEqual({
    thing: 'blue',
    from: 0,
    to: 3,
  });
  expect(diceRange({ name: 'fountain' })).toBeNull();
});
