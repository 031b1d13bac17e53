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
  _loadSnapshot: Promise<ArrayBuffer>;
  createPyodideModule: Create;
}

const PAGE = 65_536;

/** A function or an object of Python. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type PyObject = any;

/** A file that is packed with gzip, unpacked while it comes in. No ending says so: a host might unpack it, too. */
async function unpacked(address: string): Promise<ArrayBuffer> {
  const answer = await fetch(address);
  if (!answer.ok || !answer.body) throw new Error(`${answer.status} ${address}`);
  return new Response(answer.body.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
}

/** Make room: a memory that was in use is larger than the one that Pyodide begins with. */
function grow(memory: WebAssembly.Memory, size: number): void {
  const missing = Math.floor(size / PAGE) - memory.buffer.byteLength / PAGE;
  if (missing > 0) memory.grow(missing);
}

/** What an expression of Python gives, in a Python of this worker's own. */
export async function python(setup: string): Promise<PyObject> {
  const base = new URL(`./${__PYTHON__}/`, self.location.href).href;
  const memory = unpacked(`${base}memory.bin`);
  const [{ loadPyodide }, { default: create }] = (await Promise.all([
    import(/* @vite-ignore */ `${base}pyodide.mjs`),
    import(/* @vite-ignore */ `${base}pyodide.asm.mjs`),
  ])) as [{ loadPyodide(options: Options): Promise<Python> }, { default: Create }];
  const found = await loadPyodide({
    indexURL: base,
    _loadSnapshot: memory,
    createPyodideModule: async (settings) => {
      const size = (await memory).byteLength;
      const { instantiateWasm } = settings;
      settings.instantiateWasm = (imports, done) =>
        instantiateWasm(imports, (instance, module) => {
          grow(instance.exports.memory as WebAssembly.Memory, size);
          done(instance, module);
        });
      return create(settings);
    },
  });
  found.runPython('write_data_files()');
  return found.runPython(setup);
}
