/** What an expansion adds to the table. Each is a folder in `expansions/`, found by the name of its part of the view. */
import type { Component } from 'svelte';
import type { Moment } from '../../lessons/moments';
import type { Cast } from '../../table/outcomes';
import type { SymbolEntry } from '../../table/symbols';
import type { Table } from '../../table/table.svelte';
import type { AboutView, AskView, OutcomePart } from '../../lib/connection/messages';
import type { Aside } from './answers';
import type { Looks } from './looks';
import type { Thing } from './things';
import type { IstanbulView } from './view';

/** So much of something that a player has openly. */
export interface Count {
  /** Under which name it is drawn, and how signs name it. */
  has: string;
  thing: string;
  symbol: string;
  name: string;
  value: number;
  /** The page of the rules about it. */
  page: string;
  /** Told of rivals only: one's own are seen elsewhere. */
  rivals?: boolean;
}

/** A tile before a player, or a piece of theirs and where it stands. */
interface Owned {
  symbol: string;
  title: string;
  text: string;
  /** The page of the rules about it. */
  page: string;
  at?: number;
}

/** A card in hand that is none of the bonus cards. */
export interface HandCard {
  key: string;
  /** As the server names what can't be played: its group, and its name there. */
  group: string;
  name: string;
  has: string;
  symbol: string;
  /** What stands beside the picture. */
  beside: string;
  title: string;
  words: string;
  rule: string;
}

/** A piece of a player's that walks: how wide it is, and where it stands. */
export interface Walker {
  width: number;
  at: (view: IstanbulView, seat: number) => number | null;
}

export type Tell = (part: OutcomePart, cast: Cast) => string | null;

export interface Expansion {
  /** How its moves are offered, by their verbs; and the pictures of those that have nothing but words. */
  looks: Looks;
  pictures: Record<string, string>;
  /** What is done besides answering, by its verb. */
  asides: Record<string, Aside>;
  /** Pictures of its bonus cards (a number is a coin of so many Lira), and of all that it adds to the key of symbols. */
  cards: Record<string, string | number>;
  symbols: readonly SymbolEntry[];
  things: Record<string, Thing>;
  walkers: Record<string, Walker>;
  /** A player has so much more of one of its things, or less; nothing if it is none. */
  having?: (view: IstanbulView, seat: number, thing: string, by: number) => IstanbulView | null;
  /** What came of decisions: what was done, what things were brought, and what else. */
  tell: Record<string, Tell>;
  /** How many of its cards were discarded. */
  discards?: (part: OutcomePart) => number;
  /** What was done, as a picture. */
  shows: Record<string, (part: OutcomePart) => string>;
  brought: Record<string, (part: OutcomePart) => string[]>;
  besides: (part: OutcomePart) => string[];
  /** What is asked, said more closely; by the question. */
  asks: Record<string, (table: Table, asked: Pick<AskView, 'about'>) => string>;
  /** The picture of a question that is asked at no place. */
  emblem: (about: AboutView) => string | null;
  counts: (view: IstanbulView, seat: number) => Count[];
  owns: (view: IstanbulView, seat: number) => Owned[];
  hand: (view: IstanbulView, seat: number) => HandCard[];
  /** When something of it first matters, for the coach of a first game. */
  moments: Record<string, Moment>;
  /** Who alone passes where others don't. */
  passes?: (view: IstanbulView) => number | null;
  /** Further things in the hand, and on the board. */
  InHand?: Component<{ view: IstanbulView; seat: number }>;
  OnBoard?: Component<{ view: IstanbulView }>;
}

const FOUND = import.meta.glob<{ EXPANSION: Expansion }>('./expansions/*/index.ts', { eager: true });

/** All that there are. */
export const expansions = (): Expansion[] => Object.values(FOUND).map((module) => module.EXPANSION);

/** What says which parts are played. */
type Played = Pick<IstanbulView, 'parts'>;

const namesIn = (view: Played): string[] =>
  Object.entries(view.parts).flatMap(([name, part]) => (part && fileOf(name) in FOUND ? [name] : []));
const fileOf = (part: string): string => `./expansions/${part}/index.ts`;

/** Those that are played. */
export const playedIn = (view: Played): Expansion[] => namesIn(view).map((name) => FOUND[fileOf(name)]!.EXPANSION);

/** What a player has openly of what the expansions add; of my own, what is not seen elsewhere. */
export const countsOf = (view: IstanbulView, seat: number, mine: boolean): Count[] =>
  playedIn(view)
    .flatMap(({ counts }) => counts(view, seat))
    .filter(({ rivals }) => !(mine && rivals));

/** What expansions put into a hand beside bonus cards. */
export const inHand = (view: IstanbulView, seat: number): HandCard[] =>
  playedIn(view).flatMap(({ hand }) => hand(view, seat));

/** Cards in a hand; what lies there and is no card has a line of its own. */
export const handCount = (view: IstanbulView, seat: number): number =>
  view.seats[seat]!.cards + inHand(view, seat).length;

/** The box that is played, by its name; empty for the first one alone. */
export function boxOf(view: Played): string {
  const names = namesIn(view);
  return names.length > 1 ? 'great-bazaar' : (names[0] ?? '');
}

/** What the first expansion that knows it says. */
export function firstOf<T>(ask: (expansion: Expansion) => T | null | undefined): T | null {
  for (const expansion of expansions()) {
    const found = ask(expansion);
    if (found != null) return found;
  }
  return null;
}
