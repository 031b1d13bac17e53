/** The words of the client, in the viewer's language. Messages are Fluent's; nothing else in the client holds prose. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { elided, spaced } from './french';

export type Language = 'en' | 'de' | 'fr';
export const LANGUAGES: readonly Language[] = ['en', 'de', 'fr'];
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', de: 'Deutsch', fr: 'Français' };

const CATALOGUES: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('./en.ftl?raw'),
  de: () => import('./de.ftl?raw'),
  fr: () => import('./fr.ftl?raw'),
};

class Words {
  language = $state<Language>('en');
  #bundle = $state.raw<FluentBundle | null>(null);

  async speak(language: Language): Promise<void> {
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource((await CATALOGUES[language]()).default));
    this.#bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
  }

  has(key: string): boolean {
    return this.#bundle?.hasMessage(key) ?? false;
  }

  /** A message. What is not counted is one of its kind. */
  say(key: string, values?: Record<string, FluentVariable>): string {
    const pattern = this.#bundle?.getMessage(key)?.value;
    if (!pattern) {
      console.error(`no words: ${key}`);
      return key;
    }
    const said = this.#bundle!.formatPattern(pattern, { count: 1, ...values }, []);
    return this.language === 'fr' ? spaced(elided(said)) : said;
  }

  /** A message's other form, such as a place that one goes to. */
  form(key: string, name: string): string {
    const pattern = this.#bundle?.getMessage(key)?.attributes[name];
    return pattern ? this.#bundle!.formatPattern(pattern, null, []) : this.say(key);
  }

  /** The day of a moment in ms since 1970. */
  date(time: number): string {
    return new Intl.DateTimeFormat(this.language, { dateStyle: 'medium' }).format(time);
  }

  list(parts: string[]): string {
    return new Intl.ListFormat(this.language, { type: 'conjunction' }).format(parts);
  }

  /** A number with one digit after the point, or after the comma. */
  decimal(value: number): string {
    return new Intl.NumberFormat(this.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);
  }

  either(parts: string[]): string {
    return new Intl.ListFormat(this.language, { type: 'disjunction' }).format(parts);
  }
}

export const words = new Words();
/** Short for `words.say`. */
export const t = (key: string, values?: Record<string, FluentVariable>): string => words.say(key, values);

/** The language to begin with: the one chosen before, else the browser's, else English. */
export function firstLanguage(chosen: string | null): Language {
  for (const wish of [chosen, ...navigator.languages]) {
    const found = LANGUAGES.find((language) => wish?.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return 'en';
}

/** Words as they stand at the beginning of a line. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
