import { expect, test } from 'vitest';
import { layoutOf } from './layout';

test.each([
  [1280, 720, 'desk'],
  [1920, 1080, 'desk'],
  [1024, 768, 'wide'],
  [852, 393, 'wide'],
  [740, 360, 'land'],
  [640, 360, 'land'],
  [820, 1180, 'tablet'],
  [393, 659, 'phone'],
  [320, 568, 'phone'],
])('%d×%d is laid out as %s', (width, height, kind) => {
  expect(layoutOf(width, height).kind).toBe(kind);
});

test('larger text folds as a smaller window does', () => {
  expect(layoutOf(1280, 720, 32)).toEqual(layoutOf(640, 360));
  expect(layoutOf(393, 659, 24).low).toBe(true);
});

test('low, tall and narrow are about phones', () => {
  expect(layoutOf(375, 553)).toMatchObject({ low: true, tall: false, narrow: false });
  expect(layoutOf(393, 852)).toMatchObject({ low: false, tall: true });
  expect(layoutOf(393, 852, 16, 4).tall).toBe(false);
  expect(layoutOf(320, 568).narrow).toBe(true);
  expect(layoutOf(1280, 720)).toMatchObject({ low: false, tall: false, narrow: false });
});
