/** A view of The Dice Game: the server's type, with the names of its tracks and colours. */
import type { DiceSeatView, DiceView as Told, Known } from '../wire/messages';

export type Colour = 'red' | 'green' | 'yellow' | 'blue';
export const COLOURS: readonly Colour[] = ['red', 'green', 'yellow', 'blue'];
export const FACES = ['red', 'green', 'yellow', 'blue', 'lira', 'card'] as const;

export interface DiceSeat extends DiceSeatView {
  markers: Record<Colour | 'brown', number>;
}

export interface DiceView extends Omit<Known<Told>, 'seats' | 'rubies' | 'open' | 'prices'> {
  seats: DiceSeat[];
  rubies: Record<Colour | 'left' | 'right' | 'mosque', number>;
  prices: { goods: number[]; left: number[]; right: number[] };
  open: Record<Colour, number | null> & { left: Record<string, number> | null; right: number | null };
}

export const FACE_SYMBOL: Record<string, string> = { red: 'face-fabric', green: 'face-spice', yellow: 'face-fruit', blue: 'face-jewel', lira: 'face-lira', card: 'face-card' };
export const GOOD_SYMBOL: Record<string, string> = { red: 'good-fabric', green: 'good-spice', yellow: 'good-fruit', blue: 'good-jewel', brown: 'marker-wild', lira: 'lira', card: 'bazaar-card' };

/** A mosque tile by its name: `lira-red` costs three red and pays Lira. */
export function tileOf(name: string): { kind: string; cost: string[]; colour: string | null } {
  const [kind = name, colour = null] = name.split('-');
  return { kind, colour, cost: colour ? Array<string>(3).fill(colour) : [...COLOURS] };
}

export const TILE_SYMBOL: Record<string, string> = { lira: 'lira', crystal: 'crystal', card: 'bazaar-card', action: 'plus', marker: 'good-any', die: 'dice' };
