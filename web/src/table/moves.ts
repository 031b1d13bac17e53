/** A legal move: its notation, which is what is sent to play it, and what it names. */
import type { Phrase } from '../wire/messages';

export type Move = Phrase & { text: string };

export const moveOf = (offer: { phrase: Phrase; text: string }): Move => ({ ...offer.phrase, text: offer.text });

/** What a move is done with, where one thing can be used in several ways: a card, a guild card, the yellow tile, the companion. */
export function keyOf(move: Move): string {
  if (move.verb === 'play') return cardKey(move.card ?? '');
  return move.verb === 'guild' ? guildKey(move.guild ?? 0) : move.verb;
}

export const cardKey = (card: string): string => `play ${card}`;
export const guildKey = (card: number): string => `guild ${card}`;
