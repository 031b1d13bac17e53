/** A lesson under way. To the table it is the connection over which a server speaks; in truth all that was played is sent
 * each time, and the answer says how things stand. */
import { settings } from '../settings.svelte';
import { lessonState, Refused } from '../lib/connection/http';
import type { Wire } from '../lib/connection/connection';
import {
  isIstanbul,
  type LessonFrame,
  type LessonState,
  type LessonText,
  type SeatSight,
  type ServerMessage,
  type TableState,
} from '../lib/connection/messages';
import { t } from '../lib/i18n/words.svelte';
import { progress } from './progress.svelte';

/** Milliseconds between two moves that are shown. */
const PACE = 900;
/** After so many answers that did not lead on, help is offered. */
export const STUCK = 2;
const OPEN = 1;
const CLOSED = 3;

interface Said {
  type: string;
  number?: number;
  moves?: string[];
}

export class LessonPlay implements Wire {
  moves = $state.raw<string[]>([]);
  state = $state.raw<LessonState | null>(null);
  /** What was said has been taken note of: go on from here. */
  heard = $state(false);
  showing = $state(false);
  /** How often something was answered that did not lead on. */
  stuck = $state(0);

  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  #number = 0;
  #seen: LessonFrame | null = null;

  constructor(readonly text: LessonText) {
    this.moves = progress.moves(text.info.id);
  }

  get id(): string {
    return this.text.info.id;
  }

  get done(): boolean {
    return this.state !== null && this.state.step >= this.text.steps.length;
  }

  /** Something was played in this step, and it need not be taken back. */
  get begun(): boolean {
    return this.state !== null && this.moves.length > this.state.started && this.state.reply?.then !== 'back';
  }

  /** The connection, opened anew. */
  connect(): Wire {
    this.readyState = OPEN;
    queueMicrotask(() => this.onopen?.());
    return this;
  }

  close(): void {
    this.readyState = CLOSED;
    this.showing = false;
  }

  send(text: string): void {
    void this.#answer(JSON.parse(text) as Said);
  }

  // ── What the learner does besides moves ──────────────────────────────────────────────────────────────────

  takeBack(): Promise<void> {
    return this.#go(this.moves.slice(0, this.state?.started ?? 0), 0);
  }

  again(): Promise<void> {
    return this.#go([], 0);
  }

  /** Play the way to the goal, but for the last move, which is the learner's. */
  async show(): Promise<void> {
    if (this.showing) return;
    this.showing = true;
    if (this.state?.ahead == null) await this.takeBack();
    const ahead = this.state?.ahead ?? [];
    for (const move of ahead.slice(0, Math.max(1, ahead.length - 1))) {
      if (!this.showing) return;
      await this.#go([...this.moves, move], 1);
      await new Promise((done) => window.setTimeout(done, settings.lessMotion ? 0 : PACE));
    }
    this.showing = false;
  }

  // ── What a server would do ───────────────────────────────────────────────────────────────────────────────

  async #answer(said: Said): Promise<void> {
    const started = this.state?.turn_from ?? 0;
    switch (said.type) {
      case 'hello':
        this.#tell({
          type: 'welcome',
          version: 1,
          server: '',
          table: '',
          seats: [this.text.you],
          host: false,
          refused: 0,
          heartbeat: 60,
        });
        await this.#go(this.moves, 0);
        break;
      case 'ping':
        this.#tell({ type: 'pong', time: Date.now() });
        break;
      case 'play':
        if (this.showing) this.#refuse(said.number ?? 0, new Refused('outdated', 'something is being shown'));
        else await this.#go([...this.moves, ...(said.moves ?? [])], said.moves?.length ?? 0, said.number);
        break;
      case 'undo':
        await this.#go(this.moves.slice(0, -1), 0, said.number);
        break;
      case 'restart-turn':
        await this.#go(this.moves.slice(0, started), 0, said.number);
        break;
      default:
        if (said.number !== undefined) this.#refuse(said.number, new Refused('forbidden', 'not in a lesson'));
    }
  }

  async #go(moves: string[], fresh: number, number?: number): Promise<void> {
    try {
      const state = await lessonState(this.id, moves, fresh);
      if (fresh === 0) this.#seen = null;
      this.#take(moves, state);
      if (number !== undefined)
        this.#tell({
          type: 'accepted',
          number,
          entry: null,
          at: state.frames.at(-1)!.at,
          played: fresh,
          stopped: null,
          asked: false,
        });
      for (const frame of state.frames) this.#show(frame, state);
    } catch (error) {
      const refused = error instanceof Refused ? error : new Refused('unavailable', String(error));
      if (number !== undefined && refused.code !== 'offline') this.#refuse(number, refused);
      else if (refused.code === 'illegal' && moves.length > 0) await this.again();
      else {
        this.readyState = CLOSED;
        this.onclose?.();
      }
    }
  }

  #take(moves: string[], state: LessonState): void {
    this.moves = moves;
    this.state = state;
    this.heard = false;
    if (state.reply?.then === 'done') this.stuck = 0;
    else if (state.reply) this.stuck += 1;
    if (this.done) progress.finish(this.id);
    else if (!progress.isDone(this.id)) progress.keep(this.id, moves.slice(0, state.started), state.step);
  }

  #refuse(number: number, { code, message, why }: Refused): void {
    this.#tell({ type: 'refusal', number, code, reason: message, why, index: null } as ServerMessage);
  }

  #tell(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  #show(frame: LessonFrame, state: LessonState): void {
    this.#number += 1;
    const entry = { number: this.#number, time: Date.now(), kind: 'play' as const, seat: frame.seat };
    const by = frame.seat === this.text.you ? ('person' as const) : ('bot' as const);
    this.#tell({
      type: 'update',
      since: 0,
      table: this.#table(frame, state),
      entries: this.#seen === null ? [] : [{ ...entry, by, at: frame.at, line: frame.line } as never],
      sights: [this.#sight(frame, state)],
    });
    this.#seen = frame;
  }

  #sight(frame: LessonFrame, state: LessonState): SeatSight {
    const now = frame === state.frames.at(-1);
    return {
      viewer: this.text.you,
      view: this.#drawn(frame.view),
      moves: frame.moves,
      can_undo: now && this.moves.length > 0,
      undo_to: null,
      turn_start: now && state.turn_from < this.moves.length ? 0 : null,
      standing: [],
      seen: null,
      steps: state.steps,
    };
  }

  /** Of who is asleep nothing stands on the board. */
  #drawn(view: LessonFrame['view']): LessonFrame['view'] {
    if (!isIstanbul(view)) return view;
    return {
      ...view,
      seats: view.seats.map((seat, i) =>
        this.text.seats[i]?.asleep ? { ...seat, merchant: 0, assistants: [], family: 0 } : seat,
      ),
    };
  }

  #table(frame: LessonFrame, state: LessonState): TableState {
    const over = frame.actor === null && state.result !== null;
    const mine = settings.kept.name.trim() || t('you-word');
    return {
      code: '',
      game: this.text.game,
      rules: 0,
      phase: over ? 'over' : 'playing',
      paused: false,
      options: this.text.options,
      settings: {
        listed: false,
        watch: false,
        chat: false,
        undo: 'free',
        hints: false,
        odds: true,
        clock: null,
        absence: null,
        stand_in: '',
      },
      seats: this.text.seats.map(({ house, name }, seat) => ({
        seat,
        house,
        kind: seat === this.text.you ? ('person' as const) : ('bot' as const),
        name: seat === this.text.you ? mine : name,
        bot: seat === this.text.you ? null : '',
        present: true,
        since: null,
        stand_in_at: null,
        resigned: false,
        standing: [],
      })),
      number: this.#number,
      at: frame.at,
      line: frame.line,
      turn: frame.turn,
      active: frame.active,
      actor: frame.actor,
      spectators: 0,
      clocks: [],
      consent: null,
      rematch: null,
      result: over ? state.result : null,
      commitment: '',
      parent: null,
      created: 0,
      time: Date.now(),
    };
  }
}
