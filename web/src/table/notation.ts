/** What a move in notation names, so that it can be shown where it belongs. The words themselves are the server's. */

export interface Move {
  text: string;
  verb: string;
  /** A place on the board that the move names. */
  place: number | null;
  card: string | null;
  guild: number | null;
  goods: Record<string, number> | null;
  number: number | null;
  rest: string[];
  declines: boolean;
}

const DECLINES = new Set(['pass', 'stop', 'refuse', 'done', 'no more', 'no companion', 'fetch none', 'leave and stop', 'take none', 'decline', 'keep']);
const WALKS = new Set(['far', 'corner', 'anywhere']);
const PLACE_VERBS = new Set(['go', 'fetch', 'send', 'act', 'recall', 'companion']);
const GOODS_VERBS = new Set(['sell', 'deliver', 'give', 'take', 'pay', 'reroll']);
const COUNTED = /^(red|green|yellow|blue|coffee|brown|lira|card|single|double)(\d*)$/;

export function parse(text: string): Move {
  const parts = text.split(' ');
  const verb = parts[0] ?? '';
  const last = parts.at(-1) ?? '';
  const number = /^\d+$/.test(last) ? Number(last) : null;
  const card = verb === 'play' ? (parts[1] ?? null) : null;
  const guild = verb === 'guild' ? number : null;
  let place: number | null = null;
  if (number !== null && guild === null) {
    if (PLACE_VERBS.has(verb)) place = number;
    else if (card && (WALKS.has(card) || card === 'return' || card === 'companion-far' || card === 'family-step')) place = number;
    else if (card === 'copy' && parts[2] && (WALKS.has(parts[2]) || parts[2] === 'return')) place = number;
  }
  return { text, verb, place, card, guild, goods: goodsOf(verb, parts.slice(1)), number, rest: parts.slice(1), declines: DECLINES.has(text) };
}

/** Counted things after a verb: `{red: 1, green: 2}` of `sell red green2`; null if it names something else. */
function goodsOf(verb: string, parts: string[]): Record<string, number> | null {
  if (!GOODS_VERBS.has(verb) || parts.length === 0) return null;
  const found: Record<string, number> = {};
  for (const part of parts) {
    const match = COUNTED.exec(part);
    if (!match) return null;
    found[match[1]!] = Number(match[2] || 1);
  }
  return found;
}
