/** A table as one device sees it: the position that is shown, through whose eyes, and what can be done there. */
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
} from '../lib/connection/messages';
import { planLine, whyNot } from '../lib/connection/http';
import type { Wire } from '../lib/connection/connection';
import { Link, type Sent } from '../lib/connection/link.svelte';
import { drop, keptAt, tokensAt } from '../lib/connection/tokens';
import { Hinting } from './hints.svelte';
import { settings } from '../settings.svelte';
import { moveOf, type Move } from './moves';
import { Planning } from './planning.svelte';
import { refusalWords } from './reasons.svelte';
import { Showing, type Director, type Shown } from './showing.svelte';
import { lastTurnOf } from './undoing';
import { t, words } from '../lib/i18n/words.svelte';
import { PreAnswering } from './preAnswering.svelte';

/** Milliseconds that who has played at a shared screen may look at what came of it. */
const LINGER = 1800;
/** Milliseconds after which news that are said to be there should have come. */
const NEWS = 3000;
/** Milliseconds for which a notice stands. */
const NOTICE = 5000;

export class Table {
  readonly code: string;
  readonly link: Link;
  readonly plan: Planning;
  readonly hints: Hinting;
  readonly preAnswers: PreAnswering;
  /** The seat through whose eyes is looked; null watches. */
  viewer = $state<number | null>(null);
  /** Hot-seat: the next player has not said yet that it is they who look. */
  curtain = $state<number | null>(null);
  /** This device's time when the server last told how things stand: clocks run from there. */
  heardAt = $state(Date.now());
  /** The place that somebody looks at: what the log says of it stands out. */
  looking = $state<number | null>(null);
  /** The place that somebody points at elsewhere: it stands out on the board, with whoever is spoken of there. */
  pointed = $state.raw<{ place: number; seat: number | null } | null>(null);
  /** Why what was last asked of the server is not done. */
  refusal = $state<string | null>(null);
  /** What has just been done and could be missed, in words; gone after a while. */
  notice = $state<string | null>(null);
  /** What is shown, and in which order it comes to be. */
  readonly showing: Showing;
  #falling = 0;
  /** Whether the past is shown. */
  #past = false;
  /** Who has asked to take something back. */
  #asked: number | null = null;
  #noticed = 0;

  constructor(code: string, open?: () => Wire) {
    this.code = code;
    this.showing = new Showing((shown, moved) => this.#see(shown, moved));
    this.plan = new Planning(this);
    this.hints = new Hinting(this);
    this.preAnswers = new PreAnswering(this);
    this.link = new Link(code, tokensAt(code), (update) => this.#hear(update), open);
  }

  close(): void {
    this.link.close();
    this.showing.stop();
    window.clearTimeout(this.#falling);
    window.clearTimeout(this.#noticed);
  }

  // ── What is seen ─────────────────────────────────────────────────────────────────────────────────────────

  get shown(): Shown | null {
    return this.showing.now;
  }

  /** Show a position of the past from now on, not the one that the table has; and what led there since the one before, as it happened. */
  lookAt(past: Shown, steps: Step[]): void {
    this.#past = true;
    this.showing.skip();
    this.showing.hear(past, steps, []);
  }

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
    return this.#told(all.filter((step) => step.at <= last));
  }

  /** Of the last step no more than what belongs to turns that have begun: with what ends a turn, the next one may begin. */
  #told(steps: Step[]): Step[] {
    const [step, turn] = [steps.at(-1), this.state?.turn ?? 0];
    if (!step?.outcomes.some((outcome) => outcome.turn > turn)) return steps;
    return steps.with(-1, { ...step, outcomes: step.outcomes.filter((outcome) => outcome.turn <= turn) });
  }

  get entries(): Entry[] {
    return this.link.entries;
  }

  /** When what stands elsewhere after the next change has got there, however late it sets out; 0: it stands there at once. */
  walk = 0;
  #forget: () => void = () => undefined;

  /** Let a game draw what happens; what is given back ends it. */
  direct(director: Director, forget: () => void): () => void {
    this.showing.director = director;
    this.#forget = forget;
    return () => {
      if (this.showing.director !== director) return;
      this.showing.skip();
      this.showing.director = null;
    };
  }

  /** I do something: what I did before is in its place, and dice are taken up. */
  settle(): void {
    this.showing.settle(this.link.seats);
    this.#forget();
  }

  get catchingUp(): boolean {
    return this.showing.catchingUp;
  }

  /** The turn from which on my results are told: while what I have decided is on its way, only those of the turn under way. */
  get resultsFrom(): number {
    return this.plan.sending !== null || this.showing.mine ? (this.state?.turn ?? 0) : 0;
  }

  /** Show all that has happened at once. */
  skip(): void {
    this.showing.skip();
  }

  /** What a figure of a player's panel was, if it has just changed. */
  was(seat: number, thing: string): number | null {
    return this.showing.changed[`${seat}.${thing}`]?.before ?? null;
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
    return this.sight?.view.ask ?? null;
  }

  get question(): string {
    return this.ask?.question ?? '';
  }

  get moves(): Move[] {
    return this.asked ? (this.sight?.moves ?? []).map(moveOf) : [];
  }

  /** Seats that are not drawn, since nobody plays there. */
  get asleep(): readonly number[] {
    return [];
  }

  nameOf(seat: number): string {
    return this.seats[seat]?.name ?? this.seats[seat]?.house ?? '';
  }

  // ── Hearing ──────────────────────────────────────────────────────────────────────────────────────────────

  #hear(update: Update): void {
    this.heardAt = Date.now();
    this.#rise(update.table);
    if (this.#past) return;
    this.#tellRefusal(update);
    const seen = update.sights.find((sight) => sight.viewer === this.viewer) ?? update.sights[0];
    this.showing.hear({ table: update.table, sights: update.sights }, seen?.steps ?? [], this.link.seats);
  }

  /** Who asked to take something back and is refused hears it. */
  #tellRefusal(update: Update): void {
    const asked = this.#asked;
    this.#asked = update.table.consent?.seat ?? null;
    const no = update.entries.find((entry) => entry.kind === 'consent' && entry.agree === false);
    if (!no || update.since === 0 || asked === null || !this.link.seats.includes(asked) || no.seat === asked) return;
    this.#notify(t('undo-refused', { who: this.nameOf(no.seat ?? 0) }));
  }

  /** Whose seat the host has freed before the game begins gets up. */
  #rise(table: TableState): void {
    const lost = table.phase === 'open' ? this.link.seats.filter((seat) => table.seats[seat]?.kind !== 'person') : [];
    if (lost.length === 0) return;
    lost.forEach((seat) => drop(this.code, seat));
    this.link.sit(tokensAt(this.code));
  }

  #see(shown: Shown, moved: boolean): void {
    if (moved) this.#begin();
    this.#look(shown.table);
  }

  /** Another position is shown, or through other eyes: nothing is planned there yet. */
  #begin(): void {
    this.refusal = null;
    this.hints.clear();
    this.plan.back();
  }

  /** Through whose eyes to look; where several players share the screen, a curtain comes between their hands. */
  #look(table: TableState): void {
    window.clearTimeout(this.#falling);
    if (this.#past) {
      this.viewer = this.sight?.viewer ?? null;
      this.curtain = null;
      return;
    }
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
    const wait = this.curtain !== null || this.viewer === null ? 0 : settings.lessMotion ? 0 : LINGER;
    if (wait === 0) this.curtain = seat;
    else this.#falling = window.setTimeout(() => (this.curtain = seat), wait);
  }

  /** The player whom the curtain hides says: it is me. */
  lift(): void {
    if (this.curtain === null) return;
    this.viewer = this.curtain;
    this.curtain = null;
    this.#begin();
  }

  // ── What is asked of the server ──────────────────────────────────────────────────────────────────────────

  /** What a line of moves would do as things stand; null for who may not ask. */
  async planOf(moves: string[]): Promise<LinePlan | null> {
    if (!this.token || this.viewer === null || !this.state) return null;
    return planLine(this.code, this.token, this.viewer, this.state.at, moves);
  }

  /** Why a move is not possible; null for who may not ask. */
  async whyNot(text: string): Promise<WhyNot | null> {
    return this.token ? whyNot(this.code, this.token, text) : null;
  }

  // ── What can be done ─────────────────────────────────────────────────────────────────────────────────────

  undo(to: number | null = null): Promise<void> {
    this.plan.back();
    return this.send({ type: 'undo', at: this.state?.at ?? 0, to });
  }

  /** Nobody but me and bots plays here. */
  get alone(): boolean {
    return this.seats.filter((seat) => seat.kind === 'person' && seat.bot === null).length < 2;
  }

  /** Against bots a turn can be taken back even when they have played since: where it began. */
  get lastTurn(): number | null {
    const may = this.alone && !this.sitsOut && this.state?.phase === 'playing';
    return may && this.state?.settings.undo === 'consent' ? lastTurnOf(this.steps, this.viewer) : null;
  }

  get mayUndo(): boolean {
    return this.sight?.can_undo === true || this.lastTurn !== null;
  }

  /** Take back what I did last; what lies behind others' turns, as a whole turn. */
  async undoLast(): Promise<void> {
    if (this.sight?.can_undo) return this.undo();
    const to = this.lastTurn;
    if (to === null) return;
    const gone = this.steps.filter((step) => !step.undone && step.undo == null && step.line >= to);
    const others = [...new Set(gone.flatMap(({ seat }) => (seat === null || seat === this.viewer ? [] : [seat])))];
    await this.undo(to);
    if (this.refusal !== null) return;
    const who = words.list(others.map((seat) => this.nameOf(seat)));
    this.#notify(others.length ? t('undone-turns', { who }) : t('undone-turn'));
  }

  #notify(what: string): void {
    this.notice = what;
    window.clearTimeout(this.#noticed);
    this.#noticed = window.setTimeout(() => (this.notice = null), NOTICE);
  }

  restart(): Promise<void> {
    this.plan.back();
    return this.send({ type: 'restart-turn', at: this.state?.at ?? 0 });
  }

  say(text: string): Promise<void> {
    return this.send({ type: 'chat', text });
  }

  consent(request: number, agree: boolean, seat: number): Promise<void> {
    return this.send({ type: 'consent', seat, request, agree });
  }

  rematch(): Promise<void> {
    return this.send({ type: 'rematch', wanted: true });
  }

  /** Whether the table's stand-in may be called for another who is asked and has been away for longer than the grace time. */
  mayCallStandIn(seat: number): boolean {
    const from = this.seats[seat]?.stand_in_at ?? null;
    return this.viewer !== null && this.viewer !== seat && from !== null && (this.state?.time ?? 0) >= from;
  }

  /** Let a bot play in a chair, mine or an absent player's; null gives it back. */
  chair(chair: number, bot: string | null): Promise<void> {
    return this.send({ type: 'chair', chair, bot });
  }

  giveTime(to: number, seconds: number): Promise<void> {
    return this.send({ type: 'give-time', to, seconds });
  }

  pause(paused: boolean): Promise<void> {
    return this.send({ type: 'pause', paused });
  }

  resign(): Promise<void> {
    this.plan.back();
    return this.send({ type: 'resign' });
  }

  async send(command: { type: string; seat?: number; [field: string]: unknown }): Promise<void> {
    await this.answered(this.link.send({ seat: this.viewer ?? 0, ...command }));
  }

  /** Done when something that was sent is answered; a refusal is kept to be shown. */
  async answered(sent: Sent): Promise<void> {
    this.hints.clear();
    const at = this.state?.at;
    const answer = await sent.answer;
    if (answer === null) return;
    if (answer.type === 'refusal' && answer.code === 'outdated')
      window.setTimeout(() => this.state?.at === at && this.link.refresh(), NEWS);
    this.refusal =
      answer.type === 'refusal' && answer.code !== 'outdated'
        ? refusalWords(answer.code, answer.reason, answer.why)
        : null;
  }
}
