import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';

/** The art stands in the page itself, so that every symbol is there with the first paint and no script carries it. */
function sprite(): Plugin {
  const file = new URL('./src/art/symbols.svg', import.meta.url);
  return {
    name: 'bedesten-sprite',
    transformIndexHtml(html) {
      const art = readFileSync(file, 'utf-8')
        .replace(/<\?xml[^>]*\?>/, '')
        .replace(/<!--[\s\S]*?-->/g, '')
        .trim();
      return html.replace('<!--sprite-->', () => `<div hidden aria-hidden="true">${art}</div>`);
    },
  };
}

/** The service worker, with the list of all files that the client is made of. */
function worker(): Plugin {
  const file = new URL('./src/worker.js', import.meta.url);
  return {
    name: 'bedesten-worker',
    apply: 'build',
    generateBundle(_options, bundle) {
      const files = Object.keys(bundle).filter((name) => name.startsWith('assets/'));
      const shell = ['./', 'manifest.webmanifest', 'icon-192.png', ...files.sort()];
      const code = readFileSync(file, 'utf-8');
      const version = createHash('sha256')
        .update(code + shell.join())
        .digest('hex')
        .slice(0, 12);
      const given = `const SHELL = ${JSON.stringify(shell)};\nconst VERSION = '${version}';\n`;
      this.emitFile({ type: 'asset', fileName: 'worker.js', source: given + code });
    },
  };
}

const PYTHON = new URL('../build/python/', import.meta.url);

/** Where the static edition finds Python, by what is in it: such a folder is right for ever. */
function pythonFolder(): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(PYTHON).sort()) hash.update(name).update(readFileSync(new URL(name, PYTHON)));
  return `python-${hash.digest('hex').slice(0, 8)}`;
}

/** Python's files (tools/write_python.py) beside those of the client. */
function withPython(folder: string): Plugin {
  return {
    name: 'bedesten-python',
    apply: 'build',
    generateBundle() {
      for (const name of readdirSync(PYTHON))
        this.emitFile({
          type: 'asset',
          fileName: `assets/${folder}/${name}`,
          source: readFileSync(new URL(name, PYTHON)),
        });
    },
  };
}

/** Each file also as brotli and gzip, which the server then sends as they are. */
function packed(): Plugin {
  const worthIt = /\.(css|html|js|json|svg|txt|webmanifest)$/;
  let folder = '';
  return {
    name: 'bedesten-packed',
    apply: 'build',
    configResolved(config) {
      folder = config.build.outDir;
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf-8' })) {
        if (!worthIt.test(name)) continue;
        const file = join(folder, name);
        const text = readFileSync(file);
        if (text.length < 1000) continue;
        const best = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } };
        writeFileSync(`${file}.br`, brotliCompressSync(text, best));
        writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
      }
    },
  };
}

/** The client of a server, or with `--mode static` the edition that needs none. */
export default defineConfig(({ mode }) => {
  const alone = mode === 'static';
  const python = alone ? pythonFolder() : '';
  return {
    base: alone ? './' : '/',
    define: { __PYTHON__: JSON.stringify(python) },
    resolve: { conditions: [...(alone ? ['static'] : []), ...defaultClientConditions] },
    plugins: [sprite(), svelte(), ...(alone ? [withPython(python)] : []), worker(), ...(alone ? [] : [packed()])],
    worker: { format: 'es' as const },
    build: {
      outDir: alone ? '../build/static' : '../src/bedesten/server/web',
      emptyOutDir: true,
      target: 'es2022',
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
    },
    server: {
      host: '127.0.0.1',
      proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
    },
  };
});
