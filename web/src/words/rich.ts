/** Sentences with pictures in them: a message is given marked values, and comes back in parts to draw. */

export type Part =
  | { kind: 'text'; text: string }
  | { kind: 'bold'; text: string }
  | { kind: 'place'; place: number }
  | { kind: 'die'; pips: number }
  | { kind: 'symbol'; symbol: string; text: string };

const OPEN = '\uE000';
const SHUT = '\uE001';

export const bold = (text: string): string => `${OPEN}b${text}${SHUT}`;
export const placeMark = (place: number): string => `${OPEN}p${place}${SHUT}`;
export const dieMark = (pips: number): string => `${OPEN}d${pips}${SHUT}`;
export const symbolMark = (symbol: string, text: string): string => `${OPEN}s${symbol}|${text}${SHUT}`;

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
    else if (piece[0] === 's') {
      const [symbol = '', text = ''] = body.split('|');
      found.push({ kind: 'symbol', symbol, text });
    } else found.push({ kind: 'bold', text: body });
    if (piece.length > end + 1) found.push({ kind: 'text', text: piece.slice(end + 1) });
  }
  return found;
}

/** The same sentence for ears: names of places come from the caller. */
export function plainOf(sentence: string, placeName: (place: number) => string): string {
  return partsOf(sentence)
    .map((part) =>
      part.kind === 'place' ? placeName(part.place) : part.kind === 'die' ? String(part.pips) : part.text,
    )
    .join('');
}
