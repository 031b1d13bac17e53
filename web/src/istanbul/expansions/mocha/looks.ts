/** How the moves of Mocha & Baksheesh are offered. */
import { t } from '../../../words/words.svelte';
import { goodName, ofPlace } from '../../labels';
import { goodOf, look, type Looks } from '../../looks';
import { symbolOf } from '../../things';

export const LOOKS: Looks = {
  trader({ move }) {
    const good = goodOf(move);
    return look(t('offer-coffee-trader', { how: good ? goodName(good) : t('lira-amount', { count: 2 }) }), [
      'coffee-trader',
      good ? symbolOf(good) : move.way === 'lira' ? 'lira' : 'coffee',
    ]);
  },
  tile: ({ move: { tile } }) =>
    tile === 'movement' || tile === 'encounter'
      ? look(t(`tavern-${tile}`), ['tavern-tile'], { detail: t(`tavern-${tile}-rule`) })
      : null,
  discard: ({ move: { guild } }) =>
    guild ? look(t('offer-discard', { card: t(`guild-${guild}`) }), ['guild-card']) : null,
  guild: ({ move }) => look(t(`guild-${move.guild}`), ['guild-card']),
  barrier: ({ move: { places } }) =>
    look(t('offer-barrier', { one: places?.[0] ?? 0, other: places?.[1] ?? 0 }), ['barrier']),
  baksheesh: ({ move }) => look(t('offer-baksheesh', { place: ofPlace(move.place ?? 0) }), ['ruby']),
  roast({ move }) {
    const good = goodOf(move);
    if (move.guild) return look(t('offer-roast', { what: t(`guild-${move.guild}`) }), ['guild-card']);
    if (move.way === 'lira') return look(t('offer-roast', { what: t('lira-amount', { count: 2 }) }), ['lira']);
    return good
      ? look(t('offer-roast', { what: goodName(good) }), [symbolOf(good)])
      : look(t('offer-roast', { what: t(`card-${move.card}`) }), ['bonus-card']);
  },
};
