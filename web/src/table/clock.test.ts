import { expect, test } from 'vitest';
import { clockText } from './clock.svelte';
import { News } from './news';

test('a clock shows minutes and seconds, hours where there are any, and never less than nothing', () => {
  expect(clockText(59_001)).toBe('1:00');
  expect(clockText(61_000)).toBe('1:01');
  expect(clockText(3_723_000)).toBe('1:02:03');
  expect(clockText(-5)).toBe('0:00');
});

test('news are told once, and nothing of what was there before one looked', () => {
  const step = (at: number, undone = false) => ({ at, undone, undo: null });
  const news = new News();
  expect(news.since([step(1), step(2)], 0)).toEqual([]);
  expect(news.since([step(1), step(2), step(3), step(4, true)], 0).map((one) => one.at)).toEqual([3]);
  expect(news.since([step(1), step(2), step(3), step(4, true)], 0)).toEqual([]);
  expect(news.since([step(1), step(5)], 1)).toEqual([]);
});
