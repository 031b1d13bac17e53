import { expect, test } from 'vitest';
import type { LinePlan } from '../../lib/connection/messages';
import { ghostsAt } from './pieces';

const view = { seats: [{ stack: ['own', 'own', 'neutral'] }], parts: {} };
const walk = (piece: string, target: number) => ({ piece, start: 7, target, route: [7, target], on_foot: true });
const plan = (more: Partial<LinePlan>): LinePlan => ({ seat: 0, walks: [], assistants: [], ...more }) as LinePlan;

test('who goes somewhere and leaves an assistant there is shown with one less under him', () => {
  const left = { deed: 'leave' as const, places: [9], neutral: false, before: 3, after: 2 };
  const ghosts = ghostsAt(view, plan({ walks: [walk('merchant', 9)], assistants: [left] }), 9);
  expect(ghosts.map((one) => one.symbol)).toEqual(['merchant-red', 'assistant-red']);
  expect(ghosts[0]!.under).toEqual(['assistant-red', 'assistant']);
  expect(ghosts.every((one) => one.ghost)).toBe(true);
});

test('who picks up a neutral assistant has him at the bottom', () => {
  const taken = { deed: 'pick-up' as const, places: [9], neutral: true, before: 3, after: 4 };
  const ghosts = ghostsAt(view, plan({ walks: [walk('merchant', 9)], assistants: [taken] }), 9);
  expect(ghosts.map((one) => one.symbol)).toEqual(['merchant-red']);
  expect(ghosts[0]!.under).toEqual(['assistant', 'assistant-red', 'assistant-red', 'assistant']);
});

test('a family member is shown where it is sent, and nobody elsewhere', () => {
  const walks = [walk('merchant', 12), walk('family', 4)];
  expect(ghostsAt(view, plan({ walks }), 4).map((one) => one.symbol)).toEqual(['family-red']);
  expect(ghostsAt(view, plan({ walks }), 5)).toEqual([]);
});
