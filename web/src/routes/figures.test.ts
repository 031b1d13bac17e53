import { expect, test } from 'vitest';
import type { OutcomePart, Step } from '../lib/connection/messages';
import { decidedBy, figuresOf } from './figures';

const step = (turn: number, seat: number, ...parts: OutcomePart[]): Step => ({
  ...{ at: turn, turn, seat, entries: 1, line: turn, number: turn, text: '', undo: null, undone: false },
  outcomes: [{ turn, parts }],
});

const TEA = {
  announced: true,
  rows: [3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((least) => ({ least, gives: { lira: least } })),
  otherwise: { lira: 2 },
};

test('what was earned counts what others paid, where one was, and the first roll against the odds', () => {
  const steps = [
    step(1, 0, { what: 'turn', seat: 0, round: 1 }, { what: 'go', seat: 0, place: 9 }, { what: 'leave', seat: 0 }),
    step(1, 0, { what: 'act', seat: 0, place: 9, verb: 'announce', number: 7, pips: [1, 3], hit: false }),
    step(1, 0, {
      ...{ what: 'act', seat: 0, resumes: true, place: 9, verb: 'turn', number: 7, before: [1, 3], pips: [4, 3] },
      got: { lira: 7 },
    }),
    step(2, 1, { what: 'turn', seat: 1, round: 2 }, { what: 'go', seat: 1, place: 16 }),
    step(2, 1, { what: 'pay', seat: 1, to: 0, gave: { lira: 2 } }),
    step(2, 1, { what: 'act', seat: 1, place: 16, gave: { lira: 12 }, got: { rubies: 1 }, rubies: [16] }),
    { ...step(3, 0, { what: 'act', seat: 0, got: { lira: 50 } }), undone: true },
  ];
  const [one, other] = figuresOf(steps, 2, { 9: TEA });
  expect(one).toMatchObject({ lira: 9, paid: 2, rolls: 1, stopped: 0 });
  expect(one!.luck).toBeCloseTo(2 - (7 * 21 + 2 * 15) / 36);
  expect([...one!.places]).toEqual([[9, 1]]);
  expect(other!.rubies).toEqual([{ round: 2, place: 16, track: null }]);
});

test('the first column in which the winner has more has decided', () => {
  const standing = (rank: number, rubies: number, lira: number) => ({ rank, score: { rubies, lira, goods: 1 } });
  expect(decidedBy([standing(2, 5, 6), standing(1, 5, 9), standing(3, 4, 20)])).toBe('lira');
  expect(decidedBy([standing(1, 6, 0), standing(2, 5, 9)])).toBe('rubies');
  expect(decidedBy([standing(1, 5, 9), standing(1, 5, 9)])).toBe(null);
});
