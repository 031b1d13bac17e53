/** Requests. What is refused is thrown as `Refused`, with its code. */
import { connection } from '#connection';
import type { Answer } from './connection';
import type {
  BazaarInfo,
  Fork,
  GamesInfo,
  Hints,
  Lessons,
  LessonState,
  LessonText,
  LinePlan,
  Listed,
  Mine,
  NewTable,
  Notified,
  NotifyWish,
  Position,
  Reason,
  RecordVerdict,
  Refusal,
  Rules,
  Seated,
  SetupInfo,
  TableState,
  SetupWish,
  WhyNot,
} from './messages';

export class Refused extends Error {
  constructor(
    readonly code: string,
    reason: string,
    readonly why: Reason | null = null,
  ) {
    super(reason);
  }
}

/** Milliseconds after which an answer is no longer waited for: nothing may hang on it. */
const LONGEST = 20_000;
/** The same for a bot that is asked for its opinion: it may have to think. */
const LONGEST_THOUGHT = 90_000;

async function ask<T>(method: string, path: string, body?: unknown, token?: string, longest = LONGEST): Promise<T> {
  const text = await asked(method, path, body, token, longest);
  try {
    return JSON.parse(text) as T;
  } catch {
    throw new Refused('offline', 'no connection');
  }
}

async function asked(method: string, path: string, body?: unknown, token?: string, longest = LONGEST): Promise<string> {
  const written = body === undefined ? undefined : JSON.stringify(body);
  let answer: Answer;
  try {
    answer = await connection.ask({ method, path, body: written, token, longest });
  } catch {
    throw new Refused('offline', 'no connection');
  }
  if (answer.status >= 400) throw refused(answer.text);
  return answer.text;
}

function refused(text: string): Refused {
  try {
    const { code, reason, why } = JSON.parse(text) as Refusal;
    return new Refused(code ?? 'unavailable', reason ?? '', why ?? null);
  } catch {
    return new Refused('unavailable', text.slice(0, 200));
  }
}

export const games = (): Promise<GamesInfo> => ask('GET', '/games');
export const setup = (trial: SetupWish): Promise<SetupInfo> => ask('POST', '/setup', trial);
export const newTable = (wish: NewTable): Promise<Seated> => ask('POST', '/tables', wish);
/** Tables that all may see and that are not over. */
export const listed = (): Promise<Listed> => ask('GET', '/tables');
export const table = (code: string): Promise<TableState> => ask('GET', `/tables/${code}`);
export const join = (code: string, name: string, seat: number | null): Promise<Seated> =>
  ask('POST', `/tables/${code}/join`, { name, seat });
export const seatChange = (code: string, token: string, seat: number, chair: unknown): Promise<TableState> =>
  ask('POST', `/tables/${code}/seats`, { seat, chair }, token);
/** Get up before the game begins: the token is then worth nothing. */
export const leave = (code: string, token: string): Promise<TableState> =>
  ask('POST', `/tables/${code}/leave`, {}, token);
/** Give a table up: its host only. */
export const shut = (code: string, token: string): Promise<TableState> =>
  ask('POST', `/tables/${code}/close`, {}, token);
export const start = (code: string, token: string): Promise<TableState> =>
  ask('POST', `/tables/${code}/start`, {}, token);
/** Where a seat wants to be told that it is its turn while nobody looks. */
export const notify = (code: string, token: string, wish: NotifyWish): Promise<Notified> =>
  ask('POST', `/tables/${code}/notify`, wish, token);
export const mine = (tokens: string[]): Promise<Mine> => ask('POST', '/mine', { tokens });
/** A line of moves with its usual continuation, and what it would do; without moves, the open question. */
export const planLine = (code: string, token: string, seat: number, at: number, moves: string[]): Promise<LinePlan> =>
  ask('POST', `/tables/${code}/plan`, { seat, at, moves }, token);
/** A bot's best plans, and one that begins with a move that is named. */
export const hints = (code: string, token: string, words = ''): Promise<Hints> =>
  ask('GET', `/tables/${code}/hints?words=${encodeURIComponent(words)}`, undefined, token, LONGEST_THOUGHT);
export const whyNot = (code: string, token: string, text: string): Promise<WhyNot> =>
  ask('GET', `/tables/${code}/why-not?words=${encodeURIComponent(text)}`, undefined, token);
export const position = (code: string, at: number, token?: string): Promise<Position> =>
  ask('GET', `/tables/${code}/position?at=${at}`, undefined, token);
/** A new table that goes on from a position of this one. */
export const fork = (code: string, wish: Fork, token?: string): Promise<Seated> =>
  ask('POST', `/tables/${code}/fork`, wish, token);
/** A table with all that a record tells, to be looked at. */
export const openRecord = (text: string): Promise<Seated> => ask('POST', '/records', { text });
/** The whole game as text: once it is over. */
export const record = (code: string, token?: string): Promise<string> =>
  asked('GET', `/tables/${code}/record`, undefined, token);
/** Whether its moves are legal and its dice those of the seed that was committed to: once it is over. */
export const verdict = (code: string, token?: string): Promise<RecordVerdict> =>
  ask('GET', `/tables/${code}/verdict`, undefined, token);
export const rules = (language: string): Promise<Rules> => ask('GET', `/rules?language=${language}`);
export const lessons = (language: string): Promise<Lessons> => ask('GET', `/lessons?language=${language}`);
export const lesson = (id: string, language: string): Promise<LessonText> =>
  ask('GET', `/lessons/${id}?language=${language}`);
/** How a lesson stands after some moves, and what is said to those that are new. */
export const lessonState = (id: string, moves: string[], fresh: number): Promise<LessonState> =>
  ask('POST', `/lessons/${id}/play`, { moves, fresh });
export const lessonPlan = (id: string, moves: string[], line: string[]): Promise<LinePlan> =>
  ask('POST', `/lessons/${id}/plan`, { moves, line });
export const lessonWhyNot = (id: string, moves: string[], text: string): Promise<WhyNot> =>
  ask('POST', `/lessons/${id}/why-not`, { moves, words: text });
export type { BazaarInfo };
