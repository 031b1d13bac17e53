import { describe, expect, it } from 'vitest';
import { selectorOf } from './targets';

describe('what a lesson points at', () => {
  it('finds places, and tokens where they stand', () => {
    expect(selectorOf('place 9', {})).toBe('.tile:has([data-place="9"])');
    expect(selectorOf('token smuggler', { smuggler: 12 })).toBe('.tile:has([data-place="12"])');
  });

  it('finds cards by their names, with spaces too', () => {
    expect(selectorOf('card guild 11', {})).toContain('[data-card="guild 11"]');
  });

  it('points at the card where it knows of nothing nearer', () => {
    expect(selectorOf('panel nothing-such', {})).toBe('.turn');
  });
});
