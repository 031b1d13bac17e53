import { expect, test, vi } from 'vitest';
import type { LinePlan } from '../lib/connection/messages';
import { Planning } from './planning.svelte';
import type { Table } from './table.svelte';

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
  } as unknown as Table;
  const answer = (moves: string[]): void => {
    const stages = [...moves, 'usual'].map((chosen) => ({ question: 'move', about: {}, options: [], chosen }));
    asked.get(moves.join())!({ stages } as unknown as LinePlan);
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
