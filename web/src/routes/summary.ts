/** A game in one line: how it stands, and which it is. */
import type { MyTable, TableState } from '../lib/connection/messages';
import { t, words } from '../lib/i18n/words.svelte';
import { clockOf } from './clocks';

export function boxOf(table: TableState): string {
  if (table.game === 'dicegame') return t('dice-game');
  const expansions = (table.options.expansions as string[] | undefined) ?? [];
  return t(expansions.length === 2 ? 'box-great-bazaar' : expansions[0] ? `box-${expansions[0]}` : 'box-base');
}

/** What else was chosen for a table, where it is not what is usual. */
export function rulesOf(table: TableState): string[] {
  const { layout, variants, edition } = table.options as { layout?: string; variants?: string[]; edition?: string };
  const clock = clockOf(table.settings.clock);
  const keys = [
    layout && `choice-layout-${layout}`,
    ...(variants ?? []).map((one) => `choice-variants-${one}`),
    edition !== 'big-box' && `choice-edition-${edition}`,
    clock && `wish-clock-${clock}`,
  ];
  return keys.flatMap((key) => (key && words.has(key) ? [t(key)] : []));
}

/** The box, and how far the game is. */
export function whereOf(table: TableState): string {
  const round = Math.floor((table.turn - 1) / table.seats.length) + 1;
  return table.phase === 'playing' ? `${boxOf(table)}, ${t('in-round', { round })}` : boxOf(table);
}

export function titleOf(one: MyTable): string {
  const { table } = one;
  if (table.phase === 'open') return t('game-waiting');
  if (table.result?.reason === 'closed') return t('game-closed');
  if (table.result)
    return table.result.winners.some((seat) => one.seats.includes(seat)) ? t('game-won') : t('game-done');
  if (one.my_turn) return t('your-turn');
  const actor = table.actor === null ? null : table.seats[table.actor];
  return t('game-thinking', { who: actor?.name ?? actor?.house ?? '' });
}

/** Who won a game that is over, with how many rubies, and when it was played. */
export function resultOf(one: MyTable): string {
  const { result, seats, created } = one.table;
  if (!result || result.reason === 'closed') return '';
  const [first] = result.winners;
  const names = result.winners.map((seat) =>
    one.seats.includes(seat) ? t('you-word') : (seats[seat]?.name ?? seats[seat]?.house ?? ''),
  );
  const rubies = result.standings.find(({ seat }) => seat === first)?.score.rubies ?? 0;
  return [t('game-winner', { who: words.list(names), rubies }), words.date(created)].join(' · ');
}

/** Where I am asked first, then what is under way, then what is over. */
export function sorted(found: MyTable[]): MyTable[] {
  const rank = (one: MyTable): number => (one.my_turn ? 0 : one.table.result === null ? 1 : 2);
  return [...found].sort((a, b) => rank(a) - rank(b));
}

/** Who else sits there. */
export const othersOf = (one: MyTable): string =>
  words.list(
    one.table.seats.flatMap((seat) => (one.seats.includes(seat.seat) || seat.name === null ? [] : [seat.name])),
  );

export const pictureOf = (table: TableState): string =>
  table.game === 'dicegame'
    ? 'face-lira'
    : ((table.options.expansions as string[] | undefined) ?? []).length === 2
      ? 'seal'
      : 'place-9';
