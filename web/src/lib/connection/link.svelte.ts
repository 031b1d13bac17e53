/** The live connection to one table: numbered commands that are sent until told, a cursor to resume at, heartbeats. */
import { connection } from '#connection';
import { marked } from '../../table/outcomes';
import type { Wire } from './connection';
import type { Accepted, Entry, Refusal, SeatSight, ServerMessage, Step, TableState, Update } from './messages';

export type LinkState = 'connecting' | 'live' | 'offline' | 'gone';

export interface Command {
  type: string;
  seat: number;
  [field: string]: unknown;
}

interface Waiting {
  message: Command & { number: number };
  done: (answer: Answer) => void;
}

/** What the server says to a command; null if it was withdrawn before it was sent. */
type Answer = Accepted | Refusal | null;

/** A command that is under way. */
export interface Sent {
  number: number;
  answer: Promise<Answer>;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const KEPT_STEPS = 4000;
/** Milliseconds for which the server may be silent after a connection was begun, until it is begun anew. */
const NO_WELCOME = 15_000;
/** Milliseconds until what was too much for the server is said again. */
const CALMER = 1500;

function randomWord(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(36).padStart(2, '0'))
    .join('')
    .slice(0, 20);
}

export class Link {
  state = $state<LinkState>('connecting');
  table = $state.raw<TableState | null>(null);
  sights = $state.raw<SeatSight[]>([]);
  /** What happened in the game, oldest first, by seat that sees it. */
  steps = $state.raw<Record<string, Step[]>>({});
  entries = $state.raw<Entry[]>([]);
  /** When the next attempt to connect is made, while offline. */
  retryAt = $state(0);
  /** Which seats this device plays, as the server says. */
  seats = $state.raw<number[]>([]);
  host = $state(false);
  /** The numbers of commands that no connection has taken yet: they may still be withdrawn. */
  unsent = $state.raw<readonly number[]>([]);

  readonly #client = randomWord();
  readonly #waiting: Waiting[] = [];
  #socket: Wire | null = null;
  #number = 0;
  #cursor = 0;
  #wait = FIRST_WAIT;
  #heartbeat = 60;
  #heard = Date.now();
  #timers: number[] = [];
  #again = 0;
  #closed = false;

  constructor(
    readonly code: string,
    private tokens: string[],
    private readonly heardOf: (update: Update) => void,
    private readonly open: () => Wire = connection.open,
  ) {
    this.#connect();
    this.#timers.push(window.setInterval(() => this.#beat(), 5000));
    window.addEventListener('online', this.#wake);
    window.addEventListener('offline', this.#unplugged);
    document.addEventListener('visibilitychange', this.#wake);
  }

  close(): void {
    this.#closed = true;
    window.clearTimeout(this.#again);
    this.#timers.forEach((timer) => window.clearInterval(timer));
    window.removeEventListener('online', this.#wake);
    window.removeEventListener('offline', this.#unplugged);
    document.removeEventListener('visibilitychange', this.#wake);
    this.#socket?.close();
  }

  /** Come to this table with other tokens: somebody has sat down here, or got up. */
  sit(tokens: string[]): void {
    this.tokens = [...new Set(tokens)];
    this.#cursor = 0;
    this.#hello();
  }

  /** Let the server tell once more how things stand. */
  refresh(): void {
    if (this.state === 'live') this.#hello();
  }

  send(command: Command): Sent {
    this.#number += 1;
    const number = this.#number;
    const answer = new Promise<Answer>((done) => {
      this.#waiting.push({ message: { ...command, number }, done });
    });
    if (this.state !== 'live' || !this.#write({ ...command, number })) this.unsent = [...this.unsent, number];
    return { number, answer };
  }

  /** Take a command back that was never sent. */
  withdraw(number: number): void {
    if (!this.unsent.includes(number)) return;
    this.unsent = this.unsent.filter((one) => one !== number);
    const index = this.#waiting.findIndex((waiting) => waiting.message.number === number);
    if (index >= 0) this.#waiting.splice(index, 1)[0]?.done(null);
  }

  /** Try to connect now, not when it is time; a connection that gives no answer is given up. */
  retry(): void {
    if (this.#closed) return;
    if (this.state === 'live') this.#drop();
    if (this.state !== 'offline' || this.#socket?.readyState === WebSocket.CONNECTING) return;
    this.#wait = FIRST_WAIT;
    this.#connect();
  }

  sight(viewer: number | null): SeatSight | null {
    return this.sights.find((sight) => sight.viewer === viewer) ?? this.sights[0] ?? null;
  }

  #connect(): void {
    if (this.#closed) return;
    window.clearTimeout(this.#again);
    const former = this.#socket;
    const socket = this.open();
    this.#socket = socket;
    former?.close();
    this.#heard = Date.now();
    socket.onopen = () => {
      if (socket === this.#socket) this.#hello();
    };
    socket.onmessage = (event) => {
      if (socket !== this.#socket) return;
      this.#heard = Date.now();
      this.#hear(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
  }

  #hello(): void {
    this.#write({ type: 'hello', client: this.#client, table: this.code, tokens: this.tokens, since: this.#cursor });
  }

  /** Say something, if there is somebody to say it to. */
  #write(message: object): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.seats = message.seats;
        this.host = message.host;
        this.#heartbeat = message.heartbeat;
        this.#wait = FIRST_WAIT;
        this.state = 'live';
        this.#repeat();
        break;
      case 'update':
        this.#take(message);
        break;
      case 'accepted':
      case 'refusal':
        if (message.type === 'refusal' && message.number == null) this.#refused(message);
        else this.#settle(message);
        break;
      case 'presence':
        if (this.table) {
          const present = message.present;
          this.table = {
            ...this.table,
            spectators: message.spectators,
            seats: this.table.seats.map((seat, i) => ({ ...seat, present: present[i] ?? seat.present })),
          };
        }
        break;
      case 'goodbye':
        // Whoever was sent away for haste comes back, but not at once.
        if (!message.retry) this.#wait = LONGEST_WAIT;
        break;
      case 'pong':
        break;
    }
  }

  /** All that was not answered yet is said once more; the server knows what it has heard before. */
  #repeat(): void {
    for (const waiting of this.#waiting)
      if (this.#write(waiting.message)) this.unsent = this.unsent.filter((one) => one !== waiting.message.number);
  }

  /** What no command is named for: hello was refused, or whatever came too fast. */
  #refused(refusal: Refusal): void {
    switch (refusal.code) {
      case 'no-such-table':
      case 'forbidden':
        this.state = 'gone';
        this.close();
        break;
      case 'bad-token':
        if (this.tokens.length > 0) this.sit([]); // the seat is another's now: one may still watch
        break;
      case 'too-fast':
        window.setTimeout(() => (this.state === 'live' ? this.#repeat() : this.#hello()), CALMER);
        break;
      default:
        if (this.state !== 'live') this.#drop();
    }
  }

  #settle(answer: Accepted | Refusal): void {
    const index = this.#waiting.findIndex((waiting) => waiting.message.number === answer.number);
    if (index >= 0) this.#waiting.splice(index, 1)[0]?.done(answer);
  }

  #take(update: Update): void {
    const gap = update.since > 0 && update.sights.some((sight) => !(String(sight.viewer) in this.steps));
    const steps = { ...this.steps };
    for (const sight of update.sights) {
      const key = String(sight.viewer);
      const known = update.since === 0 ? [] : (steps[key] ?? []);
      const last = known.at(-1)?.at ?? 0;
      steps[key] = marked([...known, ...sight.steps.filter((step) => step.at > last)].slice(-KEPT_STEPS));
    }
    const known = update.since === 0 ? [] : this.entries;
    const last = known.at(-1)?.number ?? 0;
    this.entries = [...known, ...update.entries.filter((entry) => entry.number > last)];
    this.steps = steps;
    this.table = update.table;
    this.sights = update.sights;
    this.#cursor = gap ? 0 : update.table.number;
    if (gap) this.#hello(); // told from where another had listened: once more, from the beginning
    this.heardOf(update);
  }

  #lost(): void {
    if (this.#closed) return;
    this.state = 'offline';
    const wait = this.#wait;
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    this.retryAt = Date.now() + wait;
    window.clearTimeout(this.#again);
    this.#again = window.setTimeout(() => this.#connect(), wait);
  }

  /** A connection that is dead may take minutes to say so: do not wait for it. */
  #drop(): void {
    const dead = this.#socket;
    this.#socket = null;
    dead?.close();
    this.#lost();
  }

  /** The browser says that the network is gone: believe it if the server does not answer at once. */
  readonly #unplugged = (): void => {
    const asked = Date.now();
    this.#write({ type: 'ping' });
    window.setTimeout(() => {
      if (this.state === 'live' && this.#heard < asked) this.#drop();
    }, 3000);
  };

  /** Awake again, or online again: do not wait for the timer. */
  readonly #wake = (): void => {
    if (document.visibilityState !== 'visible' || this.#closed) return;
    if (this.state === 'offline') this.retry();
    else if (this.state === 'live') this.#write({ type: 'ping' });
  };

  #beat(): void {
    const silence = (Date.now() - this.#heard) / 1000;
    if (this.state !== 'live') {
      const begun = (this.#socket?.readyState ?? WebSocket.CLOSED) < WebSocket.CLOSING;
      if (begun && silence * 1000 > NO_WELCOME) this.#drop();
    } else if (silence > this.#heartbeat) this.#drop();
    else if (silence > Math.min(20, this.#heartbeat / 3)) this.#write({ type: 'ping' });
  }
}
