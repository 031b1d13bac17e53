import { describe, expect, it } from 'vitest';
import { selectorOf } from './targets';

describe('what a lesson points at', () => {
  it('finds places, and tokens where they stand', () => {
    expect(selectorOf('place 9', {})).toBe('.tile:has([data-place="9"])');
    expect(selectorOf('token smuggler', { smuggler: 12 })).toBe('.tile:has([data-place="12"])');
  });

  it('finds cards by their names, and those that have numbers by kind and number', () => {
    expect(selectorOf('card far', {})).toContain('[data-card="far"]');
    expect(selectorOf('card kind 11', {})).toContain('[data-card="kind-11"]');
  });

  it('finds the edge between two places where a bar can lie', () => {
    expect(selectorOf('edge 4 10', {})).toBe('[data-edge$=" 4 10"]');
  });

  it('finds what one has by its name, and what is done with it, but not what is done without', () => {
    expect(selectorOf('panel lira', {})).toContain('.me [data-has="lira"]');
    expect(selectorOf('panel lira', {})).toContain('[data-move*="lira"]:not([data-move^="no "])');
  });
});
