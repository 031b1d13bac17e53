/** Focus is never lost: where the buttons of a card are replaced, it goes to the card's heading. */
import { tick } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import type { Table } from './table.svelte';

/** Whether somebody has gone anywhere with keys or a finger since the page was loaded: nobody is sent to a heading unasked. */
let used = false;
if (typeof addEventListener === 'function') addEventListener('focusin', () => (used = true));

/** Whether what had the focus is gone. */
export const lost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** The heading of a card about the table: it takes the focus that fell to the page when what was asked or planned changed. */
export function heading(table: Table): Attachment<HTMLElement> {
  return (element) => {
    $effect(() => {
      void [table.state?.at, table.question, table.plan.stages, table.plan.holding, table.plan.sending];
      void tick().then(() => {
        if (used && lost() && document.hasFocus() && !document.querySelector('dialog[open]'))
          element.focus({ preventScroll: true });
      });
    });
  };
}
