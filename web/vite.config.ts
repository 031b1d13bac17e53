import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
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

export default defineConfig({
  plugins: [sprite(), svelte(), worker()],
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
