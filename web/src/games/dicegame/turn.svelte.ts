/** My turn of The Dice Game, between server and fingers: dice put aside to be rolled again, and what can be paid. */
import type { OddsLine } from '../../lib/connection/messages';
import type { Move } from '../../table/moves';
import { chosenOf, type Stage } from '../../table/planning.svelte';
import type { Table } from '../../table/table.svelte';

export class DiceTurn {
  /** How many dice of each face are to be rolled again. */
  again = $state.raw<Record<string, number>>({});
  /** For each action the chance to be able to pay it after that. */
  odds = $state.raw<OddsLine[]>([]);
  /** What could be paid if the dice stay as they are. */
  #kept = $state.raw<string[]>([]);
  #run = 0;

  constructor(private readonly table: Table) {}

  get rerolling(): boolean {
    return this.table.plan.open?.question === 'reroll' && this.table.plan.stages.length === 0;
  }

  /** The stage of the plan at which an action is chosen. */
  get stage(): Stage | null {
    return this.table.plan.stages.find((one) => one.question === 'action') ?? null;
  }

  /** The action that is planned. */
  get chosen(): string | null {
    return this.stage?.chosen ?? null;
  }

  /** The same, with what it names. */
  get chosenMove(): Move | null {
    return this.stage && chosenOf(this.stage);
  }

  get offered(): Set<string> {
    if (!this.table.asked) return new Set();
    const stage = this.stage ?? (this.table.plan.open?.question === 'action' ? this.table.plan.open : null);
    return new Set(
      stage
        ? stage.moves.map((move) => move.text)
        : this.rerolling && Object.keys(this.again).length === 0
          ? this.#kept
          : [],
    );
  }

  /** The dice that the planned action would use, by face. */
  get used(): Record<string, number> {
    return (this.chosen !== null && this.table.plan.told?.dice?.used) || {};
  }

  /** The reroll of the dice that are put aside, in notation, if it is offered. */
  get reroll(): string | null {
    if (!this.rerolling) return null;
    return (
      this.table.moves.find((move) => move.verb === 'reroll' && sameDice(move.dice ?? {}, this.again))?.text ?? null
    );
  }

  /** The dice stay as they are, in notation, as long as they might not. */
  get #keep(): string | null {
    return (this.rerolling && this.table.moves.find((move) => move.declines)?.text) || null;
  }

  toggle(face: string, index: number): void {
    const count = this.again[face] ?? 0;
    const next = index < count ? count - 1 : count + 1;
    this.again = Object.fromEntries(Object.entries({ ...this.again, [face]: next }).filter(([, dice]) => dice > 0));
    void this.#look();
  }

  /** Put the dice of a reroll aside, as a bot would. */
  pick(reroll: Move): void {
    this.again = reroll.dice ?? {};
    void this.#look();
  }

  /** The position has changed. */
  begin(): void {
    this.again = {};
    this.odds = [];
    this.#kept = [];
    const run = ++this.#run;
    const keep = this.#keep;
    if (keep === null) return;
    void this.table.plan.foresee([keep]).then((found) => {
      if (run === this.#run) this.#kept = (found?.stages[1]?.options ?? []).map((option) => option.text);
    });
  }

  async #look(): Promise<void> {
    const run = ++this.#run;
    const reroll = this.reroll;
    const found = reroll ? await this.table.plan.foresee([reroll]) : null;
    if (run === this.#run) this.odds = found?.odds.find((one) => one.kind === 'roll')?.lines ?? [];
  }

  /** Whether a bot would do one of these. */
  hinted(texts: readonly string[]): boolean {
    return texts.some((text) => this.table.hints.plan?.moves.includes(text) ?? false);
  }

  chance(texts: string[]): number | null {
    const found = this.odds.filter((line) => texts.includes(line.key)).map((line) => line.chance);
    return this.odds.length ? Math.max(0, ...found) : null;
  }

  /** An action among these, looked at first; chosen again it is carried out, or the next of them is looked at. */
  async choose(texts: string[]): Promise<void> {
    const found = texts.filter((text) => this.offered.has(text));
    if (found.length === 0) return;
    const chosen = this.chosen;
    if (chosen !== null && found.includes(chosen)) {
      if (found.length === 1 || found.at(-1) === chosen) return this.table.plan.commit();
      return this.plan(found[found.indexOf(chosen) + 1]!);
    }
    await this.plan(found[0]!);
  }

  /** Plan an action; the dice are kept on the way to it. */
  async plan(text: string): Promise<void> {
    if (this.#keep !== null) return this.table.plan.chooseLine([this.#keep, text]);
    const at = this.table.plan.stages.findIndex((one) => one.question === 'action');
    await this.table.plan.choose(text, Math.max(0, at));
  }
}

function sameDice(one: Record<string, number>, other: Record<string, number>): boolean {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every(
    (face) => (one[face] ?? 0) === (other[face] ?? 0),
  );
}
