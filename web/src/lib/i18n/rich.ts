/** Sentences with pictures in them: a message is given marked values, and comes back in parts to draw. */

export type Part =
  | { kind: 'text'; text: string }
  | { kind: 'bold'; text: string }
  | { kind: 'place'; place: number }
  | { kind: 'die'; pips: number }
  | { kind: 'coin'; text: string }
  | { kind: 'mark'; house: string; text: string }
  | { kind: 'lost'; text: string }
  | { kind: 'arrow'; text: string }
  /** With the number before it, from which it is never parted. */
  | { kind: 'symbol'; symbol: string; text: string; count: string };

const OPEN = '\uE000';
const SHUT = '\uE001';

export const bold = (text: string): string => `${OPEN}b${text}${SHUT}`;
export const placeMark = (place: number): string => `${OPEN}p${place}${SHUT}`;
export const dieMark = (pips: number): string => `${OPEN}d${pips}${SHUT}`;
/** So many Lira, as a coin; a player's house; what is lost; from what was given to what came of it. */
export const coinMark = (count: number): string => `${OPEN}c${count}${SHUT}`;
export const houseMark = (house: string): string => `${OPEN}h${house}${SHUT}`;
export const lostMark = (text: string): string => `${OPEN}l${text}${SHUT}`;
export const ARROW = `${OPEN}a${SHUT}`;
export const symbolMark = (symbol: string, text: string): string => `${OPEN}s${symbol}|${text}${SHUT}`;

/** The number at the end of what has been said, taken away from there. */
function numberBefore(found: Part[]): string {
  const last = found.at(-1);
  const count = last?.kind === 'text' ? (/\d+ $/.exec(last.text)?.[0] ?? '') : '';
  if (last?.kind !== 'text' || !count) return '';
  last.text = last.text.slice(0, -count.length);
  if (!last.text) found.pop();
  return count;
}

export function partsOf(sentence: string): Part[] {
  const found: Part[] = [];
  for (const piece of sentence.split(OPEN)) {
    const end = piece.indexOf(SHUT);
    if (end < 0) {
      if (piece) found.push({ kind: 'text', text: piece });
      continue;
    }
    const body = piece.slice(1, end);
    if (piece[0] === 'p') found.push({ kind: 'place', place: Number(body) });
    else if (piece[0] === 'd') found.push({ kind: 'die', pips: Number(body) });
    else if (piece[0] === 'c') found.push({ kind: 'coin', text: body });
    else if (piece[0] === 'h') found.push({ kind: 'mark', house: body, text: '' });
    else if (piece[0] === 'l') found.push({ kind: 'lost', text: body });
    else if (piece[0] === 'a') found.push({ kind: 'arrow', text: '' });
    else if (piece[0] === 's') {
      const [symbol = '', text = ''] = body.split('|');
      found.push({ kind: 'symbol', symbol, text, count: numberBefore(found) });
    } else found.push({ kind: 'bold', text: body });
    if (piece.length > end + 1) found.push({ kind: 'text', text: piece.slice(end + 1) });
  }
  return found;
}

/** The same sentence for ears: names of places come from the caller; pictures side by side become a list. */
export function plainOf(sentence: string, placeName: (place: number) => string): string {
  return partsOf(sentence)
    .map((part, i, all) => {
      if (part.kind === 'place') return placeName(part.place);
      if (part.kind === 'die') return String(part.pips);
      if (part.kind !== 'symbol') return part.text;
      return (all[i - 1]?.kind === 'symbol' ? ', ' : '') + part.count + part.text;
    })
    .join('');
}

/** What a sentence tells that its former, shorter version did not; all of it where it was not only made longer. */
export function newWords(former: string, now: string): string {
  const known = former.replace(/[.\s]+$/, '');
  return known && now.startsWith(known) ? now.slice(known.length).replace(/^[\s,;:]+/, '') : now;
}
