/** A game in one line: how it stands, and which it is. */
import type { MyTable, TableState } from '../wire/messages';
import { t } from '../words/words.svelte';

export function boxOf(table: TableState): string {
  if (table.game === 'dicegame') return t('dice-game');
  const expansions = (table.options.expansions as string[] | undefined) ?? [];
  return t(expansions.length === 2 ? 'box-great-bazaar' : expansions[0] ? `box-${expansions[0]}` : 'box-base');
}

/** The box, and how far the game is. */
export function whereOf(table: TableState): string {
  const round = Math.floor((table.turn - 1) / table.seats.length) + 1;
  return table.phase === 'playing' ? `${boxOf(table)}, ${t('in-round', { round })}` : boxOf(table);
}

export function titleOf(one: MyTable): string {
  const { table } = one;
  if (table.phase === 'open') return t('game-waiting');
  if (table.result) return table.result.winners.some((seat) => one.seats.includes(seat)) ? t('game-won') : t('game-done');
  if (one.my_turn) return t('your-turn');
  const actor = table.actor === null ? null : table.seats[table.actor];
  return t('game-thinking', { who: actor?.name ?? actor?.house ?? '' });
}

export const pictureOf = (table: TableState): string =>
  table.game === 'dicegame' ? 'face-lira' : ((table.options.expansions as string[] | undefined) ?? []).length === 2 ? 'seal' : 'place-9';
