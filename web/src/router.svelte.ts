/** Addresses of the client: `#/`, `#/new`, `#/hot-seat`, `#/join`, `#/games`, `#/learn`, `#/learn/base-1`, `#/rules/place-9`, `#/t/CODE`, `#/t/CODE/look/37`. They work wherever the files are served from. */

import { connection } from '#connection';

const LESSON = /^\/learn\/([a-z]{2,12}-\d{1,2})$/;
const RULES = /^\/rules(?:\/([a-z]+(?:-[a-z0-9]+)*))?$/;
const TABLE = /^\/t\/([2-9A-HJ-NP-Z]{10})(?:\/(look)(?:\/(\d+))?)?$/;

/** A table's link has a page of its own, `/t/CODE`, so that messengers show what it leads to; here it is `#/t/CODE`. */
const PAGE = /^(.*\/)(t\/[2-9A-HJ-NP-Z]{10}(?:\/look(?:\/\d+)?)?)$/;
const opened = PAGE.exec(location.pathname);
if (opened) history.replaceState(null, '', `${opened[1]}#/${opened[2]}`);

class Router {
  path = $state(location.hash.slice(1) || '/');

  constructor() {
    addEventListener('hashchange', () => (this.path = location.hash.slice(1) || '/'));
  }

  go(path: string): void {
    location.hash = path;
  }

  get code(): string | null {
    return TABLE.exec(this.path)?.[1] ?? null;
  }

  /** The lesson that is open. */
  get lesson(): string | null {
    return LESSON.exec(this.path)?.[1] ?? null;
  }

  /** The page of the rules that is open: empty for the first; null: none. */
  get rules(): string | null {
    const found = RULES.exec(this.path);
    return found ? (found[1] ?? '') : null;
  }

  /** Whether a game is looked at again. */
  get looks(): boolean {
    return TABLE.exec(this.path)?.[2] !== undefined;
  }

  /** At which entry of the record; null: from the beginning. */
  get at(): number | null {
    const at = TABLE.exec(this.path)?.[3];
    return at === undefined ? null : Number(at);
  }
}

export const router = new Router();

export const tableLink = (code: string): string => connection.page(`t/${code}`);
export const lookLink = (code: string, at: number): string => `${tableLink(code)}/look/${at}`;
