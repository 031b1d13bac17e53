/** Mocha & Baksheesh: coffee, guild cards, the Tavern's tiles, the Barrier. */
import { entry, tokenEntry } from '../../../../table/symbols';
import { placeMark, symbolMark } from '../../../../lib/i18n/rich';
import { t } from '../../../../lib/i18n/words.svelte';
import { cardsOf } from '../../cards';
import type { Expansion } from '../../expansions';
import Barrier from './Barrier.svelte';
import { LOOKS } from './looks';
import './mocha.css';

const guildKey = (card: number): string => `guild-${card}`;

const TAVERN = 19;

export const EXPANSION: Expansion = {
  looks: LOOKS,
  pictures: { brew: 'ruby', enrol: 'guild-card' },
  asides: { guild: { key: (move) => guildKey(move.guild ?? 0) } },
  cards: {
    'eight-lira': 8,
    'two-coffee': 'coffee',
    'buy-guild': 'guild-card',
    exchange: 'shuffle',
    'two-rewards': 'dice',
    'turn-six': 'die-6',
    corner: 'route',
    'wainwright-again': 'place-1',
    'coffee-again': 'place-20',
  },
  symbols: [
    entry('coffee', 'coffee', 'about-coffee'),
    entry('guild-card', 'guild-cards', 'about-guild'),
    entry('barrier', 'barrier', 'about-barrier'),
    tokenEntry('coffee-trader'),
  ],
  things: {
    coffee: { symbol: 'coffee', name: 'coffee', counted: true },
    'guild-cards': {
      ...{ symbol: 'guild-card', name: 'guild-cards', kept: 'guild' },
      faces: (part) => (part.guilds ?? []).map(() => null),
    },
    'tavern-tiles': { symbol: 'tavern-tile' },
    barrier: { symbol: 'barrier' },
  },
  walkers: {},
  having(view, seat, thing, by) {
    const mocha = view.parts.mocha;
    if (!mocha || thing !== 'coffee') return null;
    const coffee = mocha.coffee.map((count, i) => (i === seat ? count + by : count));
    return { ...view, parts: { ...view.parts, mocha: { ...mocha, coffee } } };
  },
  tell: { guild: (part) => (part.resumes ? '' : t('log-guild', { guild: t(`guild-${part.guild}`) })) },
  discards: (part) => part.given_guilds?.length ?? 0,
  shows: { guild: (part) => (part.resumes ? '' : symbolMark('guild-card', '')) },
  brought: {
    'guild-cards': (part) => cardsOf(part.guilds, (card) => t(`guild-${card}`), 'log-guild-cards'),
    'tavern-tiles': (part) => (part.tiles ?? []).map((tile) => t(`tavern-${tile}`)),
    barrier({ between: [one = 0, other = 0] = [] }) {
      return [t('log-barrier', { one: placeMark(one), other: placeMark(other) })];
    },
  },
  besides: (part) => (part.given_guilds ?? []).map((card) => t('log-discard', { card: t(`guild-${card}`) })),
  asks: {},
  emblem: (about) => (about.guild == null ? null : 'guild-card'),
  counts(view, seat) {
    const { coffee, guild_hands } = view.parts.mocha!;
    const guild = guild_hands[seat]?.count ?? 0;
    return [
      { has: 'coffee', thing: 'coffee', symbol: 'coffee', name: t('coffee'), value: coffee[seat] ?? 0, page: 'coffee' },
      {
        has: 'guild',
        thing: 'guild-cards',
        symbol: 'guild-card',
        name: t('guild-cards'),
        value: guild,
        page: 'guild-cards',
        rivals: true,
      },
    ];
  },
  owns(view, seat) {
    const { control, tavern_tiles } = view.parts.mocha!;
    const tiles = (tavern_tiles[seat] ?? []).map((tile) => ({
      ...{ symbol: 'tavern-tile', title: t(`tavern-${tile}`), text: t(`tavern-${tile}-rule`), page: `tavern-${tile}` },
    }));
    const barrier = { symbol: 'barrier', title: t('barrier'), text: t('about-barrier'), page: 'barrier' };
    return control === seat ? [barrier, ...tiles] : tiles;
  },
  hand: (view, seat) =>
    (view.parts.mocha!.guild_hands[seat]?.cards ?? []).map((card) => ({
      ...{ key: guildKey(card), group: 'guild', name: String(card), has: 'guild', symbol: 'guild-card' },
      ...{ beside: String(card), title: t(`place-${card}`), words: t(`guild-${card}`), rule: t(`guild-${card}-rule`) },
    })),
  moments: {
    coffee: ({ fresh, view, seat }) => (fresh && (view.parts.mocha!.coffee[seat] ?? 0) > 0 ? {} : null),
    guild: ({ fresh, table }) => (fresh && table.moves.some((move) => move.verb === 'guild') ? {} : null),
    tavern: ({ fresh, lit, view, seat }) =>
      fresh && lit.includes(TAVERN) && (view.parts.mocha!.coffee[seat] ?? 0) > 0 ? {} : null,
    barrier: ({ fresh, table, view, seat }) => {
      const { barrier, control } = view.parts.mocha!;
      const foreign = fresh && barrier && control !== null && control !== seat;
      return foreign ? { place: barrier[0], other: barrier[1], who: table.nameOf(control) } : null;
    },
  },
  passes: (view) => view.parts.mocha!.control ?? null,
  OnBoard: Barrier,
};
