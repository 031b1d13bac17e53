/** A view of The Dice Game: the server's type, with the names of its tracks and colours. */
import type { DiceSeatView, DiceSignsView, DiceView as Told, Known, TrackSignView } from '../wire/messages';

export type Colour = 'red' | 'green' | 'yellow' | 'blue';
export const COLOURS: readonly Colour[] = ['red', 'green', 'yellow', 'blue'];
export type Track = Colour | 'left' | 'right' | 'mosque';
export const FACES = ['red', 'green', 'yellow', 'blue', 'lira', 'card'] as const;

export interface DiceSeat extends DiceSeatView {
  markers: Record<Colour | 'brown', number>;
}

export interface DiceView extends Omit<Known<Told>, 'seats' | 'rubies' | 'signs'> {
  seats: DiceSeat[];
  rubies: Record<Track, number>;
  signs: Omit<DiceSignsView, 'tracks'> & { tracks: Record<Track, TrackSignView> };
}

export const FACE_SYMBOL: Record<string, string> = {
  red: 'face-fabric',
  green: 'face-spice',
  yellow: 'face-fruit',
  blue: 'face-jewel',
  lira: 'face-lira',
  card: 'face-card',
};
export const GOOD_SYMBOL: Record<string, string> = {
  red: 'good-fabric',
  green: 'good-spice',
  yellow: 'good-fruit',
  blue: 'good-jewel',
  brown: 'marker-wild',
  lira: 'lira',
  card: 'bazaar-card',
};

/** A mosque tile by its name: `lira-red` pays Lira. */
export function tileOf(name: string): { kind: string; colour: string | null } {
  const [kind = name, colour = null] = name.split('-');
  return { kind, colour };
}

/** What something costs, one thing after the other; of different colours one each. */
export function unfold(price: Record<string, number>): string[] {
  return Object.entries(price).flatMap(([thing, count]) =>
    thing === 'different' ? COLOURS.slice(0, count) : Array<string>(count).fill(thing),
  );
}

export const TILE_SYMBOL: Record<string, string> = {
  lira: 'lira',
  crystal: 'crystal',
  card: 'bazaar-card',
  action: 'plus',
  marker: 'good-any',
  die: 'dice',
};
