/** A game against bots, at once. */
import { startCoach } from '../lessons/coach.svelte';
import { settings } from '../settings.svelte';
import { newTable } from '../lib/connection/http';
import type { NewTable } from '../lib/connection/messages';
import { keep } from '../lib/connection/tokens';
import { GAMES } from '../table/games';

export const BOT_NAMES = ['Marie', 'Jonas', 'Usta', 'Lucie'];
/** Bots by strength, the weakest first, by the names that the server gives them. */
export const LEVELS = ['random', 'apprentice', 'peddler', 'merchant', 'vizier', 'grand-vizier', 'sultan'] as const;

/** Names for those who give none: the others must call them something. */
const NAMES = ['Deniz', 'Ela', 'Kerem', 'Selin', 'Mert', 'Leyla', 'Cem', 'Defne'];

/** What the player of this device is called; who has no name gets one that nobody else has, and keeps it. */
export function myName(taken: readonly (string | null)[] = []): string {
  const given = settings.kept.name.trim();
  if (given) return given;
  const free = NAMES.filter((one) => !taken.includes(one));
  const name = free[Math.floor(Math.random() * free.length)]!;
  settings.set({ name });
  return name;
}

/** Fetch what shows a table, while it is made: then it is there at once. */
export function fetchTable(game: NewTable['game']): void {
  Promise.all([import('./TableScreen.svelte'), GAMES[game]()]).catch(() => undefined); // said when it is to be shown
}

/** A table of its own for me and three bots; its code. */
export async function againstBots(game: NewTable['game'], bot: string = settings.kept.bot): Promise<string> {
  fetchTable(game);
  const bots = BOT_NAMES.slice(0, 3).map((name) => ({ kind: 'bot' as const, name, bot }));
  const made = await newTable({ game, seats: [{ kind: 'person', name: myName() }, ...bots] });
  keep({ code: made.table.code, host: made.host, tokens: made.tokens });
  return made.table.code;
}

/** The game after the lessons: against bots that have their bad moments, with the coach. */
export function firstGame(game: NewTable['game']): Promise<string> {
  startCoach();
  return againstBots(game, 'peddler');
}
