/** Word that I leave for questions that come while another has the turn. */
import { isIstanbul } from '../wire/messages';
import type { Answer } from './standing';
import type { Table } from './table.svelte';

export class Word {
  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  /** The answers that I have left. */
  get answers(): Answer[] {
    const { link, viewer } = this.#table;
    return link.sights.find((sight) => sight.viewer === viewer)?.standing ?? [];
  }

  /** The questions that one may leave word for, in this game with its expansions. */
  get questions(): string[] {
    const { viewer, state, sight } = this.#table;
    if (viewer === null || state?.phase !== 'playing' || !sight) return [];
    if (!isIstanbul(sight.view)) return ['offer'];
    return sight.view.parts.letters ? ['bid', 'kiosk-choice'] : [];
  }

  get mayLeave(): boolean {
    return this.questions.length > 0;
  }

  /** In place of what was left before. */
  async leave(answers: Answer[]): Promise<void> {
    if (this.#table.viewer !== null) await this.#table.send({ type: 'standing', answers });
  }
}
