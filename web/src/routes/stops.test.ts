import { expect, test } from 'vitest';
import type { Step } from '../lib/connection/messages';
import { coursesOf } from './rubies';
import { stopsOf, turnsOf } from './stops';

const step = (at: number, turn: number, seat: number | null, more: Partial<Step> = {}): Step =>
  ({ at, turn, seat, line: at, outcomes: [], undone: false, undo: null, ...more }) as Step;

test('one stops where somebody had to answer: not before a roll, not at what was taken back', () => {
  const steps = [
    step(1, 1, 0),
    step(2, 1, null),
    step(3, 1, 0),
    step(4, 1, 0, { undone: true }),
    step(5, 1, 0, { undo: 4 }),
    step(6, 2, 1),
  ];
  expect(stopsOf(steps)).toEqual([2, 3, 6]);
});

test('turns begin at the first stop, at the last, and where another turn goes on', () => {
  const steps = [step(1, 1, 0), step(2, 1, 0), step(3, 2, 1), step(4, 2, 1), step(5, 3, 0)];
  expect(turnsOf(steps, [1, 2, 3, 4, 5])).toEqual([1, 2, 4, 5]);
});

test('a ruby counts from its turn on, unless it was taken back', () => {
  const ruby = { outcomes: [{ turn: 2, parts: [{ what: 'act', seat: 1, got: { rubies: 1 } }] }] as Step['outcomes'] };
  const courses = coursesOf(
    [step(1, 1, 0), step(2, 2, 1, ruby), step(3, 2, 1, { ...ruby, undone: true }), step(4, 3, 0)],
    2,
  );
  expect(courses.map((course) => course.counts)).toEqual([
    [0, 0, 0, 0],
    [0, 0, 1, 1],
  ]);
});
