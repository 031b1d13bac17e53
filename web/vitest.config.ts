import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

/** Units without a page: modules that only compute. What is drawn is tested in a real browser, by tests/web. */
export default defineConfig({
  plugins: [svelte()],
  test: { environment: 'node', include: ['src/**/*.test.ts'] },
});
