/** A game against bots, begun at once. */
import { settings } from '../settings.svelte';
import { newTable } from '../wire/http';
import { keep } from '../wire/purse';
import { t } from '../words/words.svelte';

const NAMES = ['Marie', 'Jonas', 'Usta'];

/** Sit down with three bots of a level, or two at The Dice Game; tells the code of the table. */
export async function gameWith(bot: string, game: 'istanbul' | 'dicegame' = 'istanbul'): Promise<string> {
  const rivals = game === 'istanbul' ? NAMES : NAMES.slice(0, 2);
  const seats = [
    { kind: 'person' as const, name: settings.kept.name.trim() || t('you-word') },
    ...rivals.map((name) => ({ kind: 'bot' as const, name, bot })),
  ];
  const made = await newTable({ game, seats } as never);
  keep({ code: made.table.code, host: made.host, tokens: made.tokens });
  return made.table.code;
}

/** The game after the lessons: against bots that have their bad moments. */
export const firstGame = (game: 'istanbul' | 'dicegame'): Promise<string> => gameWith('peddler', game);
