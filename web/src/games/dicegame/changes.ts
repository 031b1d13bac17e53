/** What a planned action would change, in lines for the turn card. */
import type { LinePlan } from '../../lib/connection/messages';
import { t } from '../../lib/i18n/words.svelte';
import { GOOD_SYMBOL, type DiceView } from './view';

export interface ChangeLine {
  symbol: string;
  words: string;
  before: number;
  after: number;
}

/** What can change besides markers: its picture and its name. */
const LOOKS: Record<string, readonly [symbol: string, words: string]> = {
  crystals: ['crystal', 'crystals'],
  tiles: ['mosque-tile', 'mosque-tiles'],
  rubies: ['ruby', 'rubies'],
};

/** The picture of something that a player has. */
export const symbolOf = (what: string): string => LOOKS[what]?.[0] ?? GOOD_SYMBOL[what] ?? 'good-any';

export function changesOf(view: DiceView, plan: LinePlan | null): ChangeLine[] {
  if (!plan) return [];
  const [all, used] = [count(view.dice), count(plan.dice?.used ?? {})];
  const dice = used ? [{ symbol: 'dice', words: t('dice'), before: all, after: all - used }] : [];
  return [
    ...dice,
    ...plan.changes.map(({ what, before, after }) => {
      const look = LOOKS[what];
      if (look) return { symbol: look[0], words: t(look[1]), before, after };
      const words = what === 'lira' ? 'Lira' : t('markers-of', { colour: t(`good-${what}`) });
      return { symbol: GOOD_SYMBOL[what]!, words, before, after };
    }),
  ];
}

const count = (dice: Record<string, number>): number => Object.values(dice).reduce((sum, n) => sum + n, 0);
