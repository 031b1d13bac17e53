/** A view of The Dice Game as the server sends it. */

export type Colour = 'red' | 'green' | 'yellow' | 'blue';
export const COLOURS: readonly Colour[] = ['red', 'green', 'yellow', 'blue'];
export const FACES = ['red', 'green', 'yellow', 'blue', 'lira', 'card'] as const;

export interface DiceSeat {
  lira: number;
  crystals: number;
  markers: Record<Colour | 'brown', number>;
  tiles: string[];
  rubies: number;
  mosque_ruby: boolean;
}

export interface DiceView {
  phase: string;
  round: number;
  dice: Record<string, number>;
  actions: number;
  supply: Record<string, number>;
  rubies: Record<Colour | 'left' | 'right' | 'mosque', number>;
  revealed: string[];
  display: string[];
  seats: DiceSeat[];
  viewer: number | null;
  active: number;
  turn: number;
  over: boolean;
  ask: { question: string; seat: number; a: number; b: number } | null;
  target: number;
  tiles_for_ruby: number;
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
