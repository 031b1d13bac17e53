/** Why not? The server names the rule; the words are the viewer's. */
import type { Reason, Unavailable } from '../lib/connection/messages';
import { Refused } from '../lib/connection/http';
import { t, words } from '../lib/i18n/words.svelte';
import type { Table } from './table.svelte';

type Values = Record<string, string | number>;

/** The sentence for a reason of the rules, by its code, with the numbers and names that matter. */
function reasonWords(reason: Pick<Reason, 'code' | 'facts'>, values: Values = {}): string {
  const facts = Object.entries(reason.facts).filter(
    ([, value]) => typeof value === 'string' || typeof value === 'number',
  );
  return t(`why-${reason.code}`, { ...(Object.fromEntries(facts) as Values), ...values });
}

/** What was refused, in the viewer's language; the server's own words only where we have none. */
export function refusalWords(code: string, reason: string, why: Reason | null): string {
  if (code === 'illegal') return why ? reasonWords(why, { who: 'none' }) : t('refused-illegal');
  return words.has(`refused-${code}`) ? t(`refused-${code}`) : reason;
}

export function refusalOf(error: unknown): string {
  return error instanceof Refused ? refusalWords(error.code, error.message, error.why) : String(error);
}

/** A table, as the player sees it who asks. */
type Asker = Pick<Table, 'planOf' | 'whyNot' | 'viewer' | 'state'>;

/** What can't be chosen as things stand; asked of the server once for each position, when somebody looks. */
export class Reasons {
  #found = $state.raw<Unavailable[]>([]);
  #named = $state.raw<Record<string, Reason>>({});
  readonly #asking = new Set<string>();
  #at = -1;

  /** Why a place or a card can't be chosen; empty as long as nobody knows. */
  of(asker: Asker, group: string, key: string, values: Values = {}): string {
    this.#begin(asker);
    const found = this.#found.find((one) => one.group === group && one.key === key);
    return found ? reasonWords(found, values) : '';
  }

  /** Why a move in notation is not possible. */
  ofMove(asker: Asker, text: string): string {
    this.#begin(asker);
    const known = this.#named[text];
    if (!this.#asking.has(text)) {
      const at = this.#at;
      this.#asking.add(text);
      asker
        .whyNot(text)
        .then((found) => {
          if (at === this.#at && found?.why) this.#named = { ...this.#named, [text]: found.why };
        })
        .catch(() => undefined);
    }
    return known ? reasonWords(known) : '';
  }

  #begin(asker: Asker): void {
    const at = asker.state?.at ?? 0;
    if (at === this.#at || asker.viewer === null) return;
    this.#at = at;
    this.#asking.clear();
    queueMicrotask(() => {
      this.#named = {};
      this.#found = [];
      asker
        .planOf([])
        .then((found) => {
          if (at === this.#at) this.#found = found?.stages[0]?.unavailable ?? [];
        })
        .catch(() => undefined);
    });
  }
}
