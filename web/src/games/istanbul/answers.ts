/** Which moves answer a question, and which are done besides: cards lie in the hand, other things have buttons of their own. */
import type { AskView } from '../../lib/connection/messages';
import { t } from '../../lib/i18n/words.svelte';
import type { Move } from '../../table/moves';
import type { Table } from '../../table/table.svelte';
import { firstOf } from './expansions';

/** What is done besides answering: with what, where one thing can be used in several ways. */
export interface Aside {
  key: (move: Move) => string;
  /** The picture of its button; none if it lies in the hand. */
  symbol?: string;
}

const BASE: Record<string, Aside> = {
  play: { key: (move) => cardKey(move.card ?? '') },
  recall: { key: (move) => move.verb, symbol: 'assistant' },
};

export const cardKey = (card: string): string => `card-${card}`;
const asideOf = ({ verb }: Move): Aside | null => BASE[verb] ?? firstOf(({ asides }) => asides[verb]);
export const keyOf = (move: Move): string => asideOf(move)?.key(move) ?? move.verb;
export const isAside = (move: Move): boolean => asideOf(move) !== null;
/** Whether it lays something between two places. */
export const isEdge = (move: Move): boolean => move.places?.length === 2;
/** Whether it is done with a card. */
export const isCard = (move: Move): boolean => asideOf(move)?.symbol === undefined && isAside(move);

export const answersOf = (moves: Move[]): Move[] => moves.filter((move) => !isAside(move));

/** How an open question is asked: if nobody is left to be met, only whether there is anything else. */
export function askKey(question: string, moves: Move[]): string {
  const none = question === 'encounters' && answersOf(moves).every((move) => move.declines);
  return `ask-${question}${none ? '-none' : ''}`;
}

/** What is asked, in full: for ears. */
export function askWords(table: Table, ask: AskView): string {
  const closer = firstOf(({ asks }) => asks[ask.question]?.(table, ask));
  return [t(askKey(ask.question, table.moves)), closer].filter(Boolean).join(' ');
}

/** What may be done besides answering, and lies in no hand: each once, however many places it could go to. */
export function specialsOf(moves: Move[]): { key: string; move: Move; symbol: string }[] {
  const found = new Map<string, { key: string; move: Move; symbol: string }>();
  for (const move of moves) {
    const symbol = asideOf(move)?.symbol;
    const key = keyOf(move);
    if (symbol !== undefined && !found.has(key)) found.set(key, { key, move, symbol });
  }
  return [...found.values()];
}
