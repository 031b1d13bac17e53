/** Bids and tiles of the Kiosk, answered beforehand. */
import { isIstanbul, type SeatSight } from '../../../../lib/connection/messages';
import type { PreAnswerForm } from '../../../../table/preAnswers';
import Bids from './Bids.svelte';
import KioskOrder from './KioskOrder.svelte';

const asked = (view: SeatSight['view']): boolean => isIstanbul(view) && view.parts.letters != null;

export const PRE_ANSWERS: PreAnswerForm[] = [
  { question: 'bid', asked, Form: Bids },
  { question: 'kiosk-choice', asked, Form: KioskOrder },
];
