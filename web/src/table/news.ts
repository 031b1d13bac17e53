/** What has happened since somebody last looked at the steps: each step once, and nothing of what was there before. */
import type { Step } from '../wire/messages';

const MANY = 60;

export class News {
  #at: number | null = null;
  #viewer: number | null = null;

  /** The steps that are new; none when one has only begun to look, or looks through other eyes, or so much has happened that nobody could follow. */
  since<S extends Pick<Step, 'at' | 'undo' | 'undone'>>(steps: S[], viewer: number | null): S[] {
    const last = steps.at(-1)?.at ?? 0;
    const before = this.#viewer === viewer ? this.#at : null;
    this.#at = last;
    this.#viewer = viewer;
    if (before === null) return [];
    const fresh = steps.filter((step) => step.at > before && !step.undone && step.undo == null);
    return fresh.length > MANY ? [] : fresh;
  }
}
