import { expect, test } from 'vitest';
import { lastTurnOf } from './undoing';

const step = (seat: number | null, turn: number, line: number, undone = false) => ({
  ...{ seat, turn, line, undone },
  undo: null,
});

test('my last turn began with my first decision in it, whoever has played since', () => {
  const steps = [step(0, 1, 1), step(0, 5, 9), step(0, 5, 11), step(1, 6, 14), step(2, 7, 20)];
  expect(lastTurnOf(steps, 0)).toBe(9);
});

test('what was taken back, and others’ turns, do not count', () => {
  expect(lastTurnOf([step(0, 1, 1), step(0, 5, 9, true)], 0)).toBe(1);
  expect(lastTurnOf([step(1, 1, 1)], 0)).toBeNull();
  expect(lastTurnOf([step(null, 1, 1)], null)).toBeNull();
});
