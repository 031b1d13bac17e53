// Starts the Python of Pyodide, imports all of Bedesten that plays, warms it up, and writes down its memory: a page that
// begins with that memory need not start Python, nor import anything.
// node tools/snapshot_python.mjs SOURCES.zip MEMORY
import { readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { loadPyodide } from '../web/node_modules/pyodide/pyodide.mjs';

const [sources, target] = process.argv.slice(2);

// Bytecode is made in a Python of its own: compiling leaves a memory full of what is not needed any more.
const compiler = await loadPyodide();
compiler.FS.writeFile('/sources.zip', new Uint8Array(readFileSync(sources)));
compiler.runPython(`
import marshal, zipfile
from importlib.util import MAGIC_NUMBER, source_hash

UNCHECKED = (0b01).to_bytes(4, "little")  # the sources are not there to be looked at

with zipfile.ZipFile("/sources.zip") as given, zipfile.ZipFile("/bytecode.zip", "w") as made:
    for name in given.namelist():
        content = given.read(name)
        if name.endswith(".py"):
            code = compile(content, name, "exec", dont_inherit=True, optimize=0)
            content = MAGIC_NUMBER + UNCHECKED + source_hash(content) + marshal.dumps(code)
            name += "c"
        made.writestr(name, content)
`);

const python = await loadPyodide({ _makeSnapshot: true, env: { PYTHONHASHSEED: '0', HOME: '/home' } });
python.FS.writeFile('/bytecode.zip', compiler.FS.readFile('/bytecode.zip'));
python.runPython(`
import gc, importlib, os, sys, zipfile

import linecache, tokenize, traceback  # what errors are told with: the standard library does not go along

FOLDER = "/bedesten"
sys.path.insert(0, FOLDER)
with zipfile.ZipFile("/bytecode.zip") as archive:
    archive.extractall(FOLDER)
    names = archive.namelist()
    # Files are not part of the memory: those that are read later are kept in it, and written again where it is loaded.
    data_files = {f"{FOLDER}/{name}": archive.read(name) for name in names if not name.endswith(".pyc")}
for name in sorted(names):
    if name.endswith(".pyc"):
        importlib.import_module(name.removesuffix(".pyc").replace("/", ".").removesuffix(".__init__"))


def write_data_files():
    for path, content in data_files.items():
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "wb") as file:
            file.write(content)


from bedesten.local.warm_up import warm_up

warm_up()
gc.collect()
`);
writeFileSync(target, gzipSync(python.makeMemorySnapshot(), { level: 9 }));
