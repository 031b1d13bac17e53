/** What happened, cut into acts, and an act laid out in time: what moves from when to when, and what changes as it leaves and as it lands. */
import type { OutcomePart, SeatSight, Step } from '../lib/connection/messages';

export type View = SeatSight['view'];
type Change = (view: View) => View;

/** What is seen of a cue: each game draws it. */
export type Motion =
  | { kind: 'walk'; steps: number }
  | { kind: 'flow'; thing: string; count: number; seat: number; from: Spot; to: Spot }
  /** What they bring in Lira lies beside them; null if that is something else. */
  | { kind: 'dice'; pips: number[]; at: Spot; lira: number | null }
  | { kind: 'roll' }
  | { kind: 'card'; back: string; front: string; from: Spot; to: Spot }
  | { kind: 'ruby'; seat: number; from: Spot; slot: number; last: boolean }
  | { kind: 'flash'; place: number };

/** Where something is on the screen: a place of the field, or what a player has of a thing. */
export type Spot = { place: number } | { seat: number; thing: string } | { part: string };

/** One thing that moves. Milliseconds count from the beginning of its act. */
export interface Cue {
  start: number;
  end: number;
  /** What is said while it moves. */
  words?: string;
  motion?: Motion;
  /** What changes when it begins, and when it has arrived. */
  leaves?: Change;
  lands?: Change;
}

/** What one player did in one go: a turn, or as much of it as is known; or an answer in another's turn. */
export interface Act {
  turn: number;
  /** Whose turn it is. */
  seat: number | null;
  /** Who does it. */
  actor: number | null;
  /** Whether it was decided at this device. */
  mine: boolean;
  parts: OutcomePart[];
  /** How far the record goes with it. */
  at: number;
  /** Whether the turn is over with it. */
  ends: boolean;
}

/** Steps that are new, cut where a turn begins or somebody else decides. What begins a turn and has not gone on yet is no act; what only ends one is. */
export function actsOf(steps: Step[], active: number | null, mine: readonly number[]): Act[] {
  const acts: Act[] = [];
  let open = null as Act | null;
  let seat = active;
  for (const step of steps) {
    if (step.undone || step.undo != null) continue;
    /** Who decided; what a turn begins with by itself is done by whose turn it is. */
    let decided = step.seat;
    for (const { turn, parts } of step.outcomes)
      for (const part of parts) {
        const actor = decided ?? seat;
        const deed = { seat, actor, mine: actor !== null && mine.includes(actor), at: step.at };
        if (part.what === 'turn') {
          if (open) open.ends = true;
          else if (acts.length === 0 && seat !== null) acts.push({ ...deed, turn: step.turn, parts: [], ends: true });
          open = null;
          seat = decided = part.seat ?? null;
          continue;
        }
        if (open?.turn !== turn || (decided !== null && decided !== open.actor)) open = null;
        if (!open) acts.push((open = { ...deed, turn, parts: [], ends: false }));
        open.parts.push(part);
        open.at = step.at;
      }
  }
  return acts;
}

// ── Time ─────────────────────────────────────────────────────────────────────────────────────────────────────

export const LENGTHS = {
  pill: 150,
  told: 600,
  step: 220,
  disc: 160,
  good: 180,
  coin: 280,
  card: 280,
  dice: 650,
  rest: 100,
};
const [DICE_OF_OTHERS, RUBY, RUBY_OF_OTHERS] = [450, 1180, 570];
/** The last ruby that is needed rests longer before it flies. */
const LAST_RUBY = RUBY + 440;
/** The shortest and the longest turn of another at the usual pace; an answer in somebody else's turn is told for so long. */
export const [SHORTEST, LONGEST, ANSWER] = [1000, 1500, 500];
/** No event is shorter, and no ruby. */
const [LEAST, LEAST_RUBY] = [90, 400];
/** Where much happens, rubies have so much of the time together. */
const FOR_RUBIES = 0.6;

type Kind = 'pill' | 'walk' | 'aside' | 'give' | 'dice' | 'get' | 'ruby';
type Told = Omit<Cue, 'start' | 'end'>;

/** Puts what happens in order: walk, assistant and payments together, goods go, dice lie, goods come, a ruby alone. */
export class Score {
  readonly cues: Cue[] = [];
  /** When the last thing has arrived that others wait for; when the last gift is gone; when all is done. */
  #base = 0;
  #gone = 0;
  #all = 0;
  #asides = 0;
  #gifts = 0;
  #gets = 0;

  constructor(private readonly mine: boolean) {}

  /** Something else begins when all before it is done. */
  apart(): void {
    this.#base = this.#gone = this.#all;
    this.#asides = this.#gifts = this.#gets = 0;
  }

  add(kind: Kind, told: Told, length: number = LENGTHS.coin): void {
    const start = this.#startOf(kind);
    const takes = kind === 'dice' && !this.mine ? DICE_OF_OTHERS : kind === 'ruby' ? this.#shines(told) : length;
    const end = start + takes;
    this.cues.push({ ...told, start, end });
    this.#all = Math.max(this.#all, end);
    if (kind === 'give') this.#gone = Math.max(this.#gone, end);
    if (['pill', 'walk', 'dice', 'ruby'].includes(kind)) this.apart();
  }

  /** A ruby; if it is the last that is needed and the game goes on, what that means is told when it has come. */
  ruby(told: Told, lastWords: string): void {
    this.add('ruby', told);
    if (told.motion?.kind === 'ruby' && told.motion.last && lastWords)
      this.add('pill', { words: lastWords }, LENGTHS.told);
  }

  #shines({ motion }: Told): number {
    if (!this.mine) return RUBY_OF_OTHERS;
    return motion?.kind === 'ruby' && motion.last ? LAST_RUBY : RUBY;
  }

  #startOf(kind: Kind): number {
    switch (kind) {
      case 'aside':
        return this.#base + 70 * this.#asides++;
      case 'give':
        return this.#base + 50 + 40 * this.#gifts++;
      case 'dice':
        return this.#base + 50;
      case 'get':
        return Math.max(this.#base, this.#gone - 80) + 40 * this.#gets++;
      default:
        return this.#all;
    }
  }
}

/** Whether with this ruby somebody has enough, as the first: the round is played to its end. */
export const lastOf = (rubies: readonly number[], seat: number, target: number): boolean =>
  rubies[seat] === target && rubies.every((count, i) => i === seat || count < target);

export const lengthOf = (cues: Cue[]): number => Math.max(0, ...cues.map((cue) => cue.end));

const isRuby = ({ motion }: Cue): boolean => motion?.kind === 'ruby';
const timeOf = (cues: Cue[]): number => cues.reduce((sum, cue) => sum + cue.end - cue.start, 0);

/**
 * Cues drawn together so that they end in time; what would have to be shorter than can be seen comes with the last of
 * its span. A ruby ends a span and is always seen.
 */
export function fitted(cues: Cue[], room: number): Cue[] {
  const all = lengthOf(cues);
  if (all <= room) return cues;
  const [rubies, others] = [cues.filter(isRuby), cues.filter((cue) => !isRuby(cue))];
  const shining = timeOf(rubies);
  const shines = Math.max(LEAST_RUBY / RUBY_OF_OTHERS, Math.min(1, (room * FOR_RUBIES) / shining));
  const share = Math.max(0, room - shining * shines) / (all - shining || 1);
  const least = Math.min(...others.map((cue) => cue.end - cue.start).filter((length) => length > 0));
  const factor = Math.max(share, Math.min(1, LEAST / least));
  let [from, at] = [0, 0];
  const found: Cue[] = [];
  for (const ruby of [...rubies, null]) {
    const to = ruby?.start ?? all;
    const last = at + (to - from) * share;
    for (const cue of others) {
      if (cue.start < from || (ruby && cue.start >= to)) continue;
      const [start, end] = [at + (cue.start - from) * factor, at + (cue.end - from) * factor];
      found.push(end <= last ? { ...cue, start, end } : { ...cue, motion: undefined, start: last, end: last });
    }
    if (!ruby) break;
    from = ruby.end;
    at = last + (ruby.end - ruby.start) * shines;
    found.push({ ...ruby, start: last, end: at });
  }
  return found;
}

/** The same, faster or slower. */
export const paced = (cues: Cue[], factor: number): Cue[] =>
  cues.map((cue) => ({ ...cue, start: cue.start * factor, end: cue.end * factor }));
