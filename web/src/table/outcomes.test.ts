import { expect, test, vi } from 'vitest';
import type { OutcomePart, Step } from '../lib/connection/messages';
import { lastResults, linesOf, marked, shownSteps, sinceMyTurn, together, type LogLine, type Teller } from './outcomes';

const step = (at: number, line: number, seat: number | null, parts: OutcomePart[], more: Partial<Step> = {}): Step =>
  ({
    ...{ at, line, seat, entries: 1, number: at, turn: 1, text: null, undone: false, undo: null },
    outcomes: parts.length ? [{ turn: 1, seat, parts }] : [],
    ...more,
  }) as Step;

test('what goes on with a part joins it: a roll that is kept, a price that is paid', () => {
  const rolled: OutcomePart = { what: 'act', seat: 0, place: 9, number: 7, pips: [5, 1], hit: false };
  const turned: OutcomePart = { what: 'act', seat: 0, resumes: true, place: 9, number: 7, pips: [5, 4], again: false };
  const both = together([rolled, { ...turned, hit: true, before: [5, 1], got: { lira: 7 } }]);
  expect(both).toHaveLength(1);
  expect(both[0]).toMatchObject({ pips: [5, 4], before: [5, 1], hit: true, again: false, got: { lira: 7 } });
  const met: OutcomePart = { what: 'meet', seat: 0, token: 'smuggler', got: { red: 1 } };
  const paid: OutcomePart = { what: 'meet', seat: 0, resumes: true, token: 'smuggler', gave: { lira: 2 } };
  const moved: OutcomePart = { what: 'token', token: 'smuggler', place: 8 };
  expect(together([met, moved, paid])).toMatchObject([{ got: { red: 1 }, gave: { lira: 2 } }, { place: 8 }]);
});

test('two actions of a turn stay two', () => {
  const act = (verb: string): OutcomePart => ({ what: 'act', seat: 0, verb, got: { lira: 2 } });
  expect(together([act('lira'), act('marker')])).toHaveLength(2);
});

test('what was taken back is marked, stands once, and goes when somebody decides again', () => {
  const go = (place: number): OutcomePart[] => [{ what: 'go', seat: 0, place }];
  const steps = [step(1, 0, 0, go(3)), step(2, 1, 0, go(4)), step(3, 1, null, [], { undo: 1 })];
  const told = marked(steps);
  expect(told.map((one) => one.undone)).toEqual([false, true, false]);
  expect(shownSteps(told).map((one) => one.at)).toEqual([1, 2]);
  const further = marked([...steps, step(4, 0, null, [], { undo: 0 })]);
  expect(shownSteps(further).map((one) => [one.at, one.undone])).toEqual([
    [1, true],
    [2, true],
  ]);
  const again = marked([...steps, step(4, 1, 0, go(4))]);
  expect(shownSteps(again).map((one) => one.at)).toEqual([1, 4]);
});

test('my results are those of my last turn, until I decide in another', () => {
  const rolled: OutcomePart = { what: 'act', seat: 0, place: 9, number: 7, pips: [2, 3], hit: false, got: { lira: 2 } };
  const steps = [step(1, 0, 0, [{ what: 'go', seat: 0, place: 9 }]), step(2, 1, 0, [rolled])];
  expect(lastResults(steps, 0)).toMatchObject([{ pips: [2, 3], got: { lira: 2 } }]);
  expect(lastResults(steps, 1)).toEqual([]);
  expect(lastResults(steps, 0, 2), 'of an earlier turn').toEqual([]);
  expect(lastResults([...steps, step(3, 2, 0, [], { turn: 5 })], 0)).toEqual([]);
});

test('what is chosen and used at once is told once; what is only chosen is told', () => {
  const [chosen, used] = [
    { what: 'choose', seat: 1, tile: 'red' },
    { what: 'use', seat: 1, tile: 'red', got: { red: 1 } },
  ];
  expect(together([chosen, used]).map((part) => part.what)).toEqual(['use']);
  expect(together([chosen, { ...used, seat: 2 }])).toHaveLength(2);
  expect(together([chosen])).toHaveLength(1);
});

test('once my turn is over, what others did before it is no longer since then', () => {
  const lines = [0, 1, 2, 0].map((seat, i) => ({ key: String(i), seat, turn: i + 1, undone: false }) as LogLine);
  const since = (active: number, ...more: LogLine[]): string[] =>
    sinceMyTurn([...lines, ...more], 0, active).map(({ key }) => key);
  expect(since(0), 'in my turn').toEqual(['1', '2']);
  expect(since(1), 'after it').toEqual([]);
  expect(since(2, { key: '4', seat: 1, turn: 5, undone: false } as LogLine)).toEqual(['4']);
});

test('of a long turn what comes first is shown, and every ruby; the rest is folded', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined); // words are not what this is about
  const teller: Teller = { clauses: ({ what }) => [what], row: ({ what }) => what, toMe: () => false };
  const parts = ['a', 'b', 'c', 'd', 'e', 'f'].map((what) => ({ what, seat: 1 }));
  const lines = (found: OutcomePart[]): [string[], number][] =>
    linesOf([step(1, 1, 1, found)], { viewer: 0, name: String }, teller).map(({ row, more }) => [
      row.map(({ shown }) => shown),
      more,
    ]);
  expect(lines(parts.slice(0, 4))).toEqual([[['a', 'b', 'c', 'd'], 0]]);
  expect(lines([...parts, { what: 'g', seat: 1, got: { rubies: 1 } }])).toEqual([[['a', 'b', 'c', 'g'], 3]]);
  vi.restoreAllMocks();
});
