/** Offers of bazaar cards, answered beforehand. */
import { isDice } from '../../lib/connection/messages';
import type { PreAnswerForm } from '../../table/preAnswers';
import Offers from './Offers.svelte';

export const PRE_ANSWERS: PreAnswerForm[] = [{ question: 'offer', asked: isDice, Form: Offers }];
