/** Offers of bazaar cards, answered beforehand. */
import { isDice } from '../../lib/connection/messages';
import type { PreAnswerForm } from '../../table/preAnswers';
import { t } from '../../lib/i18n/words.svelte';
import Offers from './Offers.svelte';

export const PRE_ANSWERS: PreAnswerForm[] = [
  {
    question: 'offer',
    asked: isDice,
    words: ({ prefer }) => t(`offer-${prefer[0] === 'accept' ? 'accept' : 'decline'}`),
    Form: Offers,
  },
];
