/** A view of The Dice Game, with the names of its tracks and colours. */
import { isDice, type DiceView, type GoodsView, type SeatSight, type TracksView } from '../../lib/connection/messages';

export type { DiceView } from '../../lib/connection/messages';
export type Colour = keyof GoodsView;
export const COLOURS: readonly Colour[] = ['red', 'green', 'yellow', 'blue'];
export type Track = keyof TracksView;
export const FACES = ['red', 'green', 'yellow', 'blue', 'lira', 'card'] as const;

/** What a table of The Dice Game shows. */
export function viewOf(table: { sight: SeatSight | null }): DiceView {
  const view = table.sight?.view;
  if (!view || !isDice(view)) throw new Error('no view of The Dice Game');
  return view;
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

/** The picture of what a mosque tile gives. */
export function tileSymbol(name: string): string {
  const { kind, colour } = tileOf(name);
  return kind === 'marker' ? GOOD_SYMBOL[colour ?? 'red']! : TILE_SYMBOL[kind]!;
}

/** Markers, by what they are worth. */
export const MARKERS = [...COLOURS, 'brown'] as const;
