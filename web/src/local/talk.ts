/** What the page and the worker with the tables say to each other. */

export type ToTables =
  | { type: 'ask'; number: number; method: string; path: string; token?: string; body?: string }
  | { type: 'say'; link: number; text: string }
  | { type: 'hang-up'; link: number };

export type FromTables =
  | { type: 'ready' }
  | { type: 'failed' }
  | { type: 'answer'; number: number; status: number; text: string }
  | { type: 'message'; link: number; text: string }
  | { type: 'closed'; link: number };
