/** How the moves of Letters & Seals are offered. */
import type { Move } from '../../../table/moves';
import { t } from '../../../words/words.svelte';
import { placeName, toPlace } from '../../labels';
import { look, type Looks } from '../../looks';

/** Letters that are given: delivered ones have two seals, the others one. */
const letterWords = (move: Move): string =>
  t('offer-letters', { delivered: move.delivered ?? 0, open: move.undelivered ?? 0 });

export const LOOKS: Looks = {
  companion: ({ move }) => look(t('offer-companion', { place: toPlace(move.place ?? 0) }), ['companion']),
  fetch: ({ move }) => (move.way === 'companion' ? look(t('offer-fetch-companion'), ['companion']) : null),
  take({ move }) {
    if (move.way === 'letters') return look(t('offer-take-letters'), ['letter', 'letter']);
    if (move.way === 'none') return look(t('offer-take-none'), ['blocked']);
    return move.way === 'lira' ? look(t('offer-take-lira'), ['lira']) : null;
  },
  bid: ({ move }) => look(t('offer-bid', { lira: move.lira ?? 0 }), [], { coin: move.lira ?? null }),
  courier: () => look(t('offer-courier'), ['courier'], { detail: t('token-courier-deal') }),
  give({ move }) {
    if (move.letter) return look(t('offer-give-letter', { place: placeName(move.letter) }), ['letter']);
    if (move.delivered === 1 && !move.undelivered) return look(t('offer-give-double'), ['letter-delivered']);
    return move.delivered || move.undelivered ? look(letterWords(move), ['seal']) : null;
  },
  choose: ({ move }) => look(t(`kiosk-${move.tile}`), ['kiosk-tile']),
  bonus: ({ move }) => look(letterWords(move), ['seal']),
};
