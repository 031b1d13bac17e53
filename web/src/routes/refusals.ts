import { Refused } from '../lib/connection/http';
import { t, words } from '../lib/i18n/words.svelte';

/** What was refused, in the viewer's language; the server's own words where we have none. */
export function refusalWords(error: unknown): string {
  if (!(error instanceof Refused)) return String(error);
  return words.has(`refused-${error.code}`) ? t(`refused-${error.code}`) : error.message;
}
