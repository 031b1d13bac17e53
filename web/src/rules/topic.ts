/** Which page of the rules answers `?` as things stand. */

const ISTANBUL: Record<string, string> = {
  move: 'moving',
  arrival: 'assistants',
  'other-merchants': 'merchants',
  encounters: 'encounters',
  'last-cards': 'end',
  'bonus-turn': 'extra-turn',
};
const DICE: Record<string, string> = {
  reroll: 'dice-turn',
  action: 'dice-actions',
  'use-card': 'dice-cards',
  accept: 'dice-cards',
};

interface Asked {
  place?: number | null;
  card?: string | null;
  tile?: string | null;
  track?: string | null;
}

/** The page about a thing of The Dice Game that a question or a move names; null if it names none. */
export function diceTopic({ card, tile, track }: Asked): string | null {
  if (card) return `bazaar-${card}`;
  if (tile) return `dicetile-${tile.split('-')[0]}`;
  return track ? 'dice-actions' : null;
}

/** The page about a place that is looked at, else about the question, else about its place, else about a turn. */
export function topicOf(game: string, question: string, about: Asked, looking: number | null): string {
  if (game === 'dicegame') return diceTopic(about) ?? DICE[question] ?? 'dice-turn';
  if (looking !== null) return `place-${looking}`;
  return ISTANBUL[question] ?? (about.place == null ? 'turn' : `place-${about.place}`);
}

/** Things that are held by another key than that of their page. */
const HELD: Record<string, string> = { recall: 'tile-yellow' };

/** The page about a card or tile that is held or played, by the key of its moves; null if there is none. */
export const heldTopic = (key: string): string => HELD[key] ?? key;
