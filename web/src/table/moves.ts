/** A legal move: its notation, which is what is sent to play it, and what it names. */
import type { Phrase } from '../lib/connection/messages';

export type Move = Phrase & { text: string };

export const moveOf = (offer: { phrase: Phrase; text: string }): Move => ({ ...offer.phrase, text: offer.text });

/** Under which name there are words and a picture for a move that names nothing but what is done, and how. */
export const nameOf = ({ verb, way }: Move): string => (way ? `${verb} ${way}` : verb).replaceAll(' ', '-');
