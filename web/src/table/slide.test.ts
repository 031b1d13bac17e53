import { expect, test } from 'vitest';
import { slideOf } from './slide';

const edges = { anchor: 200, board: 460, sheet: 310, rivals: 42 };

test('what stands above the sheet stays where it is', () => {
  expect(slideOf(edges)).toBe(0);
  expect(slideOf({ ...edges, anchor: 304 })).toBe(0);
});

test('what is covered comes up, at least by the line of rivals', () => {
  expect(slideOf({ ...edges, anchor: 310 })).toBe(42);
  expect(slideOf({ ...edges, anchor: 400 })).toBe(96);
});

test('the board never leaves a gap above the sheet', () => {
  expect(slideOf({ ...edges, anchor: 460 })).toBe(156);
  expect(slideOf({ ...edges, anchor: 312, board: 320 })).toBe(16);
});

test('what a lesson asks for is seen, whether the sheet would cover it or the board would carry it away', () => {
  expect(slideOf({ ...edges, taught: { top: 350, bottom: 440, stage: 50 } })).toBe(136);
  expect(slideOf({ ...edges, anchor: 460, taught: { top: 90, bottom: 180, stage: 44 } })).toBe(40);
  expect(slideOf({ ...edges, anchor: 460, taught: { top: 50, bottom: 140, stage: 50 } })).toBe(0);
});
