/** What is said once it has stopped changing: ears hear a plan once, not at each step of its making. */

const SETTLED = 500;

/** What a plan would do, and what to mind: empty if there is nothing of either. */
export function sentences(title: string, lines: string[], warnings: string[]): string {
  const plan = lines.length > 0 ? [`${title}: ${lines.join(', ')}.`] : [];
  return [...plan, ...warnings].join(' ');
}

export class Said {
  words = $state('');

  /** To be returned from an effect: say this unless something else comes first. */
  settle(words: string): () => void {
    const timer = window.setTimeout(() => (this.words = words), SETTLED);
    return () => window.clearTimeout(timer);
  }
}
