import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settings } from '../settings.svelte';
import type { OutcomePart, SeatSight, Step, TableState } from '../lib/connection/messages';
import { ANSWER, LENGTHS, LONGEST, Score, SHORTEST, type View } from './acts';
import { Showing, type Director, type Shown } from './showing.svelte';

const page = { hidden: false, addEventListener: () => undefined, removeEventListener: () => undefined };

/** A view that only counts rubies: each of an act's parts brings one. */
const counted = (rubies: number): View => ({ rubies }) as unknown as View;
const rubiesOf = (view: View | undefined): number => (view as unknown as { rubies: number }).rubies;

const positionOf = (at: number, actor: number, rubies: number): Shown => ({
  table: { at, actor, active: actor, turn: at, seats: Array.from({ length: 5 }) } as TableState,
  sights: [{ viewer: 0, view: counted(rubies), moves: actor === 0 ? [{}] : [], steps: [] } as unknown as SeatSight],
});

const stepOf = (at: number, seat: number, ...parts: OutcomePart[]): Step => ({
  ...{ at, turn: at, seat, entries: 1, line: at, number: at, text: '', undo: null, undone: false },
  outcomes: [{ turn: at, parts }],
});

let log: [number, string][] = [];
let begun = 0;
const say = (what: string): number => log.push([Math.round(performance.now() - begun), what]);

const director: Director = {
  cues(act, _view, first) {
    const score = new Score(act.mine);
    if (first && !act.mine) score.add('pill', {}, LENGTHS.pill);
    for (const part of act.parts)
      score.add('walk', { words: part.what, lands: (view) => counted(rubiesOf(view) + 1) }, LENGTHS.step);
    return score.cues;
  },
  begin: (cue) => cue.words && say(`begin ${cue.words}`),
  clear: () => undefined,
  figures: (view) => ({ '1.ruby': rubiesOf(view) }),
};

function showing(): Showing {
  const found = new Showing((shown) => say(`shown ${shown.table.at} for ${shown.table.actor}`));
  found.director = director;
  found.hear(positionOf(1, 1, 0), [], [0]);
  log = [];
  begun = performance.now();
  return found;
}

/** A turn of a bot, and whose turn it is then. */
function turn(shows: Showing, at: number, seat: number, next: number, ...what: string[]): void {
  const parts = what.map((one) => ({ what: one, seat }));
  shows.hear(positionOf(at, next, at - 1), [stepOf(at, seat, ...parts, { what: 'turn', seat: next })], [0]);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('document', page);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  settings.kept.pace = 'normal';
  settings.kept.motion = 'system';
  page.hidden = false;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('nothing counts before it has arrived, and a turn takes its time', () => {
  const shows = showing();
  turn(shows, 2, 1, 0, 'go');
  expect(shows.now?.table.actor).toBe(1);
  vi.advanceTimersByTime(LENGTHS.pill + LENGTHS.step - 1);
  expect(rubiesOf(shows.now?.sights[0]?.view)).toBe(0);
  expect(shows.now?.table.at).toBe(1);
  vi.advanceTimersByTime(1);
  expect(rubiesOf(shows.now?.sights[0]?.view)).toBe(1);
  expect(shows.now?.table.at, 'the log comes last').toBe(1);
  vi.advanceTimersByTime(LONGEST);
  expect(shows.now?.table.at).toBe(2);
  const [end] = log.at(-1)!;
  expect(end).toBeGreaterThanOrEqual(SHORTEST);
  expect(end).toBeLessThanOrEqual(LONGEST);
});

test('nobody begins over another, however fast they come', () => {
  const shows = showing();
  turn(shows, 2, 1, 2, 'go', 'act');
  turn(shows, 3, 2, 0, 'walk');
  vi.advanceTimersByTime(5000);
  expect(log.map(([, what]) => what)).toEqual([
    ...['begin go', 'begin act', 'shown 2 for 2'],
    ...['begin walk', 'shown 3 for 0'],
  ]);
  const times = log.map(([time]) => time);
  expect(times[3]! - times[2]!).toBeGreaterThanOrEqual(0);
  expect(times[4]! - times[2]!).toBeLessThanOrEqual(LONGEST);
});

test('a turn that comes in pieces is shown whole, and takes no longer than another', () => {
  const shows = showing();
  const part = (at: number, ...parts: OutcomePart[]): void =>
    shows.hear(positionOf(at, 1, at - 1), [{ ...stepOf(at, 1), turn: 2, outcomes: [{ turn: 2, parts }] }], [0]);
  part(2, { what: 'go', seat: 1 }, { what: 'leave', seat: 1 }, { what: 'act', seat: 1 });
  vi.advanceTimersByTime(30);
  part(3, { what: 'meet', seat: 1 });
  part(4, { what: 'pay', seat: 1 });
  shows.hear(positionOf(5, 0, 5), [{ ...stepOf(5, 1, { what: 'turn', seat: 0 }), turn: 2 }], [0]);
  vi.advanceTimersByTime(5000);
  expect(log.map(([, what]) => what)).toEqual([
    ...['begin go', 'begin leave', 'begin act', 'shown 2 for 1'],
    ...['begin meet', 'begin pay', 'shown 5 for 0'],
  ]);
  expect(log.at(-1)![0]).toBeLessThanOrEqual(LONGEST);
  expect(log.at(-1)![0]).toBeGreaterThanOrEqual(SHORTEST);
});

test('what only ends a turn cuts short nothing that still moves', () => {
  const shows = showing();
  shows.hear(positionOf(2, 1, 1), [stepOf(2, 0, { what: 'go', seat: 0 }, { what: 'turn', seat: 1 })], [0]);
  shows.hear(positionOf(3, 1, 2), [stepOf(3, 1, { what: 'walk', seat: 1 })], [0]);
  shows.hear(positionOf(4, 2, 2), [{ ...stepOf(4, 1, { what: 'turn', seat: 2 }), turn: 3 }], [0]);
  shows.hear(positionOf(5, 2, 2), [stepOf(5, 2)], [0]);
  expect(rubiesOf(shows.now?.sights[0]?.view)).toBe(0);
  vi.advanceTimersByTime(5000);
  expect(log.map(([, what]) => what)).toEqual(['begin go', 'shown 2 for 1', 'begin walk', 'shown 5 for 2']);
});

test('a machine that is late still shows all in order', () => {
  const shows = showing();
  turn(shows, 2, 1, 2, 'go', 'act');
  const realNow = performance.now.bind(performance);
  const late = vi.spyOn(performance, 'now').mockImplementation(() => realNow() + 900);
  vi.advanceTimersByTime(5000);
  late.mockRestore();
  expect(log.map(([, what]) => what)).toEqual(['begin go', 'begin act', 'shown 2 for 2']);
  expect(rubiesOf(shows.now?.sights[0]?.view)).toBe(1);
});

test('at once means at once, and so does a page that nobody sees', () => {
  for (const hide of [true, false]) {
    const shows = showing();
    page.hidden = hide;
    if (!hide) settings.kept.pace = 'at-once';
    turn(shows, 2, 1, 0, 'go');
    expect(log.map(([, what]) => what)).toEqual(['shown 2 for 0']);
    expect(shows.catchingUp).toBe(false);
  }
});

test('what falls behind catches up', () => {
  const shows = showing();
  for (let at = 2; at < 12; at += 1) turn(shows, at, 1, 1, 'go');
  vi.advanceTimersByTime(6 * LONGEST);
  expect(shows.now?.table.at).toBe(11);
  expect(shows.catchingUp).toBe(false);
});

test('of five players four play after me, each in their time', () => {
  const shows = showing();
  for (let at = 2; at < 7; at += 1) turn(shows, at, at - 2, (at - 1) % 5, 'go');
  vi.advanceTimersByTime(LENGTHS.step + SHORTEST - 1);
  expect(shows.now?.table.at, 'mine').toBe(2);
  vi.advanceTimersByTime(4 * LONGEST);
  expect(shows.now?.table.at).toBe(6);
});

test('pause lets arrive what moves, step moves one thing, skip ends it', () => {
  const shows = showing();
  turn(shows, 2, 1, 0, 'go', 'act');
  vi.advanceTimersByTime(LENGTHS.pill + 10);
  shows.pause();
  vi.advanceTimersByTime(60_000);
  expect(rubiesOf(shows.now?.sights[0]?.view)).toBe(1);
  expect(log.map(([, what]) => what)).toEqual(['begin go']);
  shows.step();
  vi.advanceTimersByTime(60_000);
  expect(rubiesOf(shows.now?.sights[0]?.view)).toBe(2);
  expect(shows.now?.table.at).toBe(1);
  shows.skip();
  expect(shows.now?.table).toMatchObject({ at: 2, actor: 0 });
  expect(shows.catchingUp).toBe(false);
});

test('what I do myself moves even then, and is in its place when I go on', () => {
  const shows = showing();
  shows.paused = true;
  shows.hear(positionOf(2, 0, 1), [stepOf(2, 0, { what: 'go', seat: 0 })], [0]);
  expect(shows.now?.sights[0]?.moves, 'nothing is asked while it moves').toEqual([]);
  shows.settle([0]);
  expect(shows.now?.table.at).toBe(2);
  expect(rubiesOf(shows.now?.sights[0]?.view)).toBe(1);
});

test('chat does not hurry what is shown', () => {
  const shows = showing();
  turn(shows, 2, 1, 0, 'go');
  shows.hear({ ...positionOf(2, 0, 1), table: { ...positionOf(2, 0, 1).table, paused: true } }, [], [0]);
  expect(shows.now?.table).toMatchObject({ at: 1, paused: true });
  vi.advanceTimersByTime(LONGEST);
  expect(shows.now?.table).toMatchObject({ at: 2, paused: true });
});

test('a figure that changed says what it was, until another turn has gone by', () => {
  const shows = showing();
  turn(shows, 2, 1, 2, 'go');
  vi.advanceTimersByTime(LONGEST);
  expect(shows.changed['1.ruby']?.before).toBe(0);
  turn(shows, 3, 2, 0, 'rest');
  vi.advanceTimersByTime(LONGEST);
  expect(shows.changed['1.ruby']?.before).toBe(1);
});

test('who answers in the turn of another is shown to do so', () => {
  const shows = showing();
  shows.hear(positionOf(2, 1, 1), [stepOf(2, 2, { what: 'use', seat: 2 })], [0]);
  expect(shows.now?.table).toMatchObject({ active: 1, actor: 2 });
  expect(shows.follows).toBe(1);
  vi.advanceTimersByTime(ANSWER - 1);
  expect(shows.now?.table, 'long enough to be read').toMatchObject({ at: 1, actor: 2 });
  vi.advanceTimersByTime(1);
  expect(shows.now?.table).toMatchObject({ at: 2, actor: 1 });
});
