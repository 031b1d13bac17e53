import { expect, test } from 'vitest';
import type { Move } from './moves';
import { Planning } from './planning.svelte';
import type { Table } from './table.svelte';

const asking = (...texts: string[]): Table =>
  ({
    asked: true,
    question: 'pay',
    ask: null,
    moves: texts.map((text) => ({ text }) as Move),
    link: { state: 'live' },
    hints: { left: () => undefined },
    planOf: () => Promise.resolve(null),
    refusal: null,
  }) as object as Table;

test('what is begun of an answer stays with the question until it is answered or put back', async () => {
  const plan = new Planning(asking('pay one', 'pay two'));
  plan.leave(0, { laid: { red: 1 } });
  expect(plan.open).toMatchObject({ chosen: null, laid: { red: 1 } });
  expect(plan.stages, 'nothing is planned').toEqual([]);
  plan.back();
  expect(plan.open?.laid).toBeUndefined();
  plan.leave(0, { wanted: 'pay two' });
  await plan.choose('pay two');
  plan.leave(0, { laid: { red: 1 } });
  plan.leave(0, { laid: { red: 2 } });
  expect(plan.open).toMatchObject({ chosen: null, laid: { red: 2 } });
});
