/** What came of decisions, put together for the log, the ears and the turn card: each game finds the words. */
import type { OutcomePart, Step } from '../lib/connection/messages';
import { bold, placeMark } from '../lib/i18n/rich';
import { t, words } from '../lib/i18n/words.svelte';

/** Something that happened, in pictures; in words where it has none. */
interface Clause {
  shown: string;
  pictured: boolean;
}

export interface LogLine {
  key: string;
  seat: number | null;
  sentence: string;
  toMe: boolean;
  /** The entry from which this line is told: undo to `line` takes it back. */
  at: number;
  line: number;
  turn: number;
  round: number;
  undone: boolean;
  /** Where it was, and what was given and what came of it, in pictures; of a long line what matters most, and how much more there is. */
  place: number | null;
  row: Clause[];
  more: number;
  /** Whether somebody got a ruby. */
  ruby: boolean;
}

export interface Cast {
  viewer: number | null;
  name: (seat: number) => string;
}

/** What a game says of its parts. */
export interface Teller {
  clauses: (part: OutcomePart, cast: Cast) => string[];
  /** The same in pictures; empty where there are none for it. */
  row: (part: OutcomePart) => string;
  /** Whether a part concerns the viewer, whose turn it is not. */
  toMe: (part: OutcomePart, cast: Cast) => boolean;
}

type Counts = Record<string, number>;

const summed = (one: Counts | undefined, other: Counts | undefined): Counts | undefined => {
  if (!one || !other) return one ?? other;
  const found = { ...one };
  for (const [name, count] of Object.entries(other)) found[name] = (found[name] ?? 0) + count;
  return found;
};

const COUNTS = ['gave', 'got', 'lost', 'dice'] as const;

/** A part and what goes on with it, as one. */
function joined(first: OutcomePart, more: OutcomePart): OutcomePart {
  const both: Record<string, unknown> = { ...more, ...first, resumes: first.resumes };
  for (const [name, value] of Object.entries(more)) {
    const known = (first as Record<string, unknown>)[name];
    if (Array.isArray(value) && Array.isArray(known)) both[name] = [...(known as unknown[]), ...(value as unknown[])];
  }
  for (const name of COUNTS) both[name] = summed(first[name], more[name]);
  if (more.pips) {
    both.pips = more.pips;
    both.hit = more.hit;
    both.again = more.again ?? first.again;
    both.before = first.before ?? (first.pips && String(first.pips) !== String(more.pips) ? first.pips : more.before);
  }
  if (more.room != null) both.room = more.room;
  if (more.seals != null) both.seals = (first.seals ?? 0) + more.seals;
  return both as OutcomePart;
}

/** Whether what was chosen is used at once: that is told once. */
export const usedAtOnce = (part: OutcomePart, next: OutcomePart | undefined): boolean =>
  part.what === 'choose' && next?.what === 'use' && next.seat === part.seat && next.tile === part.tile;

/** Parts as one tells them together: what goes on with a seat's last part joins it. */
export function together(parts: OutcomePart[]): OutcomePart[] {
  const found: OutcomePart[] = [];
  for (const [i, part] of parts.entries()) {
    if (usedAtOnce(part, parts[i + 1])) continue;
    const last = part.resumes ? found.findLastIndex((one) => one.seat === part.seat) : -1;
    if (last >= 0 && found[last]!.what === part.what) found[last] = joined(found[last]!, part);
    else found.push(part);
  }
  return found;
}

/** All parts of some steps, in order. */
export const partsOf = (steps: Step[]): OutcomePart[] =>
  steps.flatMap((step) => step.outcomes.flatMap((outcome) => outcome.parts));

/** Which steps were taken back in the course of these. */
function takenBack(steps: Step[]): Set<number> {
  const found = new Set<number>();
  for (const { at, undo } of steps)
    if (undo != null)
      for (const step of steps) if (step.undo == null && step.at < at && step.line >= undo) found.add(step.at);
  return found;
}

/** Steps with what a later undo took back marked, however it became known. */
export function marked(steps: Step[]): Step[] {
  const gone = takenBack(steps);
  return steps.map((step) => (gone.has(step.at) && !step.undone ? { ...step, undone: true } : step));
}

/** What a log shows: what counts, and what was taken back last, until somebody decides again. */
export function shownSteps(steps: Step[]): Step[] {
  const decided = steps.findLastIndex((step) => step.seat != null && step.undo == null);
  const earlier = takenBack(steps.slice(0, decided + 1));
  return steps.filter((step, i) => step.undo == null && (!step.undone || (i <= decided && !earlier.has(step.at))));
}

/** So many things that happened make a row that is shown whole. */
const FEW = 4;

/** Lines of a log: one for each player's part in a turn. */
export function linesOf(steps: Step[], cast: Cast, teller: Teller): LogLine[] {
  void words.language;
  const lines: LogLine[] = [];
  let parts: OutcomePart[] = [];
  let round = 1;
  let [seat, active, begun]: [number | null, number | null, Step | null] = [null, null, null];
  const close = (): void => {
    const step = begun;
    const told = together(parts);
    if (step && seat !== null) {
      const mine = seat === cast.viewer;
      const went = told.findLast((part) => part.what === 'go' && part.seat === seat)?.place ?? null;
      const clauses = told.map((part) => ({ part, words: teller.clauses(part, cast).join(t('clause-join')) }));
      const what = clauses.flatMap(({ words }) => words || []).join(t('clause-join'));
      if (what || went !== null) {
        const key = went === null ? 'log-line' : what ? 'log-line-at' : 'log-line-went';
        const who = bold(mine ? t('you-word') : cast.name(seat));
        const others = mine && active !== null && active !== seat;
        const place = went === null ? '' : placeMark(went);
        const all = clauses
          .map(({ part, words }) => ({ part, words, shown: teller.row(part) }))
          .filter((one) => one.words || one.shown);
        const kept = all.length > FEW ? all.filter(({ part }, i) => i < FEW - 1 || part.got?.rubies) : all;
        lines.push({
          key: `${step.at}.${lines.filter((line) => line.at === step.at).length}`,
          seat: others ? active : seat,
          sentence: t(key, { who, place, what }),
          place: went,
          row: kept.map(({ words, shown }) => ({ shown: shown || words, pictured: shown !== '' })),
          more: all.length - kept.length,
          ruby: told.some((part) => (part.got?.rubies ?? 0) > 0),
          toMe: others || told.some((part) => teller.toMe(part, cast)),
          ...{ at: step.at, line: step.line, turn: step.turn, round, undone: step.undone },
        });
      }
    }
    [parts, seat, begun] = [[], null, null];
  };
  for (const step of shownSteps(steps)) {
    for (const part of step.outcomes.flatMap((outcome) => (outcome.turn === 0 ? [] : outcome.parts))) {
      if (part.what === 'turn' || part.what === 'over') close();
      if (part.what === 'turn') {
        active = part.seat ?? null;
        round = part.round ?? round;
      } else if (part.what === 'over')
        lines.push({
          ...{
            key: `over${step.at}`,
            seat: null,
            sentence: t('log-over'),
            toMe: false,
            place: null,
            row: [],
            more: 0,
            ruby: false,
          },
          ...{ at: step.at, line: step.line, turn: step.turn, round, undone: step.undone },
        });
      else {
        const who: number | null = part.seat ?? seat;
        if (who !== seat || (begun && begun.undone !== step.undone)) {
          close();
          seat = who;
        }
        begun ??= step;
        parts.push(part);
      }
    }
  }
  close();
  return lines;
}

/** Since my last turn: what others did, while they play and still while I think about mine; `active` has the turn. */
export function sinceMyTurn(lines: LogLine[], viewer: number | null, active: number | null): LogLine[] {
  const counted = lines.filter((line) => !line.undone);
  const now = counted.at(-1)?.turn ?? 0;
  let end = counted.length;
  const mine = (line: LogLine): boolean => line.seat === viewer && line.turn === now;
  while (active === viewer && end > 0 && mine(counted[end - 1]!)) end -= 1;
  const last = counted.slice(0, end).findLastIndex((line) => line.seat === viewer);
  return counted.slice(last + 1, end);
}

/** My own last turn, or what I have done in the one under way. */
export function myLastTurn(lines: LogLine[], viewer: number | null): LogLine[] {
  const mine = lines.filter((line) => line.seat === viewer && viewer !== null && !line.undone && !line.toMe);
  const turn = mine.at(-1)?.turn;
  return mine.filter((line) => line.turn === turn);
}

/** What came of my decisions in my last turn, unless that was before the first that counts. */
export function lastResults(steps: Step[], viewer: number | null, first = 0): OutcomePart[] {
  if (viewer === null) return [];
  const mine = steps.filter((step) => !step.undone && step.undo == null && step.seat === viewer);
  const turn = mine.at(-1)?.turn ?? 0;
  if (turn < first) return [];
  const parts = partsOf(mine.filter((step) => step.turn === turn)).filter((part) => part.seat === viewer);
  return together(parts).filter(tells);
}

/** Whether a part has a result that is worth a line of its own. */
const tells = (part: OutcomePart): boolean =>
  !['go', 'leave', 'pick-up', 'leave-neutral', 'pick-up-neutral', 'pass', 'turn', 'start', 'bid', 'no-bid'].includes(
    part.what,
  );
