/** A line that is being planned: chosen move by move, gone on with what is usual, and shown before it is played. */
import type { AboutView, AskView, Preview, Tried } from '../wire/messages';
import { preview, tryLine } from '../wire/http';
import { moveOf, type Move } from './moves';
import { refusalOf } from './reasons.svelte';
import { Watching } from './watching.svelte';

/** A question in the planned line, what could be answered, and what is. */
export interface Stage {
  question: string;
  about: AboutView;
  moves: Move[];
  chosen: string | null;
}

/** How a game plans ahead: the usual answer that a line goes on with, or null where the player chooses. */
export type Usual = (question: string, moves: Move[]) => string | null;

/** What the client reads of a view, of whichever game. */
interface Asking {
  turn: number;
  ask?: AskView | null;
}

const FURTHEST = 8;

export class Planning extends Watching {
  stages = $state.raw<Stage[]>([]);
  tried = $state.raw<Tried | null>(null);
  foreseen = $state.raw<Preview | null>(null);
  /** A card in hand, or another thing, whose moves are looked at. */
  holding = $state<string | null>(null);
  refusal = $state<string | null>(null);
  #run = 0;
  /** Done when the line under way has been thought through; what it would bring may still be on its way. */
  protected planned: Promise<void> = Promise.resolve();

  constructor(
    code: string,
    private readonly usual: Usual,
  ) {
    super(code);
  }

  protected override moved(): void {
    this.refusal = null;
    this.back();
  }

  /** The question that is open in the line being planned: its moves are the ones to choose from. */
  get open(): Stage | null {
    const last = this.stages.at(-1);
    if (last) return last.chosen === null ? last : null;
    if (!this.asked) return null;
    return { question: this.question, about: this.ask?.about ?? {}, moves: this.moves, chosen: null };
  }

  get line(): string[] {
    return lineOf(this.stages);
  }

  /** The moves of the planned line. */
  get chosenMoves(): Move[] {
    return this.stages.flatMap((stage) => chosenOf(stage) ?? []);
  }

  /** Choose a move of the open question, or another one at an earlier stage; the line goes on with what is usual. */
  async choose(text: string, at: number = this.line.length): Promise<void> {
    this.refusal = null;
    const before = this.stages.slice(0, at);
    const stage = this.stages[at] ?? this.open;
    if (!stage) return;
    this.holding = null;
    const run = ++this.#run;
    this.planned = this.#plan(run, [...before, { ...stage, chosen: text }]);
    await this.planned;
    await this.#foreseeAll(run);
  }

  back(): void {
    this.#run += 1;
    this.stages = [];
    this.tried = null;
    this.foreseen = null;
    this.holding = null;
  }

  hold(what: string | null): void {
    this.back();
    this.holding = what;
  }

  /** What a line would do, as the server foresees it; null where the table tells no odds, or the position has changed meanwhile. */
  async foresee(line: string[]): Promise<Preview | null> {
    const token = this.token;
    if (!token || this.viewer === null || !this.state?.settings.odds) return null;
    try {
      return await preview(this.code, token, this.viewer, this.state.at, line);
    } catch {
      return null;
    }
  }

  async #plan(run: number, stages: Stage[]): Promise<void> {
    let found = stages;
    this.stages = stages;
    this.foreseen = null;
    for (let more = 0; more < FURTHEST; more += 1) {
      const line = lineOf(found);
      const tried = await this.#try(line);
      if (run !== this.#run) return;
      if (tried === null) break;
      this.tried = tried;
      const next = this.#next(tried, line.length);
      if (!next) break;
      found = [...found, next];
      this.stages = found;
      if (next.chosen === null) break;
    }
  }

  /** My next question in this turn, if the line leads to one; answered, where an answer is usual. */
  #next(tried: Tried, length: number): Stage | null {
    if (tried.stopped !== null || tried.moves.length === 0 || tried.played < length) return null;
    const [then, now] = [tried.view as unknown as Asking, this.sight?.view as unknown as Asking];
    if (!then.ask || then.ask.seat !== this.viewer || then.turn !== now.turn) return null;
    const moves = tried.moves.map(moveOf);
    return { question: then.ask.question, about: then.ask.about, moves, chosen: this.usual(then.ask.question, moves) };
  }

  async #try(line: string[]): Promise<Tried | null> {
    const token = this.token;
    if (!token || this.viewer === null || !this.state) return null;
    try {
      return await tryLine(this.code, token, this.viewer, this.state.at, line);
    } catch (error) {
      this.refusal = refusalOf(error);
      return null;
    }
  }

  /** The whole line; and where dice are announced for, the odds of each announcement. */
  async #foreseeAll(run: number): Promise<void> {
    if (run !== this.#run || this.line.length === 0) return;
    const dice = this.stages.findIndex((stage) => stage.moves.some((move) => move.verb === 'announce'));
    const [whole, before] = await Promise.all([
      this.foresee(this.line),
      dice >= 0 ? this.foresee(this.line.slice(0, dice)) : null,
    ]);
    if (run === this.#run && whole) this.foreseen = { ...whole, odds: [...(before?.odds ?? []), ...whole.odds] };
  }
}

/** The move that is chosen at a stage. */
export const chosenOf = (stage: Stage): Move | null => stage.moves.find((move) => move.text === stage.chosen) ?? null;

const lineOf = (stages: Stage[]): string[] => stages.flatMap((stage) => (stage.chosen === null ? [] : [stage.chosen]));
