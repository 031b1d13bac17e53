/** The coach of a first game: says once, when it first matters, what a thing is. Off in a click. */
import { settings } from '../settings.svelte';
import type { Table } from '../table/table.svelte';
import { lessons } from '../lib/connection/http';
import type { CoachRemark } from '../lib/connection/messages';
import { words } from '../lib/i18n/words.svelte';
import { fillingOf, type Filling } from './moments';

const KEY = 'bedesten.coach';

function load(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one): one is string => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

export interface Saying {
  when: CoachRemark['when'];
  at: string;
  page: string;
  say: string;
}

const filled = (text: string, filling: Filling): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(filling[name as keyof Filling] ?? ''));

export class Coach {
  /** What he says now. */
  now = $state.raw<Saying | null>(null);
  #remarks = $state.raw<CoachRemark[]>([]);
  #said = load();
  /** The position at which something was said, and the turn: one remark a turn is enough. */
  #at = -1;
  #turn = -1;
  #language = '';
  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  /** Look at the table: say what first matters now, and fall silent when something was played. */
  look(): void {
    const at = this.#table.state?.at ?? 0;
    if (!settings.kept.coach) {
      this.now = null;
      return;
    }
    void this.#fetch();
    if (this.now && at !== this.#at) this.now = null;
    const turn = this.#table.state?.turn ?? 0;
    if (this.now || turn === this.#turn) return;
    for (const remark of this.#remarks) {
      const filling = this.#said.includes(remark.when) ? null : fillingOf(this.#table, remark.when);
      if (!filling) continue;
      this.now = {
        when: remark.when,
        at: filled(remark.at, filling),
        page: filled(remark.page, filling),
        say: filled(remark.say, filling),
      };
      this.#at = at;
      this.#turn = turn;
      this.#keep([...this.#said, remark.when]);
      return;
    }
  }

  heard(): void {
    this.now = null;
  }

  off(): void {
    settings.set({ coach: false });
    this.now = null;
  }

  async #fetch(): Promise<void> {
    if (this.#language === words.language) return;
    this.#language = words.language;
    try {
      this.#remarks = (await lessons(words.language)).coach;
    } catch {
      this.#language = '';
    }
  }

  #keep(said: string[]): void {
    this.#said = said;
    try {
      localStorage.setItem(KEY, JSON.stringify(said));
    } catch {
      // Without storage it lasts as long as the page.
    }
  }
}

/** A first game begins: the coach is there, and has said nothing yet. */
export function startCoach(): void {
  settings.set({ coach: true });
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}
