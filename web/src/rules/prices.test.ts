import { describe, expect, it } from 'vitest';
import { atLeast, priceRows, rollRows } from './prices';

describe('tables of the rules', () => {
  it('tell what gets dearer, from now on', () => {
    const dealer = { gives: { rubies: 1 }, price: { lira: 12 }, left: 3, later: [{ lira: 13 }, { lira: 14 }] };
    const tile = { gives: { 'mosque-tiles': 1 }, price: { red: 1 }, needs: { red: 2 }, left: 2, later: [{ red: 4 }] };
    const always = { gives: { extensions: 1 }, price: { lira: 7 } };
    expect(priceRows({ deals: [dealer, tile, always] })).toEqual([
      { what: { rubies: 1 }, steps: [{ lira: 12 }, { lira: 13 }, { lira: 14 }] },
      { what: { 'mosque-tiles': 1 }, steps: [{ red: 2 }, { red: 4 }] },
    ]);
    expect(priceRows({ deals: [{ ...dealer, left: 0 }] })).toEqual([]);
  });

  it('tell how likely a roll is, and what it brings on average', () => {
    expect(atLeast(7)).toBeCloseTo(21 / 36);
    expect(atLeast(13)).toBe(0);
    const tea = { announced: true, rows: [{ least: 7, gives: { lira: 7 } }], otherwise: { lira: 2 } };
    const [seven] = rollRows({ dice: tea });
    expect(seven?.mean).toBeCloseTo((21 * 7 + 15 * 2) / 36);
    const market = { announced: false, rows: [7, 9, 11].map((least, i) => ({ least, gives: { blue: i + 1 } })) };
    const chances = rollRows({ dice: { ...market, otherwise: {} } }).map((row) => Math.round(row.chance * 36));
    expect(chances).toEqual([11, 7, 3]);
  });
});
