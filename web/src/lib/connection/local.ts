/** The connection to the tables of this device, in a worker of this page: the static edition has no server. */
import type { FromTables, ToTables } from '../../local/talk';
import type { Answer, Connection, Request, Wire } from './connection';

const worker = new Worker(new URL('../../local/worker.ts', import.meta.url), { type: 'module' });
const say = (message: ToTables): void => worker.postMessage(message);

const asked = new Map<number, { resolve: (answer: Answer) => void; reject: (error: Error) => void }>();
const wires = new Map<number, LocalWire>();
let last = 0;

class LocalWire implements Wire {
  readyState: number = WebSocket.CONNECTING;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(private readonly id: number) {}

  opened(): void {
    if (this.readyState !== WebSocket.CONNECTING) return;
    this.readyState = WebSocket.OPEN;
    this.onopen?.();
  }

  closed(): void {
    this.readyState = WebSocket.CLOSED;
    wires.delete(this.id);
    this.onclose?.();
  }

  send(text: string): void {
    say({ type: 'say', link: this.id, text });
  }

  close(): void {
    if (this.readyState === WebSocket.CLOSED) return;
    say({ type: 'hang-up', link: this.id });
    this.closed();
  }
}

const ready = new Promise<void>((resolve, reject) => {
  worker.onmessage = ({ data }: MessageEvent<FromTables>): void => {
    switch (data.type) {
      case 'ready':
        return resolve();
      case 'failed':
        return reject(new Error('Python could not be started'));
      case 'answer':
        asked.get(data.number)?.resolve({ status: data.status, text: data.text });
        asked.delete(data.number);
        return;
      case 'message':
        wires.get(data.link)?.onmessage?.({ data: data.text });
        return;
      case 'closed':
        wires.get(data.link)?.closed();
    }
  };
  worker.onerror = () => reject(new Error('the worker could not be started'));
});
ready.catch(() => {
  asked.forEach(({ reject }) => reject(new Error('no tables')));
  asked.clear();
});

/** However long it takes to start: the worker answers in the end, or says that it can't. */
async function ask({ method, path, body, token }: Request): Promise<Answer> {
  last += 1;
  const number = last;
  await ready;
  return new Promise((resolve, reject) => {
    asked.set(number, { resolve, reject });
    say({ type: 'ask', number, method, path, body, token });
  });
}

function open(): Wire {
  last += 1;
  const wire = new LocalWire(last);
  wires.set(last, wire);
  ready.then(
    () => wire.opened(),
    () => wire.closed(),
  );
  return wire;
}

/** Nobody else can open a table of this device: its link is one of this page. */
const page = (path: string): string => `${location.origin}${location.pathname}#/${path}`;

void navigator.storage?.persist?.().catch(() => false);

export const connection: Connection = { ready, ask, open, page };
