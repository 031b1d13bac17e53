/** What going to a place would begin with, as the server foresees it: asked once for each position, when somebody looks. */
import type { LinePlan } from '../../lib/connection/messages';
import type { Table } from '../../table/table.svelte';
import { t, words } from '../../lib/i18n/words.svelte';

export class Ahead {
  #found = $state.raw<Record<string, LinePlan>>({});
  #asked = new Set<string>();
  #at = -1;

  /** The way there, assistants, payments; empty as long as nobody knows. */
  of(table: Table, place: number): string {
    const move = table.moves.find((one) => one.verb === 'go' && one.place === place)?.text;
    if (move === undefined) return '';
    const at = table.state?.at ?? 0;
    if (at !== this.#at) {
      this.#at = at;
      this.#asked = new Set();
    }
    if (!this.#asked.has(move)) {
      this.#asked.add(move);
      void table.plan.foresee([move]).then((found) => {
        if (found && at === this.#at) this.#found = { ...this.#found, [`${at} ${move}`]: found };
      });
    }
    const found = this.#found[`${at} ${move}`];
    return found ? aheadWords(table, found) : '';
  }
}

/** Only how it begins: the way, the assistant, who is paid. */
function aheadWords(table: Table, found: LinePlan): string {
  const parts: string[] = [];
  const walk = found.walks[0];
  if (walk?.on_foot) parts.push(t('plan-steps', { count: walk.route.length - 1 }));
  const [deed] = found.assistants;
  if (deed) parts.push(lower(t(`plan-${deed.deed}`, { count: deed.places.length })));
  const paid = found.payments.flatMap((payment) => payment.seats.map((seat) => table.nameOf(seat)));
  if (paid.length) parts.push(lower(t('plan-pay', { who: words.list(paid) })));
  return parts.join(', ');
}

const lower = (text: string): string => text.charAt(0).toLocaleLowerCase() + text.slice(1);
