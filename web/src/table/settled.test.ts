import { expect, it } from 'vitest';
import { sentences } from './settled.svelte';

it('says a plan, then what to mind, each as a sentence', () => {
  expect(sentences('Wainwright', ['2 steps: 6, 10, 1', 'Pay Jonas, 3 to 1'], ['There is nothing for you to do.'])).toBe(
    'Wainwright: 2 steps: 6, 10, 1, Pay Jonas, 3 to 1. There is nothing for you to do.',
  );
  expect(sentences('Wainwright', [], [])).toBe('');
});
