/** What is said once it has stopped changing: ears hear a plan once, not at each step of its making. */

const SETTLED = 500;

export class Said {
  words = $state('');

  /** To be returned from an effect: say this unless something else comes first. */
  settle(words: string): () => void {
    const timer = window.setTimeout(() => (this.words = words), SETTLED);
    return () => window.clearTimeout(timer);
  }
}
