/**
 * What the client speaks to: requests that are answered, and live connections to tables. A server is one
 * (`server.ts`), a worker of this page that keeps its own tables another (`local.ts`); which one, is chosen when the
 * client is built (`vite.config.ts`), and no screen knows.
 */

/** A live connection: a WebSocket is one. */
export interface Wire {
  readonly readyState: number;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent<string>) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Request {
  method: string;
  path: string;
  /** As JSON. */
  body?: string;
  token?: string;
  /** Milliseconds after which an answer is no longer waited for. */
  longest: number;
}

export interface Answer {
  status: number;
  text: string;
}

export interface Connection {
  /** There is somebody to ask, or never will be: what is fetched for later need not wait any longer. */
  readonly ready: Promise<void>;
  /** Ask for something. Rejected if nobody answers. */
  ask(request: Request): Promise<Answer>;
  /** Open a live connection. */
  open(): Wire;
  /** The address of a page of the client, to be given to others. */
  page(path: string): string;
}
