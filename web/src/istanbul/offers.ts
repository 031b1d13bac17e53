/** How a move of the board game is offered: a picture and a few words. */
import type { Move } from '../table/notation';
import type { Table } from '../table/table.svelte';
import { t, words } from '../words/words.svelte';
import { countedGoods, goodName, ofPlace, placeName, toPlace } from './labels';
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

const look = (said: string, symbols: string[] = [], coin: number | null = null, at: number | null = null, detail = ''): OfferLook => ({ words: said, symbols, coin, at, detail });

/** Symbols of bonus cards by what they do. */
export const CARD_SYMBOL: Record<string, string> = {
  good: 'good-any', 'palace-again': 'place-13', 'post-again': 'place-5', 'gem-again': 'place-16', 'family-home': 'family', market: 'place-11',
  stay: 'merchant', far: 'route', return: 'assistant', 'two-coffee': 'coffee', 'buy-guild': 'guild-card', exchange: 'shuffle', 'two-rewards': 'dice',
  'turn-six': 'die-6', corner: 'route', 'wainwright-again': 'place-1', 'coffee-again': 'place-20', letter: 'letter', 'reward-dice': 'dice',
  'red-and-lira': 'good-fabric', 'green-and-lira': 'good-spice', 'yellow-and-lira': 'good-fruit', copy: 'copy', 'family-step': 'family',
  visit: 'merchant', 'companion-far': 'companion', 'use-token': 'governor', 'mosque-again': 'place-14', 'society-again': 'place-24', anywhere: 'route',
};
export const CARD_COIN: Record<string, number> = { 'five-lira': 5, 'eight-lira': 8, 'seven-lira': 7 };

const expand = (goods: Record<string, number>): string[] =>
  Object.entries(goods).flatMap(([good, count]) => Array<string>(count).fill(GOOD_SYMBOL[good] ?? 'good-any'));

export function cardLook(card: string): OfferLook {
  return look(t(`card-${card}`), CARD_COIN[card] ? [] : [CARD_SYMBOL[card] ?? 'bonus-card'], CARD_COIN[card] ?? null, null, t(`card-${card}-rule`));
}

export function offerLook(table: Table, move: Move, question: string): OfferLook {
  const [first = '', second = ''] = move.rest;
  switch (move.verb) {
    case 'go': return look(t('offer-go', { place: toPlace(move.place ?? 0) }), [`place-${move.place}`]);
    case 'send': return look(t('offer-send', { place: toPlace(move.place ?? 0) }), [`place-${move.place}`], null, move.place);
    case 'act': return look(placeName(move.place ?? 0), [`place-${move.place}`], null, move.place);
    case 'companion': return look(t('offer-companion', { place: toPlace(move.place ?? 0) }), ['companion']);
    case 'recall': return look(t('offer-recall', { place: ofPlace(move.place ?? 0) }), ['assistant'], null, move.place);
    case 'fetch':
      if (first === 'companion') return look(t('offer-fetch-companion'), ['companion']);
      return move.place ? look(t('offer-fetch', { place: ofPlace(move.place) }), ['assistant'], null, move.place) : look(t(first === 'all' ? 'offer-fetch-all' : 'offer-fetch-none'), ['assistant']);
    case 'pick': return look(t(first === 'up' && second === 'neutral' ? 'offer-pick-up-neutral' : 'offer-pick-up'), ['assistant']);
    case 'leave': return look(t(first ? 'offer-leave-and-stop' : 'offer-leave'), ['assistant']);
    case 'stop': return look(t('offer-stop'), ['blocked']);
    case 'refuse': return look(t('offer-refuse'), ['blocked']);
    case 'pay':
      if (!first) return look(t('offer-pay'), ['lira']);
      return first === 'lira' ? look(t('offer-pay-lira'), [], question.startsWith('kiosk') ? null : 2) : look(t('offer-pay-goods', { goods: countedGoods(move.goods ?? { [first]: 1 }) }), [GOOD_SYMBOL[first] ?? 'good-any']);
    case 'take':
      if (first === 'pile') return look(t('offer-take-pile'), ['bonus-card']);
      if (first === 'discards') return look(t('offer-take-discards', { card: topDiscard(table) }), ['bonus-card'], null, null, topDiscard(table, '-rule'));
      if (first === 'letters') return look(t('offer-take-letters'), ['letter', 'letter']);
      if (first === 'none') return look(t('offer-take-none'), ['blocked']);
      if (first === 'lira') return look(t('offer-take-lira'), ['lira']);
      return move.goods ? look(t('offer-take', { goods: countedGoods(move.goods) }), expand(move.goods)) : look(move.text);
    case 'add': return look(t('offer-add', { good: goodName(first) }), [GOOD_SYMBOL[first] ?? 'good-any']);
    case 'sell': return look(t('offer-sell', { goods: countedGoods(move.goods ?? {}) }), expand(move.goods ?? {}));
    case 'deliver': return look(move.goods ? t('offer-deliver-with', { goods: countedGoods(move.goods) }) : t('offer-deliver'), move.goods ? expand(move.goods) : ['ruby']);
    case 'ruby': return look(t('offer-ruby-of', { place: ofPlace(move.number ?? 0) }), ['ruby']);
    case 'tile':
      if (first === 'movement' || first === 'encounter') return look(t(`tavern-${first}`), ['tavern-tile']);
      return look(t('offer-tile', { colour: goodName(first) }), [GOOD_SYMBOL[first] ?? 'mosque-tile']);
    case 'announce': return look(t('offer-announce', { number: move.number ?? 0 }), [], move.number);
    case 'bid': return look(t('offer-bid', { lira: move.number ?? 0 }), [], move.number);
    case 'catch': return look(t(second === 'card' ? 'offer-catch-card' : 'offer-catch-lira', { who: table.nameOf(HOUSES.indexOf(first as (typeof HOUSES)[number])) }), [`family-${first}`, second === 'card' ? 'bonus-card' : 'lira']);
    case 'governor': return look(t('offer-governor'), ['governor'], null, null, t('token-governor-deal'));
    case 'courier': return look(t('offer-courier'), ['courier'], null, null, t('token-courier-deal'));
    case 'smuggler': return look(t('offer-smuggler', { good: goodName(first) }), ['smuggler', GOOD_SYMBOL[first] ?? 'good-any']);
    case 'coffee-trader': case 'trader': return look(t('offer-coffee-trader', { how: first === 'lira' || !first ? t('lira-amount', { count: 2 }) : goodName(first) }), ['coffee-trader', first ? (GOOD_SYMBOL[first] ?? 'lira') : 'coffee']);
    case 'discard': return first === 'guild' ? look(t('offer-discard', { card: t(`guild-${second}`) }), ['guild-card']) : cardLook(first);
    case 'turn': return look(t('offer-turn', { pips: move.number ?? 0 }), [`die-${move.number}`, 'arrow', 'die-4']);
    case 'give':
      if (first === 'letter') return look(t('offer-give-letter', { place: placeName(move.number ?? 0) }), ['letter']);
      if (first === 'double') return look(t('offer-give-double'), ['letter-delivered']);
      if (/^(single|double)/.test(first)) return look(letterWords(move.rest), ['seal']);
      return look(t('offer-give', { goods: countedGoods(move.goods ?? {}) }), expand(move.goods ?? {}));
    case 'choose': return look(t(`kiosk-${first}`), ['kiosk-tile']);
    case 'barrier': return look(t('offer-barrier', { one: Number(first), other: Number(second) }), ['barrier']);
    case 'baksheesh': return look(t('offer-baksheesh', { place: ofPlace(move.number ?? 0) }), ['ruby']);
    case 'roast':
      if (first === 'guild') return look(t('offer-roast', { what: t(`guild-${second}`) }), ['guild-card']);
      if (first === 'lira') return look(t('offer-roast', { what: t('lira-amount', { count: 2 }) }), ['lira']);
      return GOOD_SYMBOL[first] ? look(t('offer-roast', { what: goodName(first) }), [GOOD_SYMBOL[first]!]) : look(t('offer-roast', { what: t(`card-${first}`) }), ['bonus-card']);
    case 'bonus': return look(letterWords(move.rest), ['seal']);
    case 'guild': return look(t(`guild-${move.guild}`), ['guild-card']);
    case 'play': return playLook(table, move);
  }
  const key = `offer-${move.text.replace(/ /g, '-')}`;
  return look(t(words.has(`${key}-${question}`) ? `${key}-${question}` : key), SYMBOLS[move.text] ? [SYMBOLS[move.text]!] : []);
}

/** Letters that are given: delivered ones have two seals, the others one. */
function letterWords(parts: string[]): string {
  const count = (kind: string): number => parts.filter((part) => part.startsWith(kind)).reduce((sum, part) => sum + Number(part.slice(kind.length) || 1), 0);
  return t('offer-letters', { delivered: count('double'), open: count('single') });
}

const SYMBOLS: Record<string, string> = {
  extend: 'extension', fill: 'wheelbarrow', collect: 'place-5', roll: 'dice', reroll: 'dice', buy: 'ruby', brew: 'ruby', open: 'kiosk-tile', enrol: 'guild-card',
};

function playLook(table: Table, move: Move): OfferLook {
  const base = { ...cardLook(move.card ?? ''), detail: '' };
  const rest = move.rest.slice(1);
  const last = rest.at(-1) ?? '';
  if (move.place) return { ...base, words: t('offer-play-at', { card: base.words, what: placeName(move.place) }) };
  if (GOOD_SYMBOL[last]) return { ...base, symbols: [GOOD_SYMBOL[last]!], coin: null, words: t('offer-play-at', { card: base.words, what: last === 'lira' ? 'Lira' : goodName(last) }) };
  const house = HOUSES.indexOf(last as (typeof HOUSES)[number]);
  if (house >= 0) return { ...base, words: t('offer-play-at', { card: base.words, what: table.nameOf(house) }) };
  if (last === 'card') return { ...base, words: t('offer-play-at', { card: base.words, what: t('a-card') }) };
  return rest.length ? { ...base, words: `${base.words}: ${rest.join(' ')}` } : base;
}

function topDiscard(table: Table, more = ''): string {
  const discards = (table.sight?.view as { discards?: string[] } | undefined)?.discards ?? [];
  const card = discards.at(-1);
  return card ? t(`card-${card}${more}`) : '';
}
