/** Tables as one often wants them: a name, and what is chosen then. */
import type { NewTable } from '../lib/connection/messages';

export interface Preset {
  name: string;
  symbol: string;
  game: NewTable['game'];
  /** Bots besides me. */
  bots: number;
  options: Record<string, unknown>;
  /** With all expansions that there are. */
  expanded?: boolean;
  /** With the coach. */
  coach?: boolean;
}

export const PRESETS: readonly Preset[] = [
  { name: 'first-game', symbol: 'place-2', game: 'istanbul', bots: 2, options: { layout: 'short' }, coach: true },
  { name: 'duel', symbol: 'merchant', game: 'istanbul', bots: 1, options: { layout: 'random' } },
  { name: 'great-bazaar', symbol: 'logo', game: 'istanbul', bots: 3, options: {}, expanded: true },
  { name: 'dice-game', symbol: 'face-lira', game: 'dicegame', bots: 2, options: {} },
];
