/** Offers of bazaar cards, answered beforehand. */
import { isDice } from '../wire/messages';
import type { Standing } from '../table/standing';
import { t } from '../words/words.svelte';
import Offers from './Offers.svelte';

export const STANDING: Standing[] = [
  {
    question: 'offer',
    asked: isDice,
    words: ({ prefer }) => t(`offer-${prefer[0] === 'accept' ? 'accept' : 'decline'}`),
    Form: Offers,
  },
];
