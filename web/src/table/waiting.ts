/** Whose turn it is, in words. */
import { t } from '../lib/i18n/words.svelte';
import type { Table } from './table.svelte';

/** Who is waited for, as a heading. */
export function waitingTitle(table: Table): string {
  const actor = table.state?.actor ?? null;
  if (actor === null) return t('game-over');
  if (actor === table.viewer) return t('your-turn');
  return t(table.catchingUp ? 'turn-of' : 'game-thinking', { who: table.nameOf(actor) });
}
