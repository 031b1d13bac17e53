/** What a planned action would change, in lines for the turn card. */
import { t } from '../words/words.svelte';
import { GOOD_SYMBOL, type DiceView } from './view';

export interface ChangeLine {
  symbol: string;
  words: string;
  before: number;
  after: number;
}

export function changesOf(
  view: DiceView,
  later: DiceView | undefined,
  me: number | null,
  used: Record<string, number>,
): ChangeLine[] {
  if (me === null || !later) return [];
  const [one, two] = [view.seats[me]!, later.seats[me]!];
  const found: ChangeLine[] = [];
  const add = (symbol: string, words: string, before: number, after: number): void => {
    if (before !== after) found.push({ symbol, words, before, after });
  };
  add('dice', t('dice'), count(view.dice), count(view.dice) - count(used));
  for (const kind of ['red', 'green', 'yellow', 'blue', 'brown'] as const)
    add(GOOD_SYMBOL[kind]!, t('markers-of', { colour: t(`good-${kind}`) }), one.markers[kind], two.markers[kind]);
  add('lira', 'Lira', one.lira, two.lira);
  add('crystal', t('crystals'), one.crystals, two.crystals);
  add('mosque-tile', t('mosque-tiles'), one.tiles.length, two.tiles.length);
  add('ruby', t('rubies'), one.rubies, two.rubies);
  return found;
}

const count = (dice: Record<string, number>): number => Object.values(dice).reduce((sum, n) => sum + n, 0);
