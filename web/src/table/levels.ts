/** Bots by the word for their level. */
import { t, words } from '../words/words.svelte';

/** What a bot of the server's is called in a word: without its number, and without what is said about it. */
export function levelWord(bot: string): string {
  if (!words.has(`bot-${bot}`)) return t('bot');
  return t(`bot-${bot}`)
    .split(':')[0]!
    .replace(/^\d+\s+/, '')
    .trim();
}
