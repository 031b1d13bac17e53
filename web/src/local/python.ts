/** Python in a worker: Pyodide, with its memory as it was after Bedesten was imported, from this site's own files. */

declare const __PYTHON__: string;

interface Python {
  runPython(code: string): unknown;
}

type Instantiated = (instance: WebAssembly.Instance, module: WebAssembly.Module) => void;

interface Settings {
  instantiateWasm(imports: WebAssembly.Imports, done: Instantiated): unknown;
}

type Create = (settings: Settings) => unknown;

interface Options {
  indexURL: string;
  /** What Python's memory is to be (`tools/snapshot_python.mjs`). */
  _loadSnapshot: ArrayBuffer;
  createPyodideModule: Create;
}

/** What each Python of this page begins with: fetched, compiled and unpacked once for all workers. */
export interface Parts {
  program: WebAssembly.Module;
  memory: ArrayBuffer;
}

const PAGE = 65_536;
const BASE = new URL(`./${__PYTHON__}/`, self.location.href).href;
const PROGRAM = `${BASE}pyodide.asm.wasm`;

const scripts = Promise.all([
  import(/* @vite-ignore */ `${BASE}pyodide.js`),
  import(/* @vite-ignore */ `${BASE}pyodide.asm.js`),
]) as Promise<[{ loadPyodide(options: Options): Promise<Python> }, { default: Create }]>;

/** A function or an object of Python. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type PyObject = any;

async function fetched(address: string): Promise<Response> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${answer.status} ${address}`);
  return answer;
}

/** A file that is packed with gzip, unpacked while it comes in. No ending says so: a host might unpack it, too. */
async function unpacked(address: string): Promise<ArrayBuffer> {
  const { body } = await fetched(address);
  return new Response(body!.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
}

/** A program, compiled while it comes in, or afterwards if the host does not know what kind of file it is. */
async function compiled(address: string): Promise<WebAssembly.Module> {
  const answer = await fetched(address);
  if (answer.headers.get('Content-Type') === 'application/wasm') return WebAssembly.compileStreaming(answer);
  return WebAssembly.compile(await answer.arrayBuffer());
}

export async function fetchParts(): Promise<Parts> {
  const [program, memory] = await Promise.all([compiled(PROGRAM), unpacked(`${BASE}memory.bin`)]);
  return { program, memory };
}

/** Pyodide fetches and compiles its program by itself; let it have the one that is there. */
function give(program: WebAssembly.Module): void {
  const { fetch } = self;
  self.fetch = (asked, options) =>
    String(asked) === PROGRAM ? Promise.resolve(new Response()) : fetch(asked, options);
  WebAssembly.instantiateStreaming = async (_, imports) => ({
    module: program,
    instance: await WebAssembly.instantiate(program, imports),
  });
}

/** Make room: a memory that was in use is larger than the one that Pyodide begins with. */
function grow(memory: WebAssembly.Memory, size: number): void {
  const missing = Math.floor(size / PAGE) - memory.buffer.byteLength / PAGE;
  if (missing > 0) memory.grow(missing);
}

/** What an expression of Python gives, in a Python of this worker's own. */
export async function python(setup: string, parts: Promise<Parts>): Promise<PyObject> {
  const [[{ loadPyodide }, { default: create }], { program, memory }] = await Promise.all([scripts, parts]);
  give(program);
  const found = await loadPyodide({
    indexURL: BASE,
    _loadSnapshot: memory,
    createPyodideModule: (settings) => {
      const { instantiateWasm } = settings;
      settings.instantiateWasm = (imports, done) =>
        instantiateWasm(imports, (instance, module) => {
          grow(instance.exports.memory as WebAssembly.Memory, memory.byteLength);
          done(instance, module);
        });
      return create(settings);
    },
  });
  found.runPython('write_data_files()');
  return found.runPython(setup);
}
