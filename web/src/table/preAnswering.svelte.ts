/** Answers that I give beforehand to questions that come while another has the turn. */
import { preAnswerForms, type Answer, type PreAnswerForm } from './preAnswers';
import type { Table } from './table.svelte';

export class PreAnswering {
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
  get forms(): PreAnswerForm[] {
    const { viewer, state, sight } = this.#table;
    if (viewer === null || state?.phase !== 'playing' || !sight) return [];
    return preAnswerForms().filter(({ asked }) => asked(sight.view));
  }

  get mayLeave(): boolean {
    return this.forms.length > 0;
  }

  /** In place of what was left before. */
  async leave(answers: Answer[]): Promise<void> {
    if (this.#table.viewer !== null) await this.#table.send({ type: 'standing', answers });
  }
}
