/** How a move of the board game is offered: a picture and a few words. */
import type { Move } from '../table/moves';
import type { Stage, Table } from '../table/table.svelte';
import { t, words } from '../words/words.svelte';
import { countedGoods, goodName, ofPlace, placeName, toPlace } from './labels';
import { rollDetail } from './rolls';
import { GOOD_SYMBOL, HOUSES } from './view';

export interface OfferLook {
  symbols: string[];
  coin: number | null;
  words: string;
  /** A place that says it all where there is little room. */
  at: number | null;
  /** What it means, where there is room to say it. */
  detail: string;
}

const look = (
  said: string,
  symbols: string[] = [],
  coin: number | null = null,
  at: number | null = null,
  detail = '',
): OfferLook => ({ words: said, symbols, coin, at, detail });

/** Symbols of bonus cards by what they do. */
export const CARD_SYMBOL: Record<string, string> = {
  good: 'good-any',
  'palace-again': 'place-13',
  'post-again': 'place-5',
  'gem-again': 'place-16',
  'family-home': 'family',
  market: 'place-11',
  stay: 'merchant',
  far: 'route',
  return: 'assistant',
  'two-coffee': 'coffee',
  'buy-guild': 'guild-card',
  exchange: 'shuffle',
  'two-rewards': 'dice',
  'turn-six': 'die-6',
  corner: 'route',
  'wainwright-again': 'place-1',
  'coffee-again': 'place-20',
  letter: 'letter',
  'reward-dice': 'dice',
  'red-and-lira': 'good-fabric',
  'green-and-lira': 'good-spice',
  'yellow-and-lira': 'good-fruit',
  copy: 'copy',
  'family-step': 'family',
  visit: 'merchant',
  'companion-far': 'companion',
  'use-token': 'governor',
  'mosque-again': 'place-14',
  'society-again': 'place-24',
  anywhere: 'route',
};
export const CARD_COIN: Record<string, number> = { 'five-lira': 5, 'eight-lira': 8, 'seven-lira': 7 };

const expand = (goods: Record<string, number>): string[] =>
  Object.entries(goods).flatMap(([good, count]) => Array<string>(count).fill(GOOD_SYMBOL[good] ?? 'good-any'));

export function cardLook(card: string): OfferLook {
  return look(
    t(`card-${card}`),
    CARD_COIN[card] ? [] : [CARD_SYMBOL[card] ?? 'bonus-card'],
    CARD_COIN[card] ?? null,
    null,
    t(`card-${card}-rule`),
  );
}

/** The good that a move names, where it names one; empty if it names none. */
const goodOf = (move: Move): string => Object.keys(move.goods ?? {})[0] ?? '';
const symbolOf = (good: string): string => GOOD_SYMBOL[good] ?? 'good-any';

/** How a move looks among the answers to a question; without one, by itself. */
export function offerLook(table: Table, move: Move, stage: Stage | null): OfferLook {
  const found = plainLook(table, move, stage);
  const rolled = rollDetail(table, move, stage);
  return rolled ? { ...found, detail: rolled } : found;
}

function plainLook(table: Table, move: Move, stage: Stage | null): OfferLook {
  const good = goodOf(move);
  switch (move.verb) {
    case 'go':
      return look(t('offer-go', { place: toPlace(move.place ?? 0) }), [`place-${move.place}`]);
    case 'send':
      return look(t('offer-send', { place: toPlace(move.place ?? 0) }), [`place-${move.place}`], null, move.place);
    case 'act':
      return look(placeName(move.place ?? 0), [`place-${move.place}`], null, move.place);
    case 'companion':
      return look(t('offer-companion', { place: toPlace(move.place ?? 0) }), ['companion']);
    case 'recall':
      return look(t('offer-recall', { place: ofPlace(move.place ?? 0) }), ['assistant'], null, move.place);
    case 'fetch':
      if (move.way === 'companion') return look(t('offer-fetch-companion'), ['companion']);
      return move.place
        ? look(t('offer-fetch', { place: ofPlace(move.place) }), ['assistant'], null, move.place)
        : look(t(move.way === 'all' ? 'offer-fetch-all' : 'offer-fetch-none'), ['assistant']);
    case 'pick up':
      return look(t(move.way === 'neutral' ? 'offer-pick-up-neutral' : 'offer-pick-up'), ['assistant']);
    case 'leave':
      return look(t('offer-leave'), ['assistant']);
    case 'leave and stop':
      return look(t('offer-leave-and-stop'), ['assistant']);
    case 'stop':
      return look(t('offer-stop'), ['blocked']);
    case 'refuse':
      return look(t('offer-refuse'), ['blocked']);
    case 'pay':
      if (move.goods) return look(t('offer-pay-goods', { goods: countedGoods(move.goods) }), [symbolOf(good)]);
      return move.way === 'lira'
        ? look(t('offer-pay-lira'), [], stage?.about.lira ?? null)
        : look(t('offer-pay'), ['lira']);
    case 'take':
      if (move.source === 'pile') return look(t('offer-take-pile'), ['bonus-card']);
      if (move.source === 'discards')
        return look(
          t('offer-take-discards', { card: topDiscard(table) }),
          ['bonus-card'],
          null,
          null,
          topDiscard(table, '-rule'),
        );
      if (move.way === 'letters') return look(t('offer-take-letters'), ['letter', 'letter']);
      if (move.way === 'none') return look(t('offer-take-none'), ['blocked']);
      if (move.way === 'lira') return look(t('offer-take-lira'), ['lira']);
      return move.goods
        ? look(t('offer-take', { goods: countedGoods(move.goods) }), expand(move.goods))
        : look(move.text);
    case 'add':
      return look(t('offer-add', { good: goodName(good) }), [symbolOf(good)]);
    case 'sell':
      return look(t('offer-sell', { goods: countedGoods(move.goods ?? {}) }), expand(move.goods ?? {}));
    case 'deliver':
      return good && move.goods
        ? look(t('offer-deliver-with', { goods: countedGoods(move.goods) }), expand(move.goods))
        : look(t('offer-deliver'), ['ruby']);
    case 'ruby':
      return look(t('offer-ruby-of', { place: ofPlace(move.place ?? 0) }), ['ruby']);
    case 'tile':
      if (move.tile === 'movement' || move.tile === 'encounter') return look(t(`tavern-${move.tile}`), ['tavern-tile']);
      return look(t('offer-tile', { colour: goodName(move.tile ?? '') }), [
        GOOD_SYMBOL[move.tile ?? ''] ?? 'mosque-tile',
      ]);
    case 'announce':
      return look(t('offer-announce', { number: move.number ?? 0 }), [], move.number ?? null);
    case 'bid':
      return look(t('offer-bid', { lira: move.lira ?? 0 }), [], move.lira ?? null);
    case 'catch':
      return look(
        t(move.way === 'card' ? 'offer-catch-card' : 'offer-catch-lira', { who: table.nameOf(move.seat ?? 0) }),
        [`family-${HOUSES[move.seat ?? 0]}`, move.way === 'card' ? 'bonus-card' : 'lira'],
      );
    case 'governor':
      return look(t('offer-governor'), ['governor'], null, null, t('token-governor-deal'));
    case 'courier':
      return look(t('offer-courier'), ['courier'], null, null, t('token-courier-deal'));
    case 'smuggler':
      return look(t('offer-smuggler', { good: goodName(good) }), ['smuggler', symbolOf(good)]);
    case 'trader':
      return look(t('offer-coffee-trader', { how: good ? goodName(good) : t('lira-amount', { count: 2 }) }), [
        'coffee-trader',
        good ? symbolOf(good) : move.way === 'lira' ? 'lira' : 'coffee',
      ]);
    case 'discard':
      return move.guild
        ? look(t('offer-discard', { card: t(`guild-${move.guild}`) }), ['guild-card'])
        : cardLook(move.card ?? '');
    case 'turn':
      return look(t('offer-turn', { pips: move.die ?? 0 }), [`die-${move.die}`, 'arrow', 'die-4']);
    case 'give':
      if (move.letter) return look(t('offer-give-letter', { place: placeName(move.letter) }), ['letter']);
      if (move.delivered === 1 && !move.undelivered) return look(t('offer-give-double'), ['letter-delivered']);
      if (move.delivered || move.undelivered) return look(letterWords(move), ['seal']);
      return look(t('offer-give', { goods: countedGoods(move.goods ?? {}) }), expand(move.goods ?? {}));
    case 'choose':
      return look(t(`kiosk-${move.tile}`), ['kiosk-tile']);
    case 'barrier':
      return look(t('offer-barrier', { one: move.places?.[0] ?? 0, other: move.places?.[1] ?? 0 }), ['barrier']);
    case 'baksheesh':
      return look(t('offer-baksheesh', { place: ofPlace(move.place ?? 0) }), ['ruby']);
    case 'roast':
      if (move.guild) return look(t('offer-roast', { what: t(`guild-${move.guild}`) }), ['guild-card']);
      if (move.way === 'lira') return look(t('offer-roast', { what: t('lira-amount', { count: 2 }) }), ['lira']);
      return good
        ? look(t('offer-roast', { what: goodName(good) }), [symbolOf(good)])
        : look(t('offer-roast', { what: t(`card-${move.card}`) }), ['bonus-card']);
    case 'bonus':
      return look(letterWords(move), ['seal']);
    case 'guild':
      return look(t(`guild-${move.guild}`), ['guild-card']);
    case 'play':
      return playLook(table, move);
  }
  const key = `offer-${move.text.replace(/ /g, '-')}`;
  return look(
    t(stage && words.has(`${key}-${stage.question}`) ? `${key}-${stage.question}` : key),
    SYMBOLS[move.text] ? [SYMBOLS[move.text]!] : [],
  );
}

/** Letters that are given: delivered ones have two seals, the others one. */
function letterWords(move: Move): string {
  return t('offer-letters', { delivered: move.delivered ?? 0, open: move.undelivered ?? 0 });
}

const SYMBOLS: Record<string, string> = {
  extend: 'extension',
  fill: 'wheelbarrow',
  collect: 'place-5',
  roll: 'dice',
  reroll: 'dice',
  buy: 'ruby',
  brew: 'ruby',
  open: 'kiosk-tile',
  enrol: 'guild-card',
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

function topDiscard(table: Table, more = ''): string {
  const discards = (table.sight?.view as { discards?: string[] } | undefined)?.discards ?? [];
  const card = discards.at(-1);
  return card ? t(`card-${card}${more}`) : '';
}
