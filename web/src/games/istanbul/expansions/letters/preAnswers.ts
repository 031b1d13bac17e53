/** Bids and tiles of the Kiosk, answered beforehand. */
import { isIstanbul, type SeatSight } from '../../../../lib/connection/messages';
import type { Answer, PreAnswerForm } from '../../../../table/preAnswers';
import { t } from '../../../../lib/i18n/words.svelte';
import Bids from './Bids.svelte';
import KioskOrder from './KioskOrder.svelte';

const ANY_TILE = '*';

/** The tiles that are wished for, and whether any other will do. */
export const orderOf = (answer: Answer | null): { tiles: string[]; rest: boolean } => ({
  tiles: (answer?.prefer ?? []).filter((tile) => tile !== ANY_TILE),
  rest: answer?.prefer.includes(ANY_TILE) ?? false,
});

export function choosing(tiles: string[], rest: boolean): Answer | null {
  const prefer = [...tiles, ...(rest ? [ANY_TILE] : [])];
  return prefer.length > 0 ? { question: 'kiosk-choice', prefer, limit: null } : null;
}

const asked = (view: SeatSight['view']): boolean => isIstanbul(view) && view.parts.letters != null;

export const PRE_ANSWERS: PreAnswerForm[] = [
  { question: 'bid', asked, words: ({ limit }) => t('standing-up-to', { lira: limit ?? 0 }), Form: Bids },
  {
    ...{ question: 'kiosk-choice', asked, Form: KioskOrder },
    words(answer) {
      const { tiles, rest } = orderOf(answer);
      const named = tiles.map((tile) => t(`kiosk-${tile}`));
      return (rest ? [...named, t(named.length ? 'standing-else-any' : 'standing-any')] : named).join(', ');
    },
  },
];
