/** How the moves of Mocha & Baksheesh are offered. */
import { t } from '../../../../lib/i18n/words.svelte';
import { goodName, ofPlace } from '../../labels';
import { dealOf, goodOf, look, priceOf, type Looks } from '../../looks';
import { thingsWords } from '../../spoken';
import { symbolOf } from '../../things';
import { viewOf } from '../../view';

export const LOOKS: Looks = {
  trader(offered) {
    const { move } = offered;
    const good = goodOf(move);
    const free = !good && move.way === undefined;
    return look(
      free ? t('offer-trader-free') : t('offer-coffee-trader', { how: good ? goodName(good) : 'Lira' }),
      ['coffee-trader', free ? 'coffee' : good ? symbolOf(good) : 'lira'],
      dealOf(offered, 'coffee-trader'),
    );
  },
  tile: (offered) => {
    const { tile } = offered.move;
    if (tile !== 'movement' && tile !== 'encounter') return null;
    const price = priceOf(offered, (deal) => deal.tile === tile);
    return look(t(`tavern-${tile}`), ['tavern-tile'], { detail: t(`tavern-${tile}-rule`), price });
  },
  discard: ({ move: { guild } }) =>
    guild
      ? look(t('offer-discard', { card: t(`guild-${guild}`) }), ['guild-card'], { detail: t(`guild-${guild}-rule`) })
      : null,
  guild: ({ move }) => look(t(`guild-${move.guild}`), ['guild-card'], { detail: t(`guild-${move.guild}-rule`) }),
  barrier: (offered) => {
    const [one = 0, other = 0] = offered.move.places ?? [];
    const price = priceOf(offered, (deal) => deal.gives.barrier != null);
    return look(t('offer-barrier', { one, other }), ['barrier'], { detail: t('about-barrier'), price });
  },
  baksheesh: (offered) =>
    look(t('offer-baksheesh', { place: ofPlace(offered.move.place ?? 0) }), ['ruby'], {
      price: priceOf(offered, (deal) => deal.gives.rubies != null),
    }),
  roast(offered) {
    const { move } = offered;
    const good = goodOf(move);
    const { table, stage } = offered;
    const brings = viewOf(table).signs[stage?.about.place ?? 0]?.deals?.[0]?.gives;
    const detail = brings ? t('roast-brings', { what: thingsWords(brings) }) : '';
    if (move.guild) return look(t('offer-roast', { what: t(`guild-${move.guild}`) }), ['guild-card'], { detail });
    if (move.way === 'lira') {
      const count = priceOf(offered, (deal) => deal.price?.lira != null)?.lira;
      return look(t('offer-roast', { what: count ? t('lira-amount', { count }) : 'Lira' }), ['lira'], { detail });
    }
    return good
      ? look(t('offer-roast', { what: goodName(good) }), [symbolOf(good)], { detail })
      : look(t('offer-roast', { what: t(`card-${move.card}`) }), ['bonus-card'], { detail });
  },
};
