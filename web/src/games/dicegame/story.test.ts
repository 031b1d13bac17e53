import { expect, test } from 'vitest';
import { partsOf } from '../../lib/i18n/rich';
import type { OutcomePart } from '../../lib/connection/messages';
import { TELLER } from './story';

/** The pictures of a part, one word each. */
const row = (part: OutcomePart): string =>
  partsOf(TELLER.row(part))
    .map((one) =>
      one.kind === 'symbol'
        ? `${one.count.trim()}${one.symbol}`
        : one.kind === 'arrow'
          ? '→'
          : 'text' in one
            ? one.text
            : one.kind,
    )
    .join(' ');

test('dice stand one by one; what they paid for stands behind the arrow', () => {
  expect(row({ what: 'roll', seat: 0, dice: { red: 2, lira: 1 } })).toBe('face-fabric face-fabric face-lira');
  expect(row({ what: 'act', seat: 0, dice: { lira: 2 }, got: { lira: 4 } })).toBe('face-lira face-lira → 4');
  expect(row({ what: 'act', seat: 0, dice: { red: 3 }, gave: { red: 1 }, got: { rubies: 1 } })).toBe(
    'face-fabric face-fabric face-fabric good-fabric → ruby',
  );
});

test('a card that is refused, and what is given back, are marked', () => {
  expect(row({ what: 'decline', seat: 0, card: 'ruby-for-markers' })).toBe('bazaar-card ×');
  expect(row({ what: 'return', seat: 0, gave: { crystals: 2 } })).toBe('− 2crystal');
});
