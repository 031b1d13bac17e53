/** French as it is printed: “de Usta” is “d’Usta”, which messages can't know before they are told the name; and no line
 * begins with a colon or a question mark. */

/** A word that loses its vowel, before a name that begins with one; the name may be marked as bold. */
const BEFORE_VOWEL = /\b([Dd])e (?=(?:\uE000b)?[AEIOUYÀÂÄÉÈÊËÎÏÔÖÙÛÜŒÆ])/g;

export const elided = (text: string): string => text.replace(BEFORE_VOWEL, '$1’');

/** Spaces at which no line is broken: narrow before ; ? ! and %, wide before a colon and inside quotation marks. */
export const spaced = (text: string): string =>
  text.replace(/ (?=[;?!%])/g, '\u202F').replace(/ (?=[:»])|(?<=«) /g, '\u00A0');
