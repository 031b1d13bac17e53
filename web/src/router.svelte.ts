/** Addresses of the client: `#/`, `#/new`, `#/hot-seat`, `#/join`, `#/t/CODE`. They work wherever the files are served from. */

class Router {
  path = $state(location.hash.slice(1) || '/');

  constructor() {
    addEventListener('hashchange', () => (this.path = location.hash.slice(1) || '/'));
  }

  go(path: string): void {
    location.hash = path;
  }

  get code(): string | null {
    return /^\/t\/([2-9A-HJ-NP-Z]{10})/.exec(this.path)?.[1] ?? null;
  }
}

export const router = new Router();

export const tableLink = (code: string): string => `${location.origin}${location.pathname}#/t/${code}`;
