/** Positions as they are shown: at once, or one after the other at the pace that the player has chosen. */
import type { SeatSight, TableState } from '../wire/messages';
import { settings } from '../settings.svelte';

export interface Shown {
  table: TableState;
  sights: SeatSight[];
}

const PACES = { slow: 1500, normal: 700, 'at-once': 0 } as const;

export class Showing {
  now = $state.raw<Shown | null>(null);
  /** Positions that wait to be shown. */
  #queue = $state.raw<Shown[]>([]);
  #timer = 0;
  readonly #onshow: (shown: Shown, moved: boolean) => void;

  /** @param onshow is told what is shown now, and whether it is another position than before. */
  constructor(onshow: (shown: Shown, moved: boolean) => void) {
    this.#onshow = onshow;
  }

  /** Something new: to be shown in its turn if others have done it, and else at once. */
  hear(next: Shown, byOthers: boolean): void {
    const moved = this.now !== null && next.table.at > this.now.table.at;
    if (moved && byOthers && PACES[settings.kept.pace] > 0 && !document.hidden) {
      this.#queue = [...this.#queue, next];
      if (this.#timer === 0) this.#showNext();
    } else {
      this.stop();
      this.#show(next);
    }
  }

  get catchingUp(): boolean {
    return this.#queue.length > 0;
  }

  /** Show all that has happened at once. */
  skip(): void {
    const last = this.#queue.at(-1);
    this.stop();
    if (last) this.#show(last);
  }

  /** What waits is never shown. */
  stop(): void {
    this.#queue = [];
    window.clearTimeout(this.#timer);
    this.#timer = 0;
  }

  #showNext(): void {
    const [next, ...rest] = this.#queue;
    if (!next) {
      this.#timer = 0;
      return;
    }
    this.#queue = rest;
    this.#timer = window.setTimeout(() => this.#showNext(), PACES[settings.kept.pace]);
    this.#show(next);
  }

  #show(next: Shown): void {
    const moved = this.now?.table.at !== next.table.at;
    this.now = next;
    this.#onshow(next, moved);
  }
}
