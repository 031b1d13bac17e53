/** What going to a place would begin with, as the server foresees it: asked once for each position, when somebody looks. */
import type { Preview } from '../wire/messages';
import type { Table } from '../table/table.svelte';
import { t, words } from '../words/words.svelte';

const DEEDS = { leave: 'plan-leave', 'pick-up': 'plan-pick-up', fetch: '' } as const;

export class Ahead {
  #found = $state.raw<Record<string, Preview>>({});
  #asked = new Set<string>();
  #at = -1;

  /** The way there, assistants, payments; empty as long as nobody knows. */
  of(table: Table, move: string): string {
    const at = table.state?.at ?? 0;
    if (at !== this.#at) {
      this.#at = at;
      this.#asked = new Set();
    }
    if (!this.#asked.has(move)) {
      this.#asked.add(move);
      void table.foresee([move]).then((found) => {
        if (found && at === this.#at) this.#found = { ...this.#found, [`${at} ${move}`]: found };
      });
    }
    const found = this.#found[`${at} ${move}`];
    return found ? aheadWords(table, found) : '';
  }
}

function aheadWords(table: Table, found: Preview): string {
  const parts: string[] = [];
  if (found.walk?.on_foot) parts.push(t('plan-steps', { count: found.walk.route.length - 1 }));
  for (const { deed } of found.assistants) if (DEEDS[deed]) parts.push(lower(t(DEEDS[deed])));
  const paid = found.payments.flatMap((payment) => (payment.to == null ? [] : [table.nameOf(payment.to)]));
  if (paid.length) parts.push(lower(t('plan-pay', { who: words.list(paid) })));
  return parts.join(', ');
}

const lower = (text: string): string => text.charAt(0).toLocaleLowerCase() + text.slice(1);
