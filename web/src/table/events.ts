/** What happened at a table besides the game: chairs, clocks, pauses. One line for each, or none. */
import type { Entry } from '../lib/connection/messages';
import { t } from '../lib/i18n/words.svelte';
import type { Table } from './table.svelte';

export function eventWords(table: Table, entry: Entry): string[] {
  const who = entry.seat === null ? '' : table.nameOf(entry.seat);
  const chair = entry.chair === null ? '' : table.nameOf(entry.chair);
  switch (entry.kind) {
    case 'chair':
      return [
        t(entry.bot === null ? 'event-chair-back' : entry.by === 'clock' ? 'event-chair-clock' : 'event-chair-bot', {
          who: chair,
        }),
      ];
    case 'pause':
      return [t(entry.paused ? 'event-pause' : 'event-go-on', { who })];
    case 'give-time':
      return [
        t('event-give-time', { who, to: table.nameOf(entry.to ?? 0), minutes: Math.round((entry.seconds ?? 0) / 60) }),
      ];
    case 'resign':
      return [t('event-resign', { who })];
    case 'undo-asked':
      return [t('event-undo-asked', { who })];
    case 'consent':
      return entry.agree ? [] : [t('event-undo-refused', { who })];
    default:
      return [];
  }
}
