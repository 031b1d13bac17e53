/** The book of the rules, in the reader's language: fetched once, found by its pages' names, words and clauses. */
import { rules } from '../lib/connection/http';
import type { RulePage, RuleSign } from '../lib/connection/messages';
import { words } from '../lib/i18n/words.svelte';

class Book {
  pages = $state.raw<RulePage[]>([]);
  chapters = $state.raw<string[]>([]);
  /** The key of symbols. */
  signs = $state.raw<RuleSign[]>([]);
  problem = $state.raw<unknown>(null);
  #language = '';

  /** Fetch the pages, if they are not there in this language. */
  async open(): Promise<void> {
    const language = words.language;
    if (language === this.#language) return;
    this.#language = language;
    try {
      const found = await rules(language);
      this.pages = found.pages;
      this.chapters = found.chapters;
      this.signs = found.signs;
      this.problem = null;
    } catch (error) {
      this.#language = '';
      this.problem = error;
    }
  }

  page(id: string): RulePage | null {
    return this.pages.find((page) => page.id === id) ?? null;
  }
}

export const book = new Book();

/** How well a page fits what is looked for: 0 not at all; names count most, then clauses, then words. */
function fits(page: RulePage, wanted: string): number {
  const text = wanted.trim().toLowerCase();
  const name = page.name.toLowerCase();
  if (name.startsWith(text) || page.id === `place-${text}`) return 4;
  if (name.includes(text)) return 3;
  const told = [...page.does, ...page.asked];
  if (told.some((sentence) => sentence.rules.some((rule) => rule.toLowerCase().startsWith(text)))) return 2;
  const said = [page.say, page.example, ...told.map((sentence) => sentence.text)].join(' ').toLowerCase();
  return said.includes(text) ? 1 : 0;
}

/** The pages that fit, the best first; all of them if nothing is looked for. */
export function search(pages: RulePage[], wanted: string): RulePage[] {
  if (!wanted.trim()) return pages;
  return pages
    .map((page) => ({ page, how: fits(page, wanted) }))
    .filter(({ how }) => how > 0)
    .sort((a, b) => b.how - a.how)
    .map(({ page }) => page);
}
