/** How the moves of the board game are offered: those of the first box here, those of expansions in their modules. */
import { nameOf, type Move } from '../../table/moves';
import type { Stage } from '../../table/planning.svelte';
import type { Table } from '../../table/table.svelte';
import { capital, t, words } from '../../lib/i18n/words.svelte';
import { answersOf, askKey } from './answers';
import { expansions, firstOf } from './expansions';
import { countedGoods, goodName, ofPlace, placeName, toPlace } from './labels';
import { dealOf, goodOf, look, lostOf, priceOf, type Looks, type OfferLook } from './looks';
import { rollDetail } from './rolls';
import { expand } from './signs';
import { symbolOf } from './things';
import { GOOD_SYMBOL, HOUSES, viewOf } from './view';

/** Pictures of bonus cards by what they do: a symbol, or a coin of so many Lira. */
const CARD_PICTURE: Record<string, string | number> = {
  good: 'good-any',
  'palace-again': 'place-13',
  'post-again': 'place-5',
  'gem-again': 'place-16',
  'family-home': 'family',
  market: 'place-11',
  stay: 'merchant',
  far: 'route',
  return: 'assistant',
  'five-lira': 5,
};
const cardPicture = (card: string): string | number | null => CARD_PICTURE[card] ?? firstOf(({ cards }) => cards[card]);

export function cardSymbol(card: string): string | null {
  const picture = cardPicture(card);
  return typeof picture === 'string' ? picture : null;
}

export function cardLook(card: string): OfferLook {
  const picture = cardPicture(card);
  const coin = typeof picture === 'number' ? picture : null;
  const symbols = coin === null ? [cardSymbol(card) ?? 'bonus-card'] : [];
  return look(t(`card-${card}`), symbols, { coin, detail: t(`card-${card}-rule`) });
}

/** How a move looks among the answers to a question; without one, by itself. */
export function offerLook(table: Table, move: Move, stage: Stage | null): OfferLook {
  const found = plainLook(table, move, stage);
  const detail = rollDetail(table, move, stage) || found.detail;
  return detail || found.lost ? { ...found, detail } : { ...found, detail: meaning(table, move, stage), known: true };
}

/** Words for a move by what is done and how, at this question or at any; empty if there are none. */
function wordsFor(move: Move, stage: Stage | null, end = ''): string {
  const key = `offer-${nameOf(move)}`;
  const here = stage ? `${key}-${askKey(stage.question, stage.moves).replace('ask-', '')}${end}` : key + end;
  return [here, key + end].find((one) => words.has(one)) ?? '';
}

/** What an answer means: said of its own, else what the place does whose action it is. */
function meaning(table: Table, move: Move, stage: Stage | null): string {
  if (!stage) return '';
  const own = wordsFor(move, stage, '-how');
  if (own) return t(own);
  const place = stage.about.place;
  const acts = place != null && viewOf(table).signs[place]?.name === stage.question;
  return acts && !move.declines && !move.goods && move.place == null ? t(`place-${place}-short`) : '';
}

function plainLook(table: Table, move: Move, stage: Stage | null): OfferLook {
  for (const looks of [...expansions().map((one) => one.looks), BASE]) {
    const found = looks[move.verb]?.({ table, move, stage });
    if (found) return found;
  }
  const name = nameOf(move);
  const symbol = SYMBOLS[name] ?? firstOf(({ pictures }) => pictures[name]) ?? (move.declines ? 'blocked' : null);
  const price = move.declines ? null : priceOf({ table, move, stage }, () => true);
  return look(t(wordsFor(move, stage) || `offer-${name}`), symbol ? [symbol] : [], { price });
}

export const BASE: Looks = {
  go: ({ move }) => look(t('offer-go', { place: toPlace(move.place ?? 0) }), [`place-${move.place}`]),
  send: ({ move }) =>
    look(t('offer-send', { place: toPlace(move.place ?? 0) }), [`place-${move.place}`], { at: move.place }),
  act: ({ move }) => look(placeName(move.place ?? 0), [`place-${move.place}`], { at: move.place }),
  recall: ({ move }) => look(t('offer-recall', { place: ofPlace(move.place ?? 0) }), ['assistant'], { at: move.place }),
  fetch: ({ move }) =>
    move.place
      ? look(t('offer-fetch', { place: ofPlace(move.place) }), ['assistant'], { at: move.place })
      : look(t(move.way === 'all' ? 'offer-fetch-all' : 'offer-fetch-none'), ['assistant']),
  done: ({ stage }) => (stage?.question === 'encounters' ? passedLook(stage) : null),
  'pick up': ({ move }) => look(t(move.way === 'neutral' ? 'offer-pick-up-neutral' : 'offer-pick-up'), ['assistant']),
  leave: () => look(t('offer-leave'), ['assistant']),
  'leave and stop': () => look(t('offer-leave-and-stop'), ['assistant']),
  stop: () => look(t('offer-stop'), ['blocked']),
  refuse: () => look(t('offer-refuse'), ['blocked']),
  pay({ move, stage }) {
    if (move.goods) return look(t('offer-pay-goods', { goods: countedGoods(move.goods) }), [symbolOf(goodOf(move))]);
    return move.way === 'lira'
      ? look(t('offer-pay-lira'), [], { coin: stage?.about.lira ?? null })
      : look(t('offer-pay'), ['lira'], { price: stage?.about.lira ? { lira: stage.about.lira } : null });
  },
  take({ table, move }) {
    if (move.source === 'pile') return look(t('offer-take-pile'), ['bonus-card'], { detail: t('offer-take-pile-how') });
    if (move.source === 'discards') {
      const card = viewOf(table).discards.at(-1);
      const detail = card ? t(`card-${card}-rule`) : '';
      return look(t('offer-take-discards', { card: card ? t(`card-${card}`) : '' }), ['bonus-card'], { detail });
    }
    const goods = move.goods ?? {};
    return look(t('offer-take', { goods: countedGoods(goods) }), expand(goods), { lost: lostOf(table, goods) });
  },
  add: ({ table, move, stage }) =>
    look(t('offer-add', { good: goodName(goodOf(move)) }), [symbolOf(goodOf(move))], {
      lost: lostOf(table, move.goods ?? {}),
      price: stage?.about.lira ? { lira: stage.about.lira } : null,
    }),
  sell: ({ move: { goods = {} } }) => look(t('offer-sell', { goods: countedGoods(goods ?? {}) }), expand(goods ?? {})),
  give: ({ move: { goods = {} } }) => look(t('offer-give', { goods: countedGoods(goods ?? {}) }), expand(goods ?? {})),
  deliver: (offered) =>
    goodOf(offered.move)
      ? look(t('offer-deliver-with', { goods: countedGoods(offered.move.goods!) }), expand(offered.move.goods!))
      : look(t('offer-deliver'), ['ruby'], { price: priceOf(offered, () => true) }),
  ruby: ({ move }) => look(t('offer-ruby-of', { place: ofPlace(move.place ?? 0) }), ['ruby']),
  tile: (offered) => {
    const { tile } = offered.move;
    const price = priceOf(offered, (deal) => deal.tile === tile);
    const symbols = [GOOD_SYMBOL[tile ?? ''] ?? 'mosque-tile'];
    return look(capital(t('offer-tile', { colour: goodName(tile ?? '') })), symbols, {
      detail: t(`tile-${tile}-rule`),
      price,
    });
  },
  announce: ({ move }) => look(t('offer-announce', { number: move.number ?? 0 }), [], { coin: move.number ?? null }),
  catch: ({ table, move }) =>
    look(t(move.way === 'card' ? 'offer-catch-card' : 'offer-catch-lira', { who: table.nameOf(move.seat ?? 0) }), [
      `family-${HOUSES[move.seat ?? 0]}`,
      move.way === 'card' ? 'bonus-card' : 'lira',
    ]),
  governor: (offered) => look(t('offer-governor'), ['governor'], dealOf(offered, 'governor')),
  smuggler: (offered) => {
    const good = goodOf(offered.move);
    const lost = lostOf(offered.table, offered.move.goods ?? {});
    return look(t('offer-smuggler', { good: goodName(good) }), ['smuggler', symbolOf(good)], {
      ...dealOf(offered, 'smuggler'),
      lost,
    });
  },
  turn: ({ move }) => look(t('offer-turn', { pips: move.die ?? 0 }), [`die-${move.die}`, 'arrow', 'die-4']),
  discard: ({ move }) => cardLook(move.card ?? ''),
  play: ({ table, move }) => playLook(table, move),
};

/** Going on without meeting those who are here: they are named. */
function passedLook({ moves }: Stage): OfferLook | null {
  const met = [...new Set(answersOf(moves).flatMap(({ token }) => token ?? []))];
  const who = words.list(met.map((token) => t(`token-${token}`)));
  return met.length ? look(t('offer-walk-past', { who }), ['blocked']) : null;
}

const SYMBOLS: Record<string, string> = {
  extend: 'extension',
  fill: 'wheelbarrow',
  collect: 'place-5',
  roll: 'dice',
  reroll: 'dice',
  buy: 'ruby',
  keep: 'check',
};

function playLook(table: Table, move: Move): OfferLook {
  const base = { ...cardLook(move.card ?? ''), detail: '' };
  const good = goodOf(move);
  const at = (what: string): string => t('offer-play-at', { card: base.words, what });
  if (move.place) return { ...base, words: at(placeName(move.place)) };
  if (good) return { ...base, symbols: [symbolOf(good)], coin: null, words: at(goodName(good)) };
  if (move.seat != null) return { ...base, words: at(table.nameOf(move.seat)) };
  if (move.way === 'lira') return { ...base, symbols: ['lira'], coin: null, words: at('Lira') };
  if (move.way === 'card') return { ...base, words: at(t('a-card')) };
  if (move.die) return { ...base, words: at(String(move.die)) };
  if (move.token) return { ...base, words: at(t(`token-${move.token}`)) };
  return move.copied ? { ...base, words: at(t(`card-${move.copied}`)) } : base;
}
