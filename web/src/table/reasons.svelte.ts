/** Why not? The server names the rule; the words are the viewer's. */
import type { Unavailable } from '../wire/messages';
import { Refused, options, whyNot } from '../wire/http';
import { t, words } from '../words/words.svelte';

const RULE = /\(([A-Z]+\d*-?[A-Z]?\d+[a-z]?)/;

/** The sentence for a rule, or for its short name, if there is one. */
function ruleWords(names: string[], values: Record<string, string | number> = {}): string | null {
  const key = names.map((name) => `why-${name.toLowerCase()}`).find((one) => words.has(one));
  return key ? t(key, values) : null;
}

/** What was refused, in the viewer's language; the server's own words only where no rule of ours is named. */
export function refusalWords(code: string, reason: string): string {
  if (code === 'illegal') return ruleWords([RULE.exec(reason)?.[1] ?? '']) ?? t('refused-illegal');
  return words.has(`refused-${code}`) ? t(`refused-${code}`) : reason;
}

export function refusalOf(error: unknown): string {
  return error instanceof Refused ? refusalWords(error.code, error.message) : String(error);
}

interface Asker { code: string; token: string | null; at: number }

/** What can't be chosen as things stand; asked of the server once for each position, when somebody looks. */
export class Reasons {
  #found = $state.raw<Unavailable[]>([]);
  #named = $state.raw<Record<string, string>>({});
  readonly #asking = new Set<string>();
  #at = -1;

  /** Why a place or a card can't be chosen; empty as long as nobody knows. */
  of(asker: Asker, group: string, key: string, values: Record<string, string | number> = {}): string {
    this.#begin(asker);
    const found = this.#found.find((one) => one.group === group && one.key === key);
    return found ? (ruleWords([...found.rules, found.code], values) ?? t('why-not-now')) : '';
  }

  /** Why a move in notation is not possible. */
  ofMove(asker: Asker, text: string, values: Record<string, string | number> = {}): string {
    this.#begin(asker);
    const known = this.#named[text];
    if (!this.#asking.has(text) && asker.token) {
      const at = asker.at;
      this.#asking.add(text);
      whyNot(asker.code, asker.token, text).then((found) => {
        if (at === this.#at && found.reason) this.#named = { ...this.#named, [text]: RULE.exec(found.reason)?.[1] ?? 'not-now' };
      }).catch(() => undefined);
    }
    return known ? (ruleWords([known], values) ?? t('why-not-now')) : '';
  }

  #begin(asker: Asker): void {
    if (asker.at === this.#at || !asker.token) return;
    const { at, code, token } = asker;
    this.#at = at;
    this.#asking.clear();
    queueMicrotask(() => {
      this.#named = {};
      this.#found = [];
      options(code, token).then((found) => {
        if (at === this.#at && found.at === at) this.#found = found.options?.unavailable ?? [];
      }).catch(() => undefined);
    });
  }
}
