/** Which page of the rules answers `?` as things stand. */

const ISTANBUL: Record<string, string> = {
  move: 'moving',
  arrival: 'assistants',
  pay: 'merchants',
  'pay-others': 'merchants',
  encounters: 'encounters',
  governor: 'encounters',
  smuggler: 'encounters',
  'last-cards': 'end',
  'bonus-turn': 'extra-turn',
};
const DICE: Record<string, string> = {
  reroll: 'dice-turn',
  action: 'dice-actions',
  'use-card': 'dice-cards',
  accept: 'dice-cards',
};

/** The page about a place that is looked at, else about the question, else about its place, else about a turn. */
export function topicOf(
  game: string,
  question: string,
  about: { place?: number | null },
  looking: number | null,
): string {
  if (game === 'dicegame') return DICE[question] ?? 'dice-turn';
  if (looking !== null) return `place-${looking}`;
  return ISTANBUL[question] ?? (about.place == null ? 'turn' : `place-${about.place}`);
}

interface Named {
  card?: string | null;
  guild?: number | null;
  token?: string | null;
  tile?: string | null;
  verb?: string;
}

/** The page about a card, tile or token: one that is held, else one that a planned move or the question names; null if there is none. */
export function thingOf(held: string | null, move: Named | null, about: Named): string | null {
  const [kind, name] = held?.split(' ') ?? [];
  if (kind === 'play') return `card-${name}`;
  if (kind === 'guild') return `guild-${name}`;
  if (kind === 'recall') return 'tile-yellow';
  if (kind === 'companion') return 'companion';
  for (const one of [move, about]) {
    if (one?.verb === 'play' && one.card) return `card-${one.card}`;
    if (one?.guild != null) return `guild-${one.guild}`;
    if (one?.token) return `token-${one.token}`;
  }
  return null;
}
