/** What the pictures of the board game stand for. */
import type { IstanbulView } from '../../lib/connection/messages';
import { entry, goodEntries, tokenEntry, type SymbolEntry } from '../../table/symbols';
import { playedIn } from './expansions';

const BASE: readonly SymbolEntry[] = [
  ...goodEntries(),
  entry('good-any', 'good-any'),
  entry('good-nonblue', 'symbol-not-blue'),
  entry('lira', 'good-lira', 'about-lira'),
  entry('ruby', 'rubies', 'about-rubies'),
  entry('bonus-card', 'bonus-cards', 'about-card'),
  entry('mosque-tile', 'mosque-tiles'),
  entry('extension', 'plan-room'),
  entry('dice', 'dice'),
  entry('assistant', 'assistants', 'about-assistants'),
  entry('family', 'family', 'about-family'),
  tokenEntry('governor'),
  tokenEntry('smuggler'),
];

export const symbolsOf = (view: IstanbulView): SymbolEntry[] => [
  ...BASE,
  ...playedIn(view).flatMap(({ symbols }) => symbols),
];
