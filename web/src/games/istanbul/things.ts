/** The things of the bazaar, as signs, plans and outcomes name them: their pictures. */
import type { OutcomePart } from '../../lib/connection/messages';
import { firstOf } from './expansions';

export interface Thing {
  symbol: string;
  /** What it is called where it changes, as the key of its words. */
  name?: string;
  /** So many of it, as the key of words, where it is told without a picture. */
  counts?: string;
  /** One picture stands for several, with their number. */
  counted?: boolean;
  /** Where a player keeps it, if not under its own name. */
  kept?: string;
  /** Cards that are drawn: those that one may see. */
  faces?: (part: OutcomePart) => (string | null)[];
}

const BASE: Record<string, Thing> = {
  red: { symbol: 'good-fabric' },
  green: { symbol: 'good-spice' },
  yellow: { symbol: 'good-fruit' },
  blue: { symbol: 'good-jewel' },
  any: { symbol: 'good-any' },
  'not-blue': { symbol: 'good-nonblue' },
  lira: { symbol: 'lira', name: 'good-lira' },
  cards: { symbol: 'bonus-card', name: 'bonus-cards', kept: 'card', faces: (part) => part.cards ?? [] },
  'any-card': { symbol: 'bonus-card' },
  rubies: { symbol: 'ruby', name: 'rubies', kept: 'ruby' },
  room: { symbol: 'extension', name: 'plan-room' },
  extensions: { symbol: 'extension' },
  assistants: { symbol: 'assistant' },
  'mosque-tiles': { symbol: 'mosque-tile', kept: 'tile' },
};

export const thingOf = (name: string): Thing | null => BASE[name] ?? firstOf(({ things }) => things[name]);
/** The symbol of a thing. */
export const symbolOf = (name: string): string => thingOf(name)?.symbol ?? 'good-any';
export const isCounted = (name: string, count: number): boolean => count > 1 && (thingOf(name)?.counted ?? false);
