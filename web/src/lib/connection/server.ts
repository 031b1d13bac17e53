/** The connection to the server that this page comes from. */
import type { Answer, Connection, Request, Wire } from './connection';

async function ask({ method, path, body, token, longest }: Request): Promise<Answer> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (token) headers.Authorization = `Bearer ${token}`;
  const answer = await fetch(`/api${path}`, { method, headers, body, signal: AbortSignal.timeout(longest) });
  return { status: answer.status, text: await answer.text() };
}

function open(): Wire {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return new WebSocket(`${scheme}://${location.host}/api/live`);
}

/** The server has a page for each table, so that messengers show what a link leads to. */
const page = (path: string): string => `${location.origin}${location.pathname}${path}`;

export const connection: Connection = { ready: Promise.resolve(), ask, open, page };
