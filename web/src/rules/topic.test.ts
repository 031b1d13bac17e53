import { expect, it } from 'vitest';
import { heldTopic } from './topic';

it('finds the page of what is held', () => {
  expect(heldTopic('card-far')).toBe('card-far');
  expect(heldTopic('recall')).toBe('tile-yellow');
});
