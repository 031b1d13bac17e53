/** Bots by their level: a face, a word, and what is said of it. */
import { t, words } from '../lib/i18n/words.svelte';

const FACES: Record<string, string> = { random: 'bot-cat', 'grand-vizier': 'bot-grand' };
const DRAWN = ['apprentice', 'peddler', 'merchant', 'vizier'];

/** The picture of a bot of the server's; of one that has no face, of any bot. */
export const faceOf = (bot: string): string => FACES[bot] ?? (DRAWN.includes(bot) ? `bot-${bot}` : 'bot');

const saidOf = (bot: string): [word: string, how: string] => {
  const [word = '', how = ''] = words.has(`bot-${bot}`) ? t(`bot-${bot}`).split(/\s*:\s*/) : [t('bot')];
  return [word, how];
};

/** What it is called in a word. */
export const levelWord = (bot: string): string => saidOf(bot)[0];
/** How it plays. */
export const levelHow = (bot: string): string => saidOf(bot)[1];
