/** What came of a decision of mine, as the turn card keeps it until I choose again. */
import type { OutcomePart } from '../lib/connection/messages';

/** Something that came in, and how many there were before and are now. */
export interface Gain {
  symbol: string;
  words: string;
  before: number;
  after: number;
}

export interface Result {
  sentence: string;
  /** Dice as they lie. */
  pips: number[];
  /** What it is the colour of: what came in; empty if nothing did. */
  ground: string;
  gains: Gain[];
  /** The chance that I had. */
  luck: string;
}

const GROUNDS: Record<string, string> = { rubies: 'ruby', lira: 'lira', cards: 'cards' };

/** The arch of what was gained, the rarest first; none for a roll that missed. */
function groundOf(part: OutcomePart): string {
  const got = Object.keys(part.got ?? {});
  if (got.length === 0 || part.hit === false) return '';
  const first = Object.keys(GROUNDS).find((thing) => got.includes(thing));
  return first ? GROUNDS[first]! : 'goods';
}

/** A result that is only said. */
export const plainResult = (sentence: string, part: OutcomePart): Result => ({
  ...{ sentence, ground: groundOf(part), pips: [], gains: [], luck: '' },
});
