import { expect, test } from 'vitest';
import type { DealView, SignView } from '../../lib/connection/messages';
import {
  diceRange,
  expand,
  goodsOf,
  missingFor,
  offerOf,
  onlyGoods,
  othersOf,
  range,
  rubyDeals,
  rubyPlaces,
} from './signs';

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

const signOf = (deals: DealView[], most_deals = 1): SignView => ({ name: 'a place', deals, most_deals });

test('what is sold out is not on offer; what has no number never is', () => {
  const sold = { gives: { rubies: 1 }, left: 0 };
  const offer = offerOf(signOf([sold, { gives: { rubies: 1 }, left: 2 }, { gives: { cards: 1 } }]));
  expect(offer?.deals.map((deal) => deal.gives)).toEqual([{ rubies: 1 }, { cards: 1 }]);
  expect(offerOf(signOf([sold]))).toBeNull();
});

test('a price is common only to deals that all ask for it', () => {
  const one = { gives: { red: 1 }, price: { lira: 2 } };
  const common = [one, { gives: { blue: 1 }, price: { lira: 4, red: 1 } }];
  expect(offerOf(signOf(common))).toMatchObject({ kind: 'common', thing: 'lira', counts: [2, 4] });
  expect(offerOf(signOf([one, { gives: { blue: 1 }, price: { red: 1 } }]))?.kind).toBe('priced');
});

test('what can be had is told by how it is paid', () => {
  const free = { gives: { red: 1 } };
  const priced = { gives: { lira: 3 }, price: { red: 1 } };
  expect(offerOf(signOf([free]))?.kind).toBe('free');
  expect(offerOf(signOf([priced]))?.kind).toBe('priced');
  expect(offerOf(signOf([priced, priced], 2))?.kind).toBe('each');
  expect(offerOf(signOf([{ ...priced, needs: { red: 3 } }]))?.kind).toBe('needs');
});

test('a roll brings from what a miss gives to what the best row gives', () => {
  const rows = [
    { least: 7, gives: { blue: 1 } },
    { least: 11, gives: { blue: 3 } },
  ];
  const dice = { announced: false, rows, otherwise: {} };
  expect(diceRange({ dice })).toEqual({ thing: 'blue', from: 0, to: 3 });
  expect(diceRange({})).toBeNull();
});

test('rubies are where their own lie, and where one may choose from those of others', () => {
  const signs = {
    16: { name: 'gemstone-dealer', rubies: 4 },
    13: { name: 'sultans-palace', rubies: 0 },
    2: { name: 'fabric-warehouse', fills: 'red' as const },
    24: { name: 'any', deals: [{ gives: { rubies: 1 }, price: { seals: 6 }, tracks: [13, 16] }] },
  };
  const found = rubyPlaces({ board: [24, 2, 16, 13], signs });
  expect(found).toEqual([
    { place: 13, left: 0, anywhere: false },
    { place: 16, left: 4, anywhere: false },
    { place: 24, left: 4, anywhere: true },
  ]);
});

test('of all deals of a place those are told that bring a ruby, or what a ruby comes with', () => {
  const tile = { gives: { tiles: 1 }, price: { lira: 1 } };
  const ruby = { gives: { rubies: 1 }, price: { lira: 4, yellow: 3 } };
  expect(rubyDeals({ name: 'any', deals: [tile, ruby] })).toEqual([ruby]);
  expect(rubyDeals({ name: 'other', deals: [tile] })).toEqual([tile]);
});

test('what is missing for the cheapest deal is told, what one must only have counts too', () => {
  const deals: DealView[] = [
    { gives: { 'mosque-tiles': 1 }, price: { red: 1 }, needs: { red: 4 } },
    { gives: { 'mosque-tiles': 1 }, price: { green: 1 }, needs: { green: 2 } },
  ];
  const has = (mine: Record<string, number>) => (thing: string) => mine[thing] ?? 0;
  expect(missingFor({ name: 'small-mosque', deals }, has({ red: 1, green: 1 }))).toEqual({ green: 1 });
  expect(missingFor({ name: 'small-mosque', deals }, has({ red: 4 }))).toEqual({});
  expect(missingFor({ name: 'fountain' }, has({}))).toBeNull();
});
