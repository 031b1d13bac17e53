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

export default defineConfig({
  plugins: [sprite(), svelte()],
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
