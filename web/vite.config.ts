import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

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

export default defineConfig({
  plugins: [sprite(), svelte(), packed()],
  build: {
    outDir: '../src/bedesten/server/web',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
});
