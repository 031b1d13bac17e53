/** A line that is being planned: chosen move by move, gone on with by the server, and shown before it is played. */
import type { AboutView, LinePlan, Stage as Told } from '../wire/messages';
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

export class Planning extends Watching {
  stages = $state.raw<Stage[]>([]);
  /** What the line would do; null until the server has said it. */
  plan = $state.raw<LinePlan | null>(null);
  /** A card in hand, or another thing, whose moves are looked at. */
  holding = $state<string | null>(null);
  refusal = $state<string | null>(null);
  #run = 0;
  /** Done when the line under way has been thought through. */
  protected planned: Promise<void> = Promise.resolve();

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
    const stage = this.stages[at] ?? this.open;
    if (!stage) return;
    const before = this.stages.slice(0, at);
    this.stages = [...before, { ...stage, chosen: text }];
    if (at === 0) this.plan = null;
    await this.choosePlan([...lineOf(before), text]);
  }

  /** Plan a line of moves; it goes on with what is usual. */
  async choosePlan(moves: string[]): Promise<void> {
    this.refusal = null;
    this.holding = null;
    this.planned = this.#show(++this.#run, moves);
    await this.planned;
  }

  back(): void {
    this.#run += 1;
    this.stages = [];
    this.plan = null;
    this.holding = null;
  }

  hold(what: string | null): void {
    this.back();
    this.holding = what;
  }

  /** What a line would do; null if the position has changed meanwhile. */
  async foresee(line: string[]): Promise<LinePlan | null> {
    return this.planOf(line).catch(() => null);
  }

  async #show(run: number, moves: string[]): Promise<void> {
    try {
      const plan = await this.planOf(moves);
      if (run !== this.#run || plan === null) return;
      this.plan = plan;
      this.stages = plan.stages.map(stageOf);
    } catch (error) {
      if (run === this.#run) this.refusal = refusalOf(error);
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
