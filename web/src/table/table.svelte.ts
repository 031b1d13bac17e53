/** A table as one device sees it, and what can be done there. */
import type { Sent } from '../wire/link.svelte';
import { hints } from '../wire/http';
import { settings } from '../settings.svelte';
import type { Move } from './moves';
import { Planning } from './planning.svelte';
import { refusalOf, refusalWords } from './reasons.svelte';
import type { Answer } from './standing';

export { chosenOf, type Stage } from './planning.svelte';

/** Questions that come while another has the turn: the player may leave word for them. */
const AWAY_QUESTIONS = { istanbul: ['bid', 'kiosk-choice'], dicegame: ['offer'] } as const;

/** Milliseconds after which news that are said to be there should have come. */
const NEWS = 3000;

export class Table extends Planning {
  hinted = $state.raw<string[]>([]);
  /** A bot thinks about what it would do in my place. */
  hinting = $state(false);
  /** The line that has been committed and not been answered yet. */
  sending = $state.raw<Sent | null>(null);

  /** Play the planned line, or a given one. Who is quicker than the plan waits for it, a moment. */
  async commit(given?: string[]): Promise<void> {
    if (!given) await this.planned.catch(() => undefined);
    const line = given ?? this.line;
    if (line.length === 0 || this.viewer === null || !this.state || this.waits) return;
    const at = this.state.at;
    if (this.link.state === 'live') this.back();
    else this.#keep(line);
    const sent = this.link.send({ seat: this.viewer, type: 'play', at, moves: line });
    this.sending = sent;
    await this.#answered(sent);
    if (this.sending === sent) this.sending = null;
  }

  /** A line waits for a connection: it stands on the card, and nothing else can be played. */
  get waits(): boolean {
    return this.sending !== null && this.link.state !== 'live';
  }

  /** It has not been sent, so that it can still be taken back. */
  get mayCancel(): boolean {
    return this.waits && this.link.unsent.includes(this.sending?.number ?? 0);
  }

  cancel(): void {
    if (this.sending) this.link.withdraw(this.sending.number);
  }

  /** A line that was not planned is shown as if it had been. */
  #keep(line: string[]): void {
    const open = this.open;
    if (open && this.line.length < line.length) {
      const stage = { ...open, chosen: line.at(-1)! };
      this.stages = [...this.stages.filter((one) => one.chosen !== null), stage];
    }
  }

  /** An answer that leaves nothing more to look at: played at once, or shown first where turns are confirmed. */
  async answer(text: string): Promise<void> {
    if (settings.confirms || this.stages.length > 0) await this.choose(text);
    else await this.commit([text]);
  }

  undo(to: number | null = null): Promise<void> {
    this.back();
    return this.#send({ type: 'undo', at: this.state?.at ?? 0, to });
  }

  restart(): Promise<void> {
    this.back();
    return this.#send({ type: 'restart-turn', at: this.state?.at ?? 0 });
  }

  say(text: string): Promise<void> {
    return this.#send({ type: 'chat', text });
  }

  consent(request: number, agree: boolean, seat: number): Promise<void> {
    return this.#send({ type: 'consent', seat, request, agree });
  }

  rematch(): Promise<void> {
    return this.#send({ type: 'rematch', wanted: true });
  }

  /** Whether the table's stand-in may be called for another who is asked and has been away for longer than the grace time. */
  mayCallStandIn(seat: number): boolean {
    const from = this.seats[seat]?.stand_in_at ?? null;
    return this.viewer !== null && this.viewer !== seat && from !== null && (this.state?.time ?? 0) >= from;
  }

  /** Let a bot play in a chair, mine or an absent player's; null gives it back. */
  chair(chair: number, bot: string | null): Promise<void> {
    return this.#send({ type: 'chair', chair, bot });
  }

  giveTime(to: number, seconds: number): Promise<void> {
    return this.#send({ type: 'give-time', to, seconds });
  }

  pause(paused: boolean): Promise<void> {
    return this.#send({ type: 'pause', paused });
  }

  resign(): Promise<void> {
    this.back();
    return this.#send({ type: 'resign' });
  }

  // ── Leaving word ─────────────────────────────────────────────────────────────────────────────────────────

  /** The answers that I have left. */
  get word(): Answer[] {
    return this.link.sights.find((sight) => sight.viewer === this.viewer)?.standing ?? [];
  }

  /** The questions that one may leave word for, in this game with its expansions. */
  get awayQuestions(): string[] {
    if (this.viewer === null || this.state?.phase !== 'playing') return [];
    if (this.state.game === 'dicegame') return [...AWAY_QUESTIONS.dicegame];
    const parts = (this.sight?.view as { parts?: { letters?: unknown } } | undefined)?.parts;
    return parts?.letters ? [...AWAY_QUESTIONS.istanbul] : [];
  }

  get mayLeaveWord(): boolean {
    return this.awayQuestions.length > 0;
  }

  /** In place of what was left before. */
  async leaveWord(answers: Answer[]): Promise<void> {
    if (this.viewer !== null) await this.#send({ type: 'standing', answers });
  }

  /** What a bot would do in my place, the best first. */
  get hintedMoves(): Move[] {
    return this.hinted.flatMap((text) => this.moves.filter((move) => move.text === text));
  }

  async hint(): Promise<void> {
    if (!this.token || this.hinting) return;
    this.hinting = true;
    const at = this.state?.at;
    try {
      const found = await hints(this.code, this.token);
      if (this.state?.at === at) this.hinted = found.hints.slice(0, 3).map((one) => one.text);
    } catch (error) {
      this.refusal = refusalOf(error);
    } finally {
      this.hinting = false;
    }
  }

  async #send(command: { type: string; seat?: number; [field: string]: unknown }): Promise<void> {
    await this.#answered(this.link.send({ seat: this.viewer ?? 0, ...command }));
  }

  async #answered(sent: Sent): Promise<void> {
    this.hinted = [];
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
