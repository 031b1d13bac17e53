/** Letters & Seals: letters, companions, auctions, the Kiosk, the courier. */
import { nameOf } from '../../../../table/moves';
import { entry, tokenEntry } from '../../../../table/symbols';
import type { LetterSeatView } from '../../../../lib/connection/messages';
import { ARROW, coinMark, placeMark, symbolMark } from '../../../../lib/i18n/rich';
import { t } from '../../../../lib/i18n/words.svelte';
import type { Expansion } from '../../expansions';
import { thingsWords } from '../../spoken';
import { viewOf, HOUSES, type IstanbulView } from '../../view';
import Letters from './Letters.svelte';
import { kioskRule, LOOKS } from './looks';
import './letters.css';

const of = (view: IstanbulView, seat: number): LetterSeatView => view.parts.letters!.seats[seat]!;
const companionOf = (view: IstanbulView, seat: number): number | null => {
  const { companion } = of(view, seat);
  return typeof companion === 'number' ? companion : null;
};

export const EXPANSION: Expansion = {
  looks: LOOKS,
  pictures: { open: 'kiosk-tile' },
  asides: {
    companion: { key: (move) => move.verb, symbol: 'companion' },
    put: { key: nameOf, symbol: 'companion' },
  },
  cards: {
    'seven-lira': 7,
    letter: 'letter',
    'reward-dice': 'dice',
    copy: 'copy',
    visit: 'merchant',
    'companion-far': 'companion',
    'use-token': 'governor',
    'red-and-lira': 'good-fabric',
    'green-and-lira': 'good-spice',
    'yellow-and-lira': 'good-fruit',
    'family-step': 'family',
    'mosque-again': 'place-14',
    anywhere: 'route',
    'society-again': 'place-24',
  },
  symbols: [
    entry('letter', 'letters-word', 'about-letters'),
    entry('seal', 'seals', 'about-seal'),
    entry('companion', 'companion', 'about-companion'),
    tokenEntry('courier'),
  ],
  things: {
    seals: { symbol: 'seal', name: 'seals', counted: true },
    letters: { symbol: 'letter', name: 'letters-word', kept: 'card', counts: 'log-letters' },
    delivered: { symbol: 'letter-delivered', name: 'delivered-letters' },
    'kiosk-tiles': { symbol: 'kiosk-tile', counted: true },
  },
  walkers: { companion: { width: 22, at: companionOf } },
  tell: {
    use: (part) => t('log-kiosk-use', { tile: t(`kiosk-${part.tile}`) }),
    'another-turn': () => t('log-another-turn'),
    companion: (part) => t('log-companion', { place: placeMark(part.place ?? 0) }),
    'companion-ready': () => t('log-companion-ready'),
    choose: (part) => t('log-kiosk-choose', { tile: t(`kiosk-${part.tile}`) }),
    bid: (part) => t('log-bid', { lira: part.lira ?? 0 }),
    'no-bid': () => t('log-no-bid'),
    auction: (part) => t('log-auction', { lira: part.lira ?? 0 }),
    'bonus-turn': (part) => (part.resumes ? '' : t('log-bonus-turn')),
  },
  shows: {
    use: () => symbolMark('kiosk-tile', ''),
    companion: (part) => symbolMark(`companion-${HOUSES[part.seat ?? 0]}`, '') + ARROW + placeMark(part.place ?? 0),
    choose: () => symbolMark('kiosk-tile', ''),
    bid: (part) => coinMark(part.lira ?? 0),
  },
  brought: {
    letters: (part) => (part.letters ?? []).map((place) => t('log-letter', { place: placeMark(place) })),
  },
  besides: (part) => (part.delivered ?? []).map((place) => t('log-deliver', { place: placeMark(place) })),
  asks: {
    'kiosk-tile': (_, { about: { tile } }) =>
      tile ? [t('ask-kiosk-tile-of', { tile: t(`kiosk-${tile}`) }), kioskRule(tile)].filter(Boolean).join(' ') : '',
    bid(table, { about: { place, bid, bidder } }) {
      const what = thingsWords((place != null && viewOf(table).signs[place]?.auctions) || {});
      return t('ask-bid-of', { what, bid: bid ?? 0, who: bidder == null ? '' : table.nameOf(bidder) });
    },
  },
  emblem: (about) => (about.seals == null ? null : 'seal'),
  counts(view, seat) {
    const { letters, delivered } = of(view, seat);
    return [
      {
        has: 'seal',
        thing: 'seals',
        symbol: 'seal',
        name: t('seals'),
        value: letters.length + 2 * delivered.length,
        page: 'letters',
      },
    ];
  },
  owns(view, seat) {
    const at = companionOf(view, seat);
    const [title, text] = [t('companion'), t('about-companion')];
    return at === null ? [] : [{ symbol: `companion-${HOUSES[seat]}`, title, text, page: 'companion', at }];
  },
  moments: {
    'bonus-turn': ({ table }) => (table.question === 'bonus-turn' ? {} : null),
    bid: ({ table }) => (table.question === 'bid' ? {} : null),
    letter: ({ fresh, view, seat }) => {
      const place = fresh ? of(view, seat).letters[0] : undefined;
      return place === undefined ? null : { place };
    },
    companion: ({ fresh, table }) =>
      fresh && table.moves.some(({ verb }) => verb === 'companion' || verb === 'put') ? {} : null,
  },
  hand: () => [],
  InHand: Letters,
};
