/** What a bot would do in my place: its best plans, one of them drawn at a time, and why. */
import { hints } from '../lib/connection/http';
import type { AdvisedPlan } from '../lib/connection/messages';
import type { Move } from './moves';
import { refusalOf } from './reasons.svelte';
import type { Table } from './table.svelte';

export class Hinting {
  /** The plans, the best first; gone with the next move. What I asked about comes last, with rank 0. */
  plans = $state.raw<AdvisedPlan[]>([]);
  /** Whether they are about as good as each other. */
  even = $state(false);
  /** The one that is drawn and explained; null if none is. */
  shown = $state<number | null>(null);
  /** The bot thinks. */
  thinking = $state(false);
  /** The next thing that I choose is weighed against the best at once. */
  seeking = $state(false);
  /** How many of the plans are the bot's own. */
  #own = 0;
  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  /** The plan that is drawn. */
  get plan(): AdvisedPlan | null {
    return this.shown === null ? null : (this.plans[this.shown] ?? null);
  }

  /** How the plans begin, in notation, while they are looked at. */
  get found(): string[] {
    return this.plan ? this.plans.map((plan) => plan.moves[0]!) : [];
  }

  /** The same, with what they name. */
  get moves(): Move[] {
    return this.found.flatMap((text) => this.#table.moves.filter((move) => move.text === text));
  }

  /** The first move of the plan that is drawn. */
  get move(): Move | null {
    return this.#table.moves.find((move) => move.text === this.plan?.moves[0]) ?? null;
  }

  /** The rank of a plan, from 1 on; 0 for what I asked about. */
  rank(index: number): number {
    return index < this.#own ? index + 1 : 0;
  }

  /** The rank of the plan that goes to a place first; null if there is none, or if they are not looked at. */
  rankAt(place: number): number | null {
    if (!this.plan) return null;
    const going = this.#table.moves.filter((move) => move.verb === 'go').map((move) => move.text);
    const index = this.plans.findIndex((plan) => plan.place === place && going.includes(plan.moves[0]!));
    return index < 0 ? null : this.rank(index);
  }

  /** Whether there are hints at this table, and something is asked of me. */
  get may(): boolean {
    return this.#table.asked && this.#table.state?.settings.hints === true;
  }

  /** The best plan; what I plan myself comes last in the list. */
  async ask(): Promise<void> {
    await this.#fetch(this.plan ? '' : (this.#table.plan.line[0] ?? ''), true);
  }

  /** What the line that I plan loses against the best. */
  async compare(): Promise<void> {
    const first = this.#table.plan.line[0];
    if (first !== undefined) await this.#fetch(first);
  }

  /** Why not elsewhere? What I choose next is weighed, too. */
  seek(): void {
    this.seeking = !this.seeking;
  }

  /** The next plan, or the one before; asked for, if there is none yet. */
  async turn(by: 1 | -1): Promise<void> {
    if (!this.may) return;
    const count = this.plans.length;
    if (count === 0) await this.ask();
    else await this.show(this.shown === null ? 0 : (this.shown + by + count) % count);
  }

  /** Whether there is something to compare what I plan with. */
  get mayCompare(): boolean {
    return this.plans.length > 0 && this.plan === null && this.#table.plan.line.length > 0;
  }

  async #fetch(words: string, best = false): Promise<void> {
    const { code, token, state } = this.#table;
    if (!token || this.thinking) return;
    this.thinking = true;
    this.seeking = false;
    try {
      const told = await hints(code, token, words);
      if (this.#table.state?.at !== state?.at) return;
      this.#own = told.plans.length;
      const known = told.plans.findIndex((plan) => plan.moves[0] === words);
      this.plans = told.asked && known < 0 ? [...told.plans, told.asked] : told.plans;
      this.even = told.even;
      await this.show(best ? 0 : known >= 0 ? known : words ? this.plans.length - 1 : 0);
    } catch (error) {
      this.#table.refusal = refusalOf(error);
    } finally {
      this.thinking = false;
    }
  }

  /** Draw a plan on the board. */
  async show(index: number): Promise<void> {
    const plan = this.plans[index];
    if (!plan) return;
    this.shown = index;
    await this.#table.plan.chooseLine(plan.moves);
  }

  /** Something else is planned: the plans are put aside, not forgotten. */
  left(line: string[]): void {
    if (!this.plan || line[0] === this.plan.moves[0]) return;
    this.shown = null;
    const [first] = line;
    if (this.seeking && first !== undefined) void this.#fetch(first);
    this.seeking = false;
  }

  clear(): void {
    this.plans = [];
    this.shown = null;
    this.seeking = false;
  }
}
