/** Bots by their level and character: a face, a word, and what is said of them. */
import { t, words } from '../lib/i18n/words.svelte';

const FACES: Record<string, string> = { random: 'bot-cat', 'grand-vizier': 'bot-grand' };
const DRAWN = ['apprentice', 'peddler', 'merchant', 'vizier', 'sultan'];

/** A bot of the server's is a level, from the merchant up with a character after it. */
function apart(bot: string): [level: string, character: string] {
  const [, level = bot, character = ''] = /^(.+?)-(trader|gem-buyer|pilgrim)$/.exec(bot) ?? [];
  return [level, character];
}

/** The picture of a bot's level; of one that has no face, of any bot. */
export function faceOf(bot: string): string {
  const [level] = apart(bot);
  return FACES[level] ?? (DRAWN.includes(level) ? `bot-${level}` : 'bot');
}

/** A word and a sentence, which stand in one message. */
const said = (key: string): string[] => t(key).split(/\s*:\s*/);

function saidOf(bot: string): string[][] {
  const [level, character] = apart(bot);
  const known = words.has(`bot-${level}`) ? said(`bot-${level}`) : [t('bot')];
  return character ? [known, said(`character-${character}`)] : [known];
}

/** What it is called: its level, and its character if it has one. */
export const levelWord = (bot: string): string =>
  saidOf(bot)
    .map(([word]) => word)
    .join(' · ');
/** What it is called beside its face: its character, or its level if it has none. */
export const shortWord = (bot: string): string => saidOf(bot).at(-1)![0]!;
/** How it plays. */
export const levelHow = (bot: string): string =>
  saidOf(bot)
    .flatMap(([, how]) => how ?? [])
    .join('; ');
