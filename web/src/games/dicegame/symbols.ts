/** What the pictures of The Dice Game stand for. */
import { entry, goodEntries, type SymbolEntry } from '../../table/symbols';

export const DICE_SYMBOLS: readonly SymbolEntry[] = [
  ...goodEntries('about-markers'),
  entry('marker-wild', 'good-brown', 'about-brown'),
  entry('lira', 'good-lira', 'about-dice-lira'),
  entry('crystal', 'crystals', 'about-crystals'),
  entry('ruby', 'rubies', 'about-rubies'),
  entry('mosque-tile', 'mosque-tiles'),
  entry('face-lira', 'trade-lira', 'trade-lira-rule'),
  entry('face-card', 'trade-cards', 'trade-cards-rule'),
];
