/** What a bot would do in my place. */
import { hints } from '../wire/http';
import type { Move } from './moves';
import { refusalOf } from './reasons.svelte';
import type { Table } from './table.svelte';

/** As many as can be told apart at a glance. */
const MOST = 3;

export class Hinting {
  /** Moves in notation, the best first; gone with the next move. */
  found = $state.raw<string[]>([]);
  /** The bot thinks. */
  thinking = $state(false);
  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  /** The same, with what they name. */
  get moves(): Move[] {
    return this.found.flatMap((text) => this.#table.moves.filter((move) => move.text === text));
  }

  async ask(): Promise<void> {
    const { code, token, state } = this.#table;
    if (!token || this.thinking) return;
    this.thinking = true;
    try {
      const told = await hints(code, token);
      if (this.#table.state?.at === state?.at) this.found = told.hints.slice(0, MOST).map((one) => one.text);
    } catch (error) {
      this.#table.refusal = refusalOf(error);
    } finally {
      this.thinking = false;
    }
  }

  clear(): void {
    this.found = [];
  }
}
