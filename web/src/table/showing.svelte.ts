/** Positions as they are shown: one queue for what is true and for what moves. Nothing is shown before it has arrived, and nobody's turn begins over another's. */
import { settings } from '../settings.svelte';
import type { SeatSight, Step, TableState } from '../lib/connection/messages';
import {
  actsOf,
  ANSWER,
  fitted,
  lengthOf,
  LENGTHS,
  LONGEST,
  paced,
  SHORTEST,
  type Act,
  type Cue,
  type View,
} from './acts';

export interface Shown {
  table: TableState;
  sights: SeatSight[];
}

/** What a game draws of an act. */
export interface Director {
  /** What moves, in order; `first` if the turn begins with it. */
  cues: (act: Act, view: View, first: boolean) => Cue[];
  /** A cue begins, and takes so many milliseconds; `still` where nothing may travel. */
  begin: (cue: Cue, length: number, mine: boolean, still: boolean) => void;
  /** All that moves is in its place at once. */
  clear: () => void;
  /** Counts that a player's panel shows, by seat and thing. */
  figures: (view: View) => Record<string, number>;
}

/** A figure that has changed: what it was, and in which turn. */
export interface Changed {
  before: number;
  turn: number;
}

interface Waiting extends Act {
  /** How things stand after it; null if it is only known what happened. */
  after: Shown | null;
}

/** So many turns may wait, or all others' of a round; more go twice as fast, and far more at once. */
const [MANY, TOO_MANY] = [2, 4];
/** So many acts at once are no news but a return: nobody could follow them. */
const FAR_TOO_MANY = 16;
/** What moves in a turn of another has so much time. What comes before its end leaves room for what follows; something is always seen. */
const ROOM = LONGEST - LENGTHS.rest;
const [NOT_ALL, LEAST_ROOM] = [0.75, LENGTHS.coin];

/** Two acts of the same turn, as one. */
const joined = (one: Waiting, other: Waiting): Waiting => ({ ...other, parts: [...one.parts, ...other.parts] });

export class Showing {
  now = $state.raw<Shown | null>(null);
  /** What is said of what moves now. */
  words = $state('');
  /** Nothing new begins to move until it is told to. */
  paused = $state(false);
  changed = $state.raw<Record<string, Changed>>({});
  director: Director | null = null;
  #queue = $state.raw<Waiting[]>([]);
  #act = $state.raw<Waiting | null>(null);
  /** The newest position that is known. */
  #last: Shown | null = null;
  #length = 0;
  /** Cues that have begun and that have arrived, in the order of their times. */
  #starts: Cue[] = [];
  #ends: Cue[] = [];
  /** When the act began, or how far it is while nothing goes on. */
  #base = 0;
  #stopped: number | null = null;
  #timer = 0;
  /** The turn under way: which it is, how long it has taken, and how long the rest of it may take. */
  #turn = { number: -1, spent: 0, room: ROOM };
  #figures: Record<string, number> = {};
  readonly #onshow: (shown: Shown, moved: boolean) => void;

  /** @param onshow is told what is shown now, and whether it is another position than before. */
  constructor(onshow: (shown: Shown, moved: boolean) => void) {
    this.#onshow = onshow;
    document.addEventListener('visibilitychange', this.#hidden);
  }

  /** Something new: how things stand, and the steps that led there; of these seats' decisions some were made here. */
  hear(next: Shown, steps: Step[], mine: readonly number[]): void {
    const before = this.#last;
    this.#last = next;
    const moved = before !== null && next.table.at > before.table.at;
    if (!moved && this.catchingUp && before?.table.at === next.table.at) {
      this.#freshen(next);
      return;
    }
    const back = steps.some((step) => step.undo != null);
    const fresh = moved ? steps.filter((step) => step.at > before.table.at) : [];
    const acts = back ? [] : actsOf(fresh, before?.table.active ?? null, mine);
    if (acts.length === 0 && moved && !back && this.catchingUp) {
      this.#freshen(next);
      return;
    }
    if (acts.length === 0 || acts.length > FAR_TOO_MANY || !this.#moves) {
      this.#drop();
      this.#show(next);
      return;
    }
    const waiting = acts.map((act, i) => ({ ...act, after: i === acts.length - 1 ? next : null }));
    this.#queue = [...this.#queue, ...waiting];
    if (!this.#act) this.#next();
  }

  get #moves(): boolean {
    return this.director !== null && settings.kept.pace !== 'at-once' && !document.hidden;
  }

  get catchingUp(): boolean {
    return this.#act !== null || this.#queue.length > 0;
  }

  /** Whether what moves now was done here. */
  get mine(): boolean {
    return this.#act?.mine ?? false;
  }

  /** Who follows on who moves now: the next that waits, or who is asked. */
  get follows(): number | null {
    if (!this.#act) return null;
    const next = this.#queue.find(({ actor }) => actor !== this.#act!.actor);
    return next ? next.actor : (this.#last?.table.actor ?? null);
  }

  /** Show all that has happened at once. */
  skip(): void {
    const last = this.#last;
    const waited = this.catchingUp;
    this.#drop();
    if (waited && last) this.#show(last);
  }

  /** What I have done is in its place at once, and I have seen what changed for these seats. */
  settle(mine: readonly number[]): void {
    if (this.#act?.mine) this.#commit();
    const others = Object.entries(this.changed).filter(([name]) => !mine.includes(parseInt(name, 10)));
    if (others.length < Object.keys(this.changed).length) this.changed = Object.fromEntries(others);
  }

  pause(): void {
    this.paused = true;
    this.#go();
  }

  go(): void {
    this.paused = false;
    this.#go();
  }

  /** The next thing moves, and then nothing. */
  step(): void {
    this.paused = true;
    if (!this.#act) return this.#next(true);
    const next = this.#starts[0]?.start ?? this.#length;
    this.#base = performance.now() - Math.max(next, this.#elapsed);
    this.#stopped = null;
    this.#tick(true);
  }

  /** What waits is never shown. */
  stop(): void {
    this.#drop();
    document.removeEventListener('visibilitychange', this.#hidden);
  }

  readonly #hidden = (): void => {
    if (document.hidden) this.skip();
  };

  #drop(): void {
    window.clearTimeout(this.#timer);
    this.#queue = [];
    this.#act = null;
    this.#stopped = null;
    this.words = '';
    this.#turn.spent = SHORTEST;
    this.director?.clear();
  }

  /** Nothing happened in the game, but something at the table. */
  #freshen(next: Shown): void {
    this.#queue = this.#queue.map((act, i) =>
      i === this.#queue.length - 1 && act.after ? { ...act, after: next } : act,
    );
    if (this.#act?.after && this.#queue.length === 0) this.#act = { ...this.#act, after: next };
    const { consent, paused, rematch, clocks, seats, number } = next.table;
    if (this.now)
      this.now = { ...this.now, table: { ...this.now.table, consent, paused, rematch, clocks, seats, number } };
  }

  // ── One act after the other ──────────────────────────────────────────────────────────────────────────────

  #next(once = false): void {
    const [next] = this.#queue;
    if (!next || (this.paused && !once && !next.mine)) return;
    const other = this.#queue.findIndex((one) => one.turn !== next.turn || one.actor !== next.actor);
    const count = other < 0 ? this.#queue.length : other;
    const act = this.#queue.slice(0, count).reduce(joined);
    const rest = this.#queue.slice(count);
    this.#queue = rest;
    this.#act = act;
    const first = this.#turn.number !== act.turn;
    if (first) this.#turn = { number: act.turn, spent: 0, room: ROOM };
    const view = this.now?.sights[0]?.view ?? {};
    const others = (this.now?.table.seats.length ?? 0) - 1;
    const behind = new Set(rest.map((one) => one.turn)).size - Math.max(0, others - MANY);
    const still = settings.lessMotion;
    this.#figures = this.director?.figures(view) ?? {};
    this.#lay(act, view, first, behind);
    if (!this.#moves || (!act.mine && behind > TOO_MANY) || (act.mine && still)) {
      if (this.#moves && still) for (const cue of this.#starts) this.director?.begin(cue, 0, act.mine, true);
      return this.#commit();
    }
    if (this.now)
      this.now = {
        table: { ...this.now.table, active: act.seat, actor: act.actor },
        sights: this.now.sights.map((sight) => ({ ...sight, moves: [], can_undo: false })),
      };
    this.#base = performance.now();
    this.#stopped = null;
    this.#tick(once);
  }

  /** The act in time: a turn of another has a shortest and a longest length, however it comes in. */
  #lay(act: Waiting, view: View, first: boolean, behind: number): void {
    const told = this.director?.cues(act, view, first) ?? [];
    const { spent, room } = this.#turn;
    const answers = act.actor !== act.seat;
    const left = answers ? ROOM : Math.max(LEAST_ROOM, act.ends ? room : room * NOT_ALL);
    const laid = fitted(told, act.mine ? Infinity : left);
    const least = Math.max(answers ? ANSWER : 0, act.ends ? SHORTEST - spent : 0) - lengthOf(laid);
    const rest = act.mine || !(act.ends || answers) ? 0 : Math.max(LENGTHS.rest, least);
    const length = lengthOf(laid) + rest;
    this.#turn.spent += length;
    if (!answers) this.#turn.room -= length;
    const factor = act.mine ? 1 : (settings.kept.pace === 'slow' ? 2 : 1) * (behind > MANY ? 0.5 : 1);
    const cues = paced(laid, factor);
    this.#length = length * factor;
    this.#starts = cues.toSorted((one, other) => one.start - other.start);
    this.#ends = cues.toSorted((one, other) => one.end - other.end);
  }

  get #elapsed(): number {
    return this.#stopped ?? performance.now() - this.#base;
  }

  /** Whether nothing new may begin: what I have done myself is never held up. */
  get #holds(): boolean {
    return this.paused && !this.mine;
  }

  /** Time goes on, or stops once what moves has arrived. */
  #go(): void {
    if (!this.#act) return this.#next();
    if (this.#stopped !== null && !this.paused) {
      this.#base = performance.now() - this.#stopped;
      this.#stopped = null;
    }
    this.#tick();
  }

  /** Whatever is due begins and arrives; if the machine was late, in order all the same. */
  #tick(once = false): void {
    window.clearTimeout(this.#timer);
    const act = this.#act;
    if (!act || this.#stopped !== null) return;
    const now = this.#elapsed;
    for (;;) {
      const [start, end] = [this.#starts[0], this.#ends[0]];
      if (start && start.start <= now && (!this.#holds || once) && start.start <= (end?.end ?? Infinity)) {
        this.#starts = this.#starts.slice(1);
        this.#begin(start, act);
      } else if (end && end.end <= now && !this.#starts.includes(end)) {
        this.#ends = this.#ends.slice(1);
        this.#change(end.lands);
      } else break;
      if (this.#act !== act) return;
    }
    const moving = this.#ends.filter((cue) => !this.#starts.includes(cue));
    if (this.#holds && moving.length === 0 && (this.#starts.length > 0 || !once)) {
      this.#stopped = this.#starts.length > 0 ? Math.min(now, this.#starts[0]!.start) : now;
      return;
    }
    if (this.#ends.length === 0 && now >= this.#length) return this.#commit();
    const due = Math.min(
      this.#holds ? Infinity : (this.#starts[0]?.start ?? Infinity),
      moving[0]?.end ?? Infinity,
      this.#ends.length === 0 ? this.#length : Infinity,
    );
    this.#timer = window.setTimeout(() => this.#tick(), Math.max(0, due - now));
  }

  #begin(cue: Cue, act: Act): void {
    if (cue.words) this.words = cue.words;
    // what begins late has less time: it arrives when it should
    this.director?.begin(cue, Math.max(0, cue.end - this.#elapsed), act.mine, settings.lessMotion);
    this.#change(cue.leaves);
  }

  #change(change: ((view: View) => View) | undefined): void {
    if (!change || !this.now) return;
    this.now = { ...this.now, sights: this.now.sights.map((sight) => ({ ...sight, view: change(sight.view) })) };
    this.#count(this.now);
  }

  /** Figures that are not what they were before the act. */
  #count(shown: Shown): void {
    const figures = this.director?.figures(shown.sights[0]?.view ?? {}) ?? {};
    const changed = { ...this.changed };
    for (const [name, value] of Object.entries(figures)) {
      const before = this.#figures[name] ?? value;
      const known = changed[name];
      if (value !== before || known?.turn === this.#turn.number)
        changed[name] = { before: known?.turn === this.#turn.number ? known.before : before, turn: this.#turn.number };
    }
    this.changed = changed;
  }

  /** The act is over: everything is as it is after it. */
  #commit(): void {
    const act = this.#act;
    if (!act) return;
    window.clearTimeout(this.#timer);
    for (const cue of this.#starts) this.#change(cue.leaves);
    for (const cue of this.#ends) this.#change(cue.lands);
    this.#starts = this.#ends = [];
    this.#stopped = null;
    if (act.after) this.#count(act.after);
    if (act.ends)
      this.changed = Object.fromEntries(Object.entries(this.changed).filter(([, one]) => one.turn >= act.turn));
    this.#act = null;
    this.words = '';
    const now = this.now;
    if (act.after) this.#show(act.after);
    else if (now) this.#show({ ...now, table: { ...now.table, at: act.at, turn: act.turn } });
    if (this.#act) return;
    // who thinks before a turn goes on takes the time for it
    if (this.#queue.length === 0) this.#turn.room = ROOM;
    this.#next();
  }

  #show(next: Shown): void {
    const moved = this.now?.table.at !== next.table.at;
    this.now = next;
    this.#onshow(next, moved);
  }
}
