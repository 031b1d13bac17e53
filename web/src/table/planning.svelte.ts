/** A line that is being planned: chosen move by move, gone on with by the server, shown before it is played, and played. */
import type { AboutView, LinePlan, Stage as Told } from '../lib/connection/messages';
import type { Sent } from '../lib/connection/link.svelte';
import { settings } from '../settings.svelte';
import { moveOf, type Move } from './moves';
import { refusalOf } from './reasons.svelte';
import type { Table } from './table.svelte';

/** Milliseconds without an answer, after which a line that was sent stands on the card again, and says so. */
const SLOW = 1000;

/** What is no answer yet: goods that lie there, or the answer at which a stepper stands. */
export interface Begun {
  laid?: Record<string, number>;
  wanted?: string;
}

/** A question in the planned line, what could be answered, and what is. */
export interface Stage extends Begun {
  question: string;
  about: AboutView;
  moves: Move[];
  chosen: string | null;
}

export class Planning {
  stages = $state.raw<Stage[]>([]);
  /** What the line would do; null until the server has said it. */
  told = $state.raw<LinePlan | null>(null);
  /** A card in hand, or another thing, whose moves are looked at. */
  holding = $state<string | null>(null);
  /** The line that has been committed and not been answered yet. */
  sending = $state.raw<Sent | null>(null);
  /** Its answer is missing, though there seems to be a connection. */
  #slow = $state(false);
  /** The position that it answers. */
  #answers = 0;
  readonly #table: Table;
  /** What was begun of an answer to the question that the table asks. */
  #begun = $state.raw<Begun>({});
  #run = 0;
  /** Done when the line under way has been thought through. */
  #thought: Promise<void> = Promise.resolve();

  constructor(table: Table) {
    this.#table = table;
  }

  /** The question that is open in the line being planned: its moves are the ones to choose from. */
  get open(): Stage | null {
    const last = this.stages.at(-1);
    if (last) return last.chosen === null ? last : null;
    const { asked, question, ask, moves } = this.#table;
    return asked ? { question, about: ask?.about ?? {}, moves, chosen: null, ...this.#begun } : null;
  }

  get line(): string[] {
    return lineOf(this.stages);
  }

  /** The moves of the planned line. */
  get moves(): Move[] {
    return this.stages.flatMap((stage) => chosenOf(stage) ?? []);
  }

  /** Choose a move of the open question, or another one at an earlier stage; the line goes on with what is usual. */
  async choose(text: string, at: number = this.line.length): Promise<void> {
    const stage = this.stages[at] ?? this.open;
    if (!stage || this.waits) return;
    const before = this.stages.slice(0, at);
    this.stages = [...before, { ...stage, chosen: text }];
    if (at === 0) this.told = null;
    await this.chooseLine([...lineOf(before), text]);
  }

  /** Answer a question anew: nothing is chosen there yet, but something is begun. It stays, whatever draws the card anew. */
  leave(at: number, begun: Begun): void {
    const stage = this.stages[at];
    if (this.waits) return;
    if (stage) {
      this.#run += 1;
      this.stages = [...this.stages.slice(0, at), { ...stage, chosen: null, ...begun }];
    } else this.#begun = begun;
  }

  /** Plan a line of moves; it goes on with what is usual. */
  async chooseLine(moves: string[]): Promise<void> {
    if (this.waits) return;
    this.#table.refusal = null;
    this.#table.hints.left(moves);
    this.holding = null;
    this.#begun = {};
    this.#thought = this.#think(++this.#run, moves);
    await this.#thought;
  }

  /** Put everything back that is planned or held; what is to be sent stays as it is until it is withdrawn. */
  back(): void {
    if (this.waits) return;
    this.#run += 1;
    this.#table.hints.left([]);
    this.stages = [];
    this.told = null;
    this.holding = null;
    this.#begun = {};
  }

  hold(what: string | null): void {
    if (this.waits) return;
    this.back();
    this.holding = what;
  }

  /** What a line would do; null if the position has changed meanwhile. */
  async foresee(line: string[]): Promise<LinePlan | null> {
    return this.#table.planOf(line).catch(() => null);
  }

  async #think(run: number, moves: string[]): Promise<void> {
    try {
      const told = await this.#table.planOf(moves);
      if (run !== this.#run || told === null) return;
      this.told = told;
      this.stages = told.stages.map(stageOf);
    } catch (error) {
      if (run === this.#run) this.#table.refusal = refusalOf(error);
    }
  }

  // ── Playing it ───────────────────────────────────────────────────────────────────────────────────────────

  /** Play the planned line, or a given one. Who is quicker than the plan waits for it, a moment; who plans something else meanwhile has not asked for that. */
  async commit(given?: string[]): Promise<void> {
    const run = this.#run;
    if (!given) await this.#thought.catch(() => undefined);
    if (run !== this.#run) return;
    if (this.#table.catchingUp) this.#table.skip();
    const line = given ?? this.line;
    const { viewer, state, link } = this.#table;
    if (line.length === 0 || viewer === null || !state || this.waits) return;
    if (this.sending !== null && this.#answers === state.at) return;
    const stages = this.stages;
    if (link.state === 'live') this.back();
    else this.#keep(line);
    const sent = link.send({ seat: viewer, type: 'play', at: state.at, moves: line });
    this.sending = sent;
    this.#answers = state.at;
    const late = setTimeout(() => this.#missed(sent, stages, line), SLOW);
    await this.#table.answered(sent);
    clearTimeout(late);
    if (this.sending !== sent) return;
    this.sending = null;
    this.#slow = false;
  }

  /** The answer to a line is missing: it stands on the card again. */
  #missed(sent: Sent, stages: Stage[], line: string[]): void {
    if (this.sending !== sent || this.#table.state?.at !== this.#answers) return;
    if (!this.waits) {
      this.back();
      this.stages = stages;
      this.#keep(line);
    }
    this.#slow = true;
  }

  /** An answer that leaves nothing more to look at: played at once, or shown first where turns are confirmed. */
  async answer(text: string): Promise<void> {
    if (settings.confirms || this.stages.length > 0) await this.choose(text);
    else await this.commit([text]);
  }

  /** A line waits for a connection, or for its answer: it stands on the card, and nothing else can be played. */
  get waits(): boolean {
    if (this.sending === null) return false;
    return this.#table.link.state !== 'live' || (this.#slow && this.#table.state?.at === this.#answers);
  }

  /** It has not been sent, so that it can still be taken back. */
  get mayCancel(): boolean {
    return this.waits && this.#table.link.unsent.includes(this.sending?.number ?? 0);
  }

  cancel(): void {
    if (this.sending) this.#table.link.withdraw(this.sending.number);
  }

  /** A line that was not planned is shown as if it had been. */
  #keep(line: string[]): void {
    const open = this.open;
    if (open && this.line.length < line.length) {
      const stage = { ...open, chosen: line.at(-1)! };
      this.stages = [...this.stages.filter((one) => one.chosen !== null), stage];
    }
  }
}

/** The move that is chosen at a stage. */
export const chosenOf = (stage: Stage): Move | null => stage.moves.find((move) => move.text === stage.chosen) ?? null;

const lineOf = (stages: Stage[]): string[] => stages.flatMap((stage) => (stage.chosen === null ? [] : [stage.chosen]));

const stageOf = ({ question, about, options, chosen }: Told): Stage => ({
  question,
  about,
  moves: options.map(moveOf),
  chosen: chosen ?? null,
});
