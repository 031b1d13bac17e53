import { afterEach, expect, test, vi } from 'vitest';
import type { LinePlan } from '../lib/connection/messages';
import type { Move } from './moves';
import { Planning } from './planning.svelte';
import type { Table } from './table.svelte';

afterEach(() => vi.useRealTimers());

/** A plan whose server answers when it is told to, and what has been sent to play. */
function planning(): { plan: Planning; answer: (moves: string[]) => void; sent: string[][] } {
  const sent: string[][] = [];
  const asked = new Map<string, (told: LinePlan) => void>();
  const table = {
    asked: true,
    question: 'move',
    ask: null,
    moves: [],
    viewer: 0,
    state: { at: 1 },
    hints: { left: () => undefined },
    link: { state: 'live', send: (command: { moves: string[] }) => sent.push(command.moves) },
    planOf: (moves: string[]) => new Promise<LinePlan>((done) => asked.set(moves.join(), done)),
    answered: () => Promise.resolve(),
  } as object as Table;
  const answer = (moves: string[]): void => {
    const stages = [...moves, 'usual'].map((chosen) => ({ question: 'move', about: {}, options: [], chosen }));
    asked.get(moves.join())!({ stages } as object as LinePlan);
  };
  return { plan: new Planning(table), answer, sent };
}

test('who presses Go before the plan is there plays the whole plan once, when it is', async () => {
  const { plan, answer, sent } = planning();
  void plan.choose('go 3');
  void plan.commit();
  void plan.commit();
  expect(sent).toEqual([]);
  answer(['go 3']);
  await vi.waitFor(() => expect(sent).toEqual([['go 3', 'usual']]));
});

test('who looks at another place meanwhile does not play that', async () => {
  const { plan, answer, sent } = planning();
  void plan.choose('go 3');
  void plan.commit();
  void plan.choose('go 9', 0);
  answer(['go 3']);
  answer(['go 9']);
  await vi.waitFor(() => expect(plan.line).toEqual(['go 9', 'usual']));
  expect(sent).toEqual([]);
  await plan.commit();
  expect(sent).toEqual([['go 9', 'usual']]);
});

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

test('a line whose answer is missing stands on the card again, and no second one is played', async () => {
  vi.useFakeTimers();
  const sent: string[][] = [];
  let answered = (): void => undefined;
  const table = Object.assign(asking('keep', 'skip'), {
    viewer: 0,
    state: { at: 7 },
    link: { state: 'live', unsent: [], send: ({ moves }: { moves: string[] }) => ({ number: sent.push(moves) }) },
    answered: () => new Promise<void>((done) => (answered = done)),
  });
  const plan = new Planning(table);
  void plan.commit(['keep']);
  void plan.commit(['skip']);
  await vi.advanceTimersByTimeAsync(500);
  expect(plan.waits, 'most answers are there by then').toBe(false);
  await vi.advanceTimersByTimeAsync(1000);
  expect(plan.waits).toBe(true);
  expect(plan.mayCancel, 'it has been sent').toBe(false);
  expect(plan.line).toEqual(['keep']);
  void plan.commit(['skip']);
  expect(sent).toEqual([['keep']]);
  answered();
  await vi.advanceTimersByTimeAsync(0);
  expect(plan.waits).toBe(false);
});

test('an answer that comes late takes the line off the card with its position', async () => {
  vi.useFakeTimers();
  const state = { at: 7 };
  const table = Object.assign(asking('keep'), {
    viewer: 0,
    state,
    link: { state: 'live', unsent: [], send: () => ({ number: 1 }) },
    answered: () => new Promise<void>(() => undefined),
  });
  const plan = new Planning(table);
  void plan.commit(['keep']);
  await vi.advanceTimersByTimeAsync(1500);
  expect(plan.line).toEqual(['keep']);
  state.at = 8;
  plan.back();
  expect(plan.line).toEqual([]);
});
