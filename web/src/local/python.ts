/** Python in a worker: Pyodide and the parts of Bedesten that play, from this site's own files. */

declare const __PYTHON__: string;

interface Python {
  unpackArchive(archive: ArrayBuffer, format: string, options: { extractDir: string }): void;
  runPython(code: string): unknown;
}

/** A function or an object of Python. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type PyObject = any;

/** What an expression of Python gives, in a Python of this worker's own. */
export async function python(setup: string): Promise<PyObject> {
  const base = new URL(`./${__PYTHON__}/`, self.location.href).href;
  const [{ loadPyodide }, archive] = await Promise.all([
    import(/* @vite-ignore */ `${base}pyodide.mjs`) as Promise<{
      loadPyodide(options: { indexURL: string }): Promise<Python>;
    }>,
    fetch(`${base}bedesten.zip`).then((answer) => answer.arrayBuffer()),
  ]);
  const found = await loadPyodide({ indexURL: base });
  found.unpackArchive(archive, 'zip', { extractDir: '/bedesten' });
  found.runPython("import sys; sys.path.insert(0, '/bedesten')");
  return found.runPython(setup);
}
