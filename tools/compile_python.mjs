// Compiles an archive of Python sources to bytecode, with the very Python that will run it: that of Pyodide.
// node tools/compile_python.mjs SOURCES.zip BYTECODE.zip
import { readFileSync, writeFileSync } from 'node:fs';
import { loadPyodide } from '../web/node_modules/pyodide/pyodide.mjs';

const [sources, target] = process.argv.slice(2);
const python = await loadPyodide();
python.FS.writeFile('/sources.zip', readFileSync(sources));
python.runPython(`
import marshal, zipfile
from importlib.util import MAGIC_NUMBER, source_hash

UNCHECKED = (0b01).to_bytes(4, "little")  # the sources are not there to be looked at
LONG_AGO = (2020, 1, 1, 0, 0, 0)

with zipfile.ZipFile("/sources.zip") as given, zipfile.ZipFile("/bytecode.zip", "w") as made:
    for name in given.namelist():
        content = given.read(name)
        if name.endswith(".py"):
            code = compile(content, name, "exec", dont_inherit=True, optimize=0)
            content = MAGIC_NUMBER + UNCHECKED + source_hash(content) + marshal.dumps(code)
            name += "c"
        made.writestr(zipfile.ZipInfo(name, LONG_AGO), content, zipfile.ZIP_DEFLATED, 9)
`);
writeFileSync(target, python.FS.readFile('/bytecode.zip'));
