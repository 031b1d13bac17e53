import { expect, test } from 'vitest';
import type { OutcomePart, Step } from '../lib/connection/messages';
import { actsOf, fitted, lengthOf, Score, lastOf, type Cue } from './acts';

const step = (at: number, turn: number, seat: number, ...parts: OutcomePart[]): Step => ({
  ...{ at, turn, seat, entries: 1, line: at, number: at, text: '', undo: null, undone: false },
  outcomes: [{ turn, parts }],
});

test('acts end where a turn does, and know who made them', () => {
  const acts = actsOf(
    [
      step(5, 3, 1, { what: 'go', seat: 1, place: 9 }),
      step(6, 3, 1, { what: 'act', seat: 1 }, { what: 'turn', seat: 2, round: 2 }),
      step(7, 4, 2, { what: 'go', seat: 2, place: 7 }, { what: 'turn', seat: 0, round: 2 }),
    ],
    1,
    [0],
  );
  expect(acts.map((act) => [act.seat, act.turn, act.at, act.mine, act.ends, act.parts.length])).toEqual([
    [1, 3, 6, false, true, 2],
    [2, 4, 7, false, true, 1],
  ]);
});

test('who answers in the turn of another is named with it', () => {
  const acts = actsOf(
    [
      step(5, 3, 1, { what: 'go', seat: 1, place: 22 }),
      step(6, 3, 2, { what: 'use', seat: 2 }),
      step(7, 3, 0, { what: 'use', seat: 0 }, { what: 'turn', seat: 2, round: 2 }),
      step(8, 4, 2, { what: 'turn', seat: 0, round: 2 }),
    ],
    1,
    [0],
  );
  expect(acts.map((act) => [act.seat, act.actor, act.mine, act.ends])).toEqual([
    [1, 1, false, false],
    [1, 2, false, false],
    [1, 0, true, true],
  ]);
});

test('what a turn begins with by itself is no deed of who ended the one before', () => {
  const ended = step(5, 3, 0, { what: 'act', seat: 0 });
  const began = {
    turn: 4,
    parts: [
      { what: 'turn', seat: 1 },
      { what: 'roll', seat: 1 },
    ],
  };
  const acts = actsOf(
    [
      { ...ended, outcomes: [...ended.outcomes, began] },
      step(6, 4, 1, { what: 'act', seat: 1 }),
      {
        ...step(7, 4, 1),
        outcomes: [
          {
            turn: 5,
            parts: [
              { what: 'turn', seat: 0 },
              { what: 'roll', seat: 0 },
            ],
          },
        ],
      },
    ],
    0,
    [0],
  );
  expect(acts.map((act) => [act.turn, act.seat, act.actor, act.mine, act.ends, act.parts.length])).toEqual([
    [3, 0, 0, true, true, 1],
    [4, 1, 1, false, true, 2],
    [5, 0, 0, true, false, 1],
  ]);
});

test('a turn that only ends is an act of its own, the first of what is new', () => {
  const acts = actsOf([step(6, 3, 1, { what: 'turn', seat: 2 }), step(7, 4, 2, { what: 'go', seat: 2 })], 1, [0]);
  expect(acts.map((act) => [act.seat, act.turn, act.parts.length, act.ends])).toEqual([
    [1, 3, 0, true],
    [2, 4, 1, false],
  ]);
});

test('what was taken back is no act', () => {
  expect(actsOf([{ ...step(5, 3, 1, { what: 'go', seat: 1 }), undone: true }], 1, [0])).toEqual([]);
});

test('payments go while the assistant is set down, what dice bring comes when they lie, and a ruby comes alone', () => {
  const score = new Score(false);
  score.add('walk', { words: 'walk' }, 440);
  score.add('aside', { words: 'leave' }, 160);
  score.add('aside', { words: 'pay' });
  score.add('dice', { words: 'dice' });
  score.add('get', { words: 'lira' });
  score.add('ruby', { words: 'ruby' });
  const at = Object.fromEntries(score.cues.map((cue) => [cue.words, cue]));
  expect(at.leave!.start).toBe(440);
  expect(at.pay!.start).toBe(510);
  expect(at.lira!.start).toBeGreaterThanOrEqual(at.dice!.end);
  expect(at.ruby!.start).toBeGreaterThanOrEqual(at.lira!.end);
});

test('a long turn is drawn together; no event is too short to be seen, and what does not fit comes with the last', () => {
  const score = new Score(false);
  for (let n = 0; n < 30; n += 1) {
    score.apart();
    score.add('get', { words: String(n), motion: { kind: 'roll' } }, 280);
  }
  const cues = fitted(score.cues, 1400);
  expect(lengthOf(cues)).toBeLessThanOrEqual(1400);
  const moving = cues.filter((cue) => cue.motion);
  expect(moving.length).toBeGreaterThan(10);
  expect(Math.min(...moving.map((cue) => cue.end - cue.start))).toBeGreaterThanOrEqual(89.9);
  expect(cues.at(-1)).toMatchObject({ start: 1400, end: 1400, words: '29' });
});

test('a ruby is seen in the longest turn, and in the least room', () => {
  const score = new Score(false);
  const ruby = { words: 'ruby', motion: { kind: 'ruby', seat: 1, from: { place: 16 }, slot: 4, last: false } } as const;
  for (let n = 0; n < 30; n += 1) {
    score.apart();
    score.add('get', { words: String(n), motion: { kind: 'roll' } }, 280);
    if (n % 20 === 9) score.add('ruby', ruby);
  }
  for (const room of [1400, 180]) {
    const cues = fitted(score.cues, room);
    const rubies = cues.filter((cue) => cue.words === 'ruby');
    expect(rubies.map((cue) => cue.motion?.kind)).toEqual(['ruby', 'ruby']);
    for (const one of rubies) {
      expect(one.end - one.start).toBeGreaterThanOrEqual(400);
      expect(cues.every((cue) => cue === one || cue.end <= one.start || cue.start >= one.end)).toBe(true);
    }
    expect(lengthOf(cues)).toBeLessThanOrEqual(Math.max(room, 2 * 400) + 1);
    expect(cues.map((cue) => cue.words)).toEqual(score.cues.map((cue) => cue.words));
  }
});

test('the round is played to its end once, with the first who has enough rubies', () => {
  expect(lastOf([4, 5, 2], 1, 5)).toBe(true);
  expect(lastOf([4, 3, 2], 1, 5)).toBe(false);
  expect(lastOf([5, 5, 2], 1, 5)).toBe(false);
});

test('the ruby that is the last one needed rests longer before it flies, and then it is told what that means', () => {
  const cuesOf = (last: boolean): Cue[] => {
    const score = new Score(true);
    score.ruby({ motion: { kind: 'ruby', seat: 0, from: { place: 16 }, slot: 4, last } }, 'the last round');
    return score.cues;
  };
  const [[last, told], [other, more]] = [cuesOf(true), cuesOf(false)];
  expect(last!.end).toBeGreaterThan(other!.end);
  expect(told).toMatchObject({ start: last!.end, words: 'the last round' });
  expect(more).toBeUndefined();
});
