/** Places that are named in a sentence: each is shown with its number, and leads to its page of the rules. */
import { t, words } from '../lib/i18n/words.svelte';

export interface Named {
  text: string;
  /** The place that the text names; null for all else. */
  place: number | null;
  /** The sign that follows a name, and stays on its line. */
  sign: string;
}

const PLACES = 25;
/** A word that begins small, and an article that is tied to its name: both stand before names, and belong to none. */
const BEFORE = /^(?:\p{Ll}+ |l’)+/u;
/** The German ending that an adjective loses after its article: Kleiner Markt, der Kleine Markt. */
const STRONG = /er (?=\p{Lu})/u;
const SIGN = /^[\u00A0\u202F]?[.,;:?!…’)»]+/u;
const plain = (name: string): string => name.replaceAll('\u00AD', '');

/** A place's names, as they stand in sentences. */
function namesOf(place: number): string[] {
  const key = `place-${place}`;
  const forms = [t(key), words.form(key, 'to'), words.form(key, 'of')].map((form) => plain(form).replace(BEFORE, ''));
  return [...new Set([...forms, ...forms.map((form) => form.replace(STRONG, 'e '))])];
}

/** A sentence in pieces, names apart. */
export function named(sentence: string): Named[] {
  const places = new Map<string, number>();
  for (let place = 1; place <= PLACES; place += 1) for (const name of namesOf(place)) places.set(name, place);
  const names = [...places.keys()].toSorted((one, other) => other.length - one.length);
  const found = sentence.split(new RegExp(`(?<!\\p{L})(${names.join('|')})(?!\\p{L})`, 'u'));
  return found.flatMap((text, i) => {
    const place = places.get(text) ?? null;
    const rest = i > 0 && place === null ? text.replace(SIGN, '') : text;
    const sign = place === null ? '' : (SIGN.exec(found[i + 1] ?? '')?.[0] ?? '');
    return rest ? [{ text: rest, place, sign }] : [];
  });
}
