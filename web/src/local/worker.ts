/**
 * The worker that has the tables of this device. What is said to it goes to Python, one thing after the other; what
 * comes of it is kept, and only then told. Bots think in a worker of their own.
 */
import { fetchParts, python, type Parts, type PyObject } from './python';
import { LocalStore, type StoredEntry } from './store';
import type { FromTables, ToTables } from './talk';

interface Outbox {
  answers: [number, number, string][];
  messages: [number, string][];
  tables: Record<string, object>;
  entries: StoredEntry[];
  jobs: { id: number }[];
  needs: string[];
  wake: number | null;
}

/** Milliseconds after which a bot that has not answered is given up, and another is started in its place. */
const TOO_LONG = 60_000;
const SETUP = 'from bedesten.local.worker import Tables; Tables()';

const store = new LocalStore();
const others = new BroadcastChannel('bedesten-tables');
const links = new Set<number>();
let last: Promise<void> = Promise.resolve();
let thinker: Worker | null = null;
let timer = 0;
const tables: Promise<PyObject> = begin();

async function begin(): Promise<PyObject> {
  const parts = fetchParts();
  thinker = newThinker(parts);
  const [made, rows] = await Promise.all([python(SETUP, parts), store.tables()]);
  made.open(JSON.stringify(rows));
  return made;
}

const tell = (message: FromTables): void => self.postMessage(message);

/** One thing after the other. */
function next(work: () => Promise<void>): void {
  last = last.then(work).catch((error: unknown) => console.error(error));
}

async function handle(work: (made: PyObject) => string): Promise<void> {
  const made = await tables;
  let out = JSON.parse(work(made)) as Outbox;
  while (out.needs.length > 0) {
    for (const code of out.needs) made.load(code, JSON.stringify(await store.entries(code)));
    out = JSON.parse(work(made)) as Outbox;
  }
  const changed = Object.keys(out.tables);
  try {
    await store.keep(Object.values(out.tables), out.entries);
  } catch {
    await startOver(made);
    return;
  }
  if (changed.length > 0) others.postMessage(changed);
  for (const [number, status, text] of out.answers) tell({ type: 'answer', number, status, text });
  for (const [link, text] of out.messages) tell({ type: 'message', link, text });
  for (const job of out.jobs) think(job.id, JSON.stringify(job));
  self.clearTimeout(timer);
  if (out.wake !== null)
    timer = self.setTimeout(() => next(() => handle((at) => at.tick())), Math.max(0, out.wake - Date.now()) + 20);
}

/** Another page has written to a table of ours: what is in memory is worth nothing. Clients say hello anew. */
async function startOver(made: PyObject): Promise<void> {
  made.start_over(JSON.stringify(await store.tables()));
  for (const link of links) tell({ type: 'closed', link });
  links.clear();
}

/** Where bots think. It begins beside the tables, not when the first bot is asked. */
function newThinker(parts: Promise<Parts>): Worker {
  const made = new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module' });
  parts.then(
    (given) => made.postMessage(given),
    () => made.terminate(),
  );
  return made;
}

function think(id: number, job: string): void {
  const asked = (thinker ??= newThinker(fetchParts()));
  const answered = (answer: string): void => {
    self.clearTimeout(patience);
    asked.removeEventListener('message', hear);
    next(() => handle((made) => made.thought(id, answer)));
  };
  const hear = ({ data }: MessageEvent<{ id: number; answer: string }>): void => {
    if (data.id === id) answered(data.answer);
  };
  const patience = self.setTimeout(() => {
    asked.terminate();
    if (thinker === asked) thinker = null;
    answered('{"error": "too long"}');
  }, TOO_LONG);
  asked.addEventListener('message', hear);
  asked.postMessage({ id, job });
}

others.onmessage = ({ data }: MessageEvent<string[]>): void =>
  next(async () => {
    const made = await tables;
    if (data.some((code) => made.knows(code))) await startOver(made);
    else made.open(JSON.stringify(await store.tables()));
  });

self.onmessage = ({ data }: MessageEvent<ToTables>): void => {
  switch (data.type) {
    case 'ask':
      return next(() =>
        handle((made) => made.request(data.number, data.method, data.path, data.token ?? '', data.body ?? '')),
      );
    case 'say':
      links.add(data.link);
      return next(() => handle((made) => made.say(data.link, data.text)));
    case 'hang-up':
      links.delete(data.link);
      return next(() => handle((made) => made.hang_up(data.link)));
  }
};

tables
  .then(() => tell({ type: 'ready' }))
  .catch((error: unknown) => {
    tell({ type: 'failed' });
    throw error;
  });
