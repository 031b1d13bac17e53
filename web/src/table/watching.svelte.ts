/** What a device sees of a table: the position that is shown, through whose eyes, and at which pace others' moves come. */
import type {
  AskView,
  Entry,
  LinePlan,
  SeatSight,
  SeatState,
  Step,
  TableState,
  Update,
  WhyNot,
} from '../wire/messages';
import { planLine, whyNot } from '../wire/http';
import { Link, type Wire } from '../wire/link.svelte';
import { drop, keptAt, tokensAt } from '../wire/purse';
import { settings } from '../settings.svelte';
import { slowness } from './motion';
import { moveOf, type Move } from './moves';

interface Shown {
  table: TableState;
  sights: SeatSight[];
}

const PACES = { slow: 1500, normal: 700, 'at-once': 0 } as const;
/** Milliseconds that who has played at a shared screen may look at what came of it. */
const LINGER = 1800;

export class Watching {
  readonly link: Link;
  shown = $state.raw<Shown | null>(null);
  /** The seat through whose eyes is looked; null watches. */
  viewer = $state<number | null>(null);
  /** Hot-seat: the next player has not said yet that it is they who look. */
  curtain = $state<number | null>(null);
  /** This device's time when the server last told how things stand: clocks run from there. */
  heardAt = $state(Date.now());
  /** The place that somebody looks at: what the log says of it stands out. */
  looking = $state<number | null>(null);
  readonly code: string;
  /** Positions that wait to be shown. */
  #queue = $state.raw<Shown[]>([]);
  #timer = 0;
  #falling = 0;

  constructor(code: string, open?: () => Wire) {
    this.code = code;
    this.link = new Link(code, tokensAt(code), (update) => this.#hear(update), open);
  }

  /** Seats that are not drawn, since nobody plays there. */
  get asleep(): readonly number[] {
    return [];
  }

  /** What a line of moves would do as things stand; null for who may not ask. */
  async planOf(moves: string[]): Promise<LinePlan | null> {
    if (!this.token || this.viewer === null || !this.state) return null;
    return planLine(this.code, this.token, this.viewer, this.state.at, moves);
  }

  /** Why a move is not possible; null for who may not ask. */
  async whyNot(text: string): Promise<WhyNot | null> {
    return this.token ? whyNot(this.code, this.token, text) : null;
  }

  close(): void {
    this.link.close();
    window.clearTimeout(this.#timer);
    window.clearTimeout(this.#falling);
  }

  /** Another position is shown now. */
  protected moved(): void {}

  get state(): TableState | null {
    return this.shown?.table ?? null;
  }

  get sight(): SeatSight | null {
    return this.shown?.sights.find((sight) => sight.viewer === this.viewer) ?? this.shown?.sights[0] ?? null;
  }

  /** Who sits where, as it is now: who is present changes without a move. */
  get seats(): SeatState[] {
    return this.link.table?.seats ?? this.state?.seats ?? [];
  }

  get me(): SeatState | null {
    return this.viewer === null ? null : (this.seats[this.viewer] ?? null);
  }

  /** A bot plays in my chair. */
  get sitsOut(): boolean {
    return this.me?.kind === 'person' && this.me.bot !== null;
  }

  get steps(): Step[] {
    const last = this.state?.at ?? 0;
    const all = this.link.steps[String(this.viewer)] ?? this.link.steps[String(this.sight?.viewer ?? null)] ?? [];
    return all.filter((step) => step.at <= last);
  }

  get entries(): Entry[] {
    return this.link.entries;
  }

  get catchingUp(): boolean {
    return this.#queue.length > 0;
  }

  get token(): string | null {
    return keptAt(this.code)?.tokens.find((one) => one.seat === this.viewer)?.token ?? null;
  }

  /** Whether I am asked now. */
  get asked(): boolean {
    return (
      this.viewer !== null &&
      this.curtain === null &&
      !this.sitsOut &&
      !this.state?.paused &&
      (this.sight?.moves.length ?? 0) > 0 &&
      this.state?.actor === this.viewer
    );
  }

  get myTurn(): boolean {
    return this.asked && this.state?.active === this.viewer;
  }

  /** What is asked now, of whom and about what; null once the game is over. */
  get ask(): AskView | null {
    return (this.sight?.view as { ask?: AskView | null } | undefined)?.ask ?? null;
  }

  get question(): string {
    return this.ask?.question ?? '';
  }

  get moves(): Move[] {
    return this.asked ? (this.sight?.moves ?? []).map(moveOf) : [];
  }

  nameOf(seat: number): string {
    return this.seats[seat]?.name ?? this.seats[seat]?.house ?? '';
  }

  // ── Hearing ──────────────────────────────────────────────────────────────────────────────────────────────

  #hear(update: Update): void {
    this.heardAt = Date.now();
    this.#rise(update.table);
    const next: Shown = { table: update.table, sights: update.sights };
    const moved = this.shown !== null && update.table.at > this.shown.table.at;
    const byOthers = update.entries.some(
      (entry) => entry.kind === 'play' && (entry.seat === null || !this.link.seats.includes(entry.seat)),
    );
    if (moved && byOthers && PACES[settings.kept.pace] > 0 && !document.hidden) {
      this.#queue = [...this.#queue, next];
      if (this.#timer === 0) this.#showNext();
    } else {
      this.#clear();
      this.#show(next);
    }
  }

  /** Whose seat the host has freed before the game begins gets up. */
  #rise(table: TableState): void {
    const lost = table.phase === 'open' ? this.link.seats.filter((seat) => table.seats[seat]?.kind !== 'person') : [];
    if (lost.length === 0) return;
    lost.forEach((seat) => drop(this.code, seat));
    this.link.sit(tokensAt(this.code));
  }

  /** Show all that has happened at once. */
  skip(): void {
    const last = this.#queue.at(-1);
    this.#clear();
    if (last) this.#show(last);
  }

  #clear(): void {
    this.#queue = [];
    window.clearTimeout(this.#timer);
    this.#timer = 0;
  }

  #showNext(): void {
    const [next, ...rest] = this.#queue;
    if (!next) {
      this.#timer = 0;
      return;
    }
    this.#queue = rest;
    this.#timer = window.setTimeout(() => this.#showNext(), PACES[settings.kept.pace]);
    this.#show(next);
  }

  #show(next: Shown): void {
    const moved = this.shown?.table.at !== next.table.at;
    this.shown = next;
    if (moved) this.moved();
    this.#look(next.table);
  }

  /** Through whose eyes to look; where several players share the screen, a curtain comes between their hands. */
  #look(table: TableState): void {
    window.clearTimeout(this.#falling);
    const mine = this.link.seats.filter((seat) => table.seats[seat]?.bot == null);
    if (mine.length === 0) {
      this.viewer = this.link.seats[0] ?? null;
      this.curtain = null;
    } else if (mine.length === 1) {
      this.viewer = mine[0] ?? null;
      this.curtain = null;
    } else if (table.actor !== null && mine.includes(table.actor) && table.phase === 'playing') {
      if (this.viewer !== table.actor || (this.curtain !== null && this.curtain !== table.actor))
        this.#fall(table.actor);
    } else if (this.viewer === null || !mine.includes(this.viewer)) {
      this.curtain = mine[0] ?? null;
      this.viewer = mine[0] ?? null;
    }
    if (table.phase === 'over') this.curtain = null;
  }

  /** The curtain comes: at once, or when who has just played has seen dice fall and pieces walk. */
  #fall(seat: number): void {
    const wait = this.curtain !== null || this.viewer === null ? 0 : LINGER * slowness(true);
    if (wait === 0) this.curtain = seat;
    else this.#falling = window.setTimeout(() => (this.curtain = seat), wait);
  }

  /** The player whom the curtain hides says: it is me. */
  lift(): void {
    if (this.curtain === null) return;
    this.viewer = this.curtain;
    this.curtain = null;
    this.moved();
  }
}
