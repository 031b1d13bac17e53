import { describe, expect, it } from 'vitest';
import type { Move } from '../table/moves';
import { thingOf } from './topic';

const move = (verb: string, more: Partial<Move> = {}): Move => ({ verb, text: verb, declines: false, ...more }) as Move;

describe('the page about a thing', () => {
  it('is about the card that is held', () => {
    expect(thingOf('play far', null, {})).toBe('card-far');
    expect(thingOf('recall', null, {})).toBe('tile-yellow');
  });
  it('is about the card that is planned, else about who is met', () => {
    expect(thingOf(null, move('play', { card: 'stay' }), {})).toBe('card-stay');
    expect(thingOf(null, null, { token: 'governor' })).toBe('token-governor');
    expect(thingOf(null, move('go', { place: 9 }), {})).toBeNull();
  });
});
