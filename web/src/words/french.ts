/** French before a name: “de Usta” is “d’Usta”. Messages can't know how a name begins. */

/** A word that loses its vowel, before a name that begins with one; the name may be marked as bold. */
const BEFORE_VOWEL = /\b([Dd])e (?=(?:\uE000b)?[AEIOUYÀÂÄÉÈÊËÎÏÔÖÙÛÜŒÆ])/g;

export const elided = (text: string): string => text.replace(BEFORE_VOWEL, '$1’');
