/** What of the lessons is done on this device, and how far the others are. */

interface Kept {
  done: string[];
  /** By lesson, the moves up to the beginning of its open step, and which step that is. */
  open: Record<string, { moves: string[]; step: number }>;
  /** Home need not speak of lessons any more. */
  dismissed: boolean;
}

const KEY = 'bedesten.lessons';
const BASE = ['base-1', 'base-2', 'base-3', 'base-4', 'base-5', 'base-6'];
const NOTHING: Kept = { done: [], open: {}, dismissed: false };

function load(): Kept {
  try {
    return { ...NOTHING, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    return NOTHING;
  }
}

class Progress {
  #kept = $state.raw<Kept>(load());

  isDone(lesson: string): boolean {
    return this.#kept.done.includes(lesson);
  }

  /** Which step is open, from 0; 0 for a lesson that was not begun. */
  step(lesson: string): number {
    return this.#kept.open[lesson]?.step ?? 0;
  }

  isOpen(lesson: string): boolean {
    return lesson in this.#kept.open;
  }

  moves(lesson: string): string[] {
    return this.#kept.open[lesson]?.moves ?? [];
  }

  /** Whether home leads to the lessons: until those of the base game are done, or somebody does not want them. */
  get newHere(): boolean {
    return !this.#kept.dismissed && !BASE.every((lesson) => this.isDone(lesson));
  }

  dismiss(): void {
    this.#write({ ...this.#kept, dismissed: true });
  }

  keep(lesson: string, moves: string[], step: number): void {
    this.#write({ ...this.#kept, open: { ...this.#kept.open, [lesson]: { moves, step } } });
  }

  finish(lesson: string): void {
    const open = Object.fromEntries(Object.entries(this.#kept.open).filter(([id]) => id !== lesson));
    this.#write({ ...this.#kept, done: [...new Set([...this.#kept.done, lesson])], open });
  }

  #write(kept: Kept): void {
    this.#kept = kept;
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // Without storage it lasts as long as the page.
    }
  }
}

export const progress = new Progress();
