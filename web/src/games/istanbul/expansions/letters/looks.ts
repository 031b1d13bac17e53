/** How the moves of Letters & Seals are offered. */
import { t, words } from '../../../../lib/i18n/words.svelte';
import { placeName, toPlace } from '../../labels';
import { dealOf, look, type Looks, type Offered, type OfferLook } from '../../looks';
import { thingsWords } from '../../spoken';
import { viewOf } from '../../view';

/** Letters that are given: delivered ones have two seals, the others one. */
function lettersLook({ move, stage }: Offered): OfferLook {
  const [delivered, open] = [move.delivered ?? 0, move.undelivered ?? 0];
  const seals = thingsWords({ seals: 2 * delivered + open });
  const detail = t('offer-letters-worth', { seals, asked: stage?.about.seals ?? 0 });
  return look(t('offer-letters', { delivered, open }), ['seal'], { detail });
}

/** What a kiosk tile does, where its name does not say it. */
export const kioskRule = (tile: string): string => (words.has(`kiosk-${tile}-rule`) ? t(`kiosk-${tile}-rule`) : '');

export const LOOKS: Looks = {
  companion: ({ move }) => look(t('offer-companion', { place: toPlace(move.place ?? 0) }), ['companion']),
  fetch: ({ move }) => (move.way === 'companion' ? look(t('offer-fetch-companion'), ['companion']) : null),
  take({ move }) {
    if (move.way === 'letters') return look(t('offer-take-letters'), ['letter', 'letter']);
    if (move.way === 'none') return look(t('offer-take-none'), ['blocked']);
    return move.way === 'lira' ? look(t('offer-take-lira'), ['lira']) : null;
  },
  bid({ table, move }) {
    const [before, lira] = [viewOf(table).seats[table.viewer ?? 0]?.lira ?? 0, move.lira ?? 0];
    const detail = t('offer-bid-detail', { before, after: before - lira });
    return look(t('offer-bid', { lira }), [], { coin: lira, detail });
  },
  courier: (offered) => look(t('offer-courier'), ['courier'], dealOf(offered, 'courier')),
  give({ table, move, stage }) {
    if (move.letter) return look(t('offer-give-letter', { place: placeName(move.letter) }), ['letter']);
    if (move.delivered === 1 && !move.undelivered) return look(t('offer-give-double'), ['letter-delivered']);
    return move.delivered || move.undelivered ? lettersLook({ table, move, stage }) : null;
  },
  choose: ({ move: { tile } }) => look(t(`kiosk-${tile}`), ['kiosk-tile'], { detail: kioskRule(tile ?? '') }),
  bonus: (offered) => lettersLook(offered),
};
