/** What eslint looks for in the browser table: the recommended rules for JavaScript, TypeScript and Svelte. */
import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default defineConfig(
  globalIgnores(['src/lib/api/', 'node_modules/']), // the first is written by tools/write_schema.py
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: { 'no-undef': 'off' }, // TypeScript knows better
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
    rules: {
      // What is shown is $state.raw and replaced as a whole: the sets and maps in it are never written to.
      'svelte/prefer-svelte-reactivity': 'off',
      // {' '} says where a space is meant; a bare one is lost where lines are broken.
      'svelte/no-useless-mustaches': 'off',
    },
  },
);
