/** A game in figures, from what came of its decisions: what was earned, where one was, and what the dice gave against the odds. */
import { TOTALS, worthOf } from '../games/istanbul/odds';
import { together } from '../table/outcomes';
import type { DiceTableView, OutcomePart, Step } from '../lib/connection/messages';

export interface Figures {
  seat: number;
  /** Lira that came in, and how many of them others paid. */
  lira: number;
  paid: number;
  /** How often one was at a place. */
  places: Map<number, number>;
  /** Turns that ended for want of an assistant, of Lira or of will. */
  stopped: number;
  rolls: number;
  /** What first rolls brought, beyond what they bring on average. */
  luck: number;
  /** Where each ruby came from, and in which round. */
  rubies: { round: number; place: number | null; track: string | null }[];
}

type Counts = Record<string, number>;

/** What a roll brings on average. */
const averageOf = (table: DiceTableView, number: number | null): number =>
  TOTALS.reduce((all, total) => all + worthOf(table, total, number), 0) / TOTALS.length;

/** @param dice what rolls bring, by the number of the place */
export function figuresOf(steps: Step[], seats: number, dice: Record<number, DiceTableView>): Figures[] {
  const found = Array.from({ length: seats }, (_, seat): Figures => ({
    ...{ seat, lira: 0, paid: 0, places: new Map<number, number>(), stopped: 0, rolls: 0, luck: 0, rubies: [] },
  }));
  let round = 1;
  const parts: OutcomePart[] = [];
  for (const step of steps) {
    if (step.undone || step.undo != null) continue;
    for (const outcome of step.outcomes)
      for (const part of outcome.turn === 0 ? [] : outcome.parts) {
        if (part.what === 'turn') round = part.round ?? round;
        parts.push(part);
        const one = part.seat == null ? undefined : found[part.seat];
        for (let n = 0; n < (part.got?.rubies ?? 0); n += 1)
          one?.rubies.push({ round, place: part.rubies?.[n] ?? null, track: part.tracks?.[n] ?? null });
      }
  }
  for (const part of together(parts)) {
    const one = part.seat == null ? undefined : found[part.seat];
    if (!one) continue;
    one.lira += part.got?.lira ?? 0;
    const payee = part.to == null || part.what === 'catch' ? undefined : found[part.to];
    if (payee && part.gave?.lira) {
      payee.lira += part.gave.lira;
      payee.paid += part.gave.lira;
    }
    if (part.what === 'go' && part.place != null) one.places.set(part.place, (one.places.get(part.place) ?? 0) + 1);
    if (part.what === 'stop') one.stopped += 1;
    const table = part.place == null ? undefined : dice[part.place];
    const first = part.before?.length ? part.before : part.pips;
    if (part.what !== 'act' || !table || !first?.length) continue;
    const number = part.number ?? null;
    one.rolls += 1;
    one.luck += worthOf(table, first[0]! + (first[1] ?? 0), number) - averageOf(table, number);
  }
  return found;
}

/** The column of the standings that decided between the winner and the next; null if nothing did. */
export function decidedBy(standings: { rank: number; score: Counts }[]): string | null {
  const [first, second] = [...standings].sort((one, other) => one.rank - other.rank);
  if (!first || !second || first.rank === second.rank) return null;
  return Object.keys(first.score).find((column) => first.score[column] !== second.score[column]) ?? null;
}
