/** Records of games as files: one is saved, or opened to be looked at. */
import { router } from '../router.svelte';
import { openRecord, record, Refused } from '../lib/connection/http';
import { keep } from '../lib/connection/tokens';
import { t } from '../lib/i18n/words.svelte';

export async function saveRecord(code: string, token: string | null): Promise<void> {
  const text = await record(code, token ?? undefined);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = `bedesten-${code}.txt`;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Look at a game from its record; what is wrong with it, if it can't be played. */
export async function lookAt(text: string): Promise<string> {
  try {
    const made = await openRecord(text);
    keep({ code: made.table.code, host: made.host, tokens: [] });
    router.go(`/t/${made.table.code}/look`);
    return '';
  } catch (error) {
    return t('bad-record', { why: error instanceof Refused ? error.message : String(error) });
  }
}
