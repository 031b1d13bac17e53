import { expect, test } from 'vitest';
import { partsOf } from '../../lib/i18n/rich';
import type { OutcomePart } from '../../lib/connection/messages';
import { TELLER } from './story';

/** The pictures of a part, one word each. */
const row = (part: OutcomePart): string =>
  partsOf(TELLER.row(part))
    .map((one) => {
      if (one.kind === 'symbol') return `${one.count.trim()}${one.symbol}`;
      if (one.kind === 'place') return `at${one.place}`;
      if (one.kind === 'die') return `die${one.pips}`;
      return one.kind === 'mark' ? one.house : one.kind === 'arrow' ? '→' : `${one.kind} ${one.text}`;
    })
    .join(', ');

test('what was given stands before the arrow, what came of it behind', () => {
  expect(row({ what: 'act', seat: 0, gave: { lira: 15 }, got: { rubies: 1 } })).toBe('coin 15, →, ruby');
  expect(row({ what: 'act', seat: 0, number: 7, pips: [2, 3], got: { lira: 2 } })).toBe(
    'bold 7, →, die2, die3, coin 2',
  );
  expect(row({ what: 'act', seat: 1, got: { red: 3 } })).toBe('3good-fabric');
});

test('cards stand one by one, and what is discarded or lost is said', () => {
  const drawn: OutcomePart = { what: 'act', seat: 0, got: { cards: 2 }, cards: [null, null], discarded: ['five-lira'] };
  expect(row(drawn)).toBe('bonus-card, bonus-card, lost −1');
  expect(row({ what: 'act', seat: 0, got: { blue: 1 }, lost: { blue: 2 } })).toBe('good-jewel, lost −, 2good-jewel');
});

test('who is paid, met or caught is seen', () => {
  expect(row({ what: 'pay', seat: 0, to: 1, gave: { lira: 2 } })).toBe('blue, coin 2');
  expect(row({ what: 'meet', seat: 0, token: 'smuggler', gave: { lira: 2 }, got: { red: 1 } })).toBe(
    'smuggler, coin 2, →, good-fabric',
  );
  expect(row({ what: 'catch', seat: 1, to: 0, got: { lira: 3 } })).toBe('family-red, →, coin 3');
});

test('what has no picture is left to words', () => {
  expect(row({ what: 'stop', seat: 0, why: 'stopped' })).toBe('');
  expect(row({ what: 'another-turn', seat: 0 })).toBe('');
});
