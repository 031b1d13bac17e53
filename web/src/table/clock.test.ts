import { expect, test } from 'vitest';
import { clockText } from './clock.svelte';

test('a clock shows minutes and seconds, hours where there are any, and never less than nothing', () => {
  expect(clockText(59_001)).toBe('1:00');
  expect(clockText(61_000)).toBe('1:01');
  expect(clockText(3_723_000)).toBe('1:02:03');
  expect(clockText(-5)).toBe('0:00');
});
