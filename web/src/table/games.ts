/** The games that can be played at a table: what is loaded for each of them when it is needed. */
import type { Component, Snippet } from 'svelte';
import type { TableState } from '../lib/connection/messages';
import type { Table } from './table.svelte';

export interface GameProps {
  table: Table;
  ontool: (tool: string) => void;
  /** Chat that has not been read. */
  unread: number;
  /** Whether the whole log is open. */
  log: boolean;
  /** What stands above the rivals, where there is room; they make room for it. */
  aside?: Snippet;
  /** What the card begins with. */
  note?: Snippet;
}

type Loaded = Promise<{ default: Component<GameProps, Record<string, never>, 'log'> }>;

export const GAMES: Record<TableState['game'], () => Loaded> = {
  istanbul: () => import('../games/istanbul/IstanbulTable.svelte'),
  dicegame: () => import('../games/dicegame/DiceTable.svelte'),
};
