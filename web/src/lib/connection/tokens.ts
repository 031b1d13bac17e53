/** The tokens of this device: what makes it a seat, or a host, at its tables. */

export interface Kept {
  code: string;
  host: string | null;
  tokens: { seat: number; token: string }[];
}

const KEY = 'bedesten.tables';
const MOST = 60;
const MOST_ASKED = 100;

function load(): Kept[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Kept[];
  } catch {
    return [];
  }
}

/** The tokens of the latest tables, as many as the server takes at once. */
export function keptTokens(): string[] {
  return load()
    .flatMap((kept) => kept.tokens.map((one) => one.token))
    .slice(0, MOST_ASKED);
}

export function keptAt(code: string): Kept | null {
  return load().find((kept) => kept.code === code) ?? null;
}

/** The tokens of a table as the server wants them: of seats, and of its host. */
export function tokensAt(code: string): string[] {
  const kept = keptAt(code);
  return [...(kept?.tokens.map((one) => one.token) ?? []), ...(kept?.host ? [kept.host] : [])];
}

/** Who has got up keeps nothing of the seat. */
export function drop(code: string, seat: number): void {
  const kept = keptAt(code);
  if (kept)
    write([
      { ...kept, tokens: kept.tokens.filter((one) => one.seat !== seat) },
      ...load().filter((one) => one.code !== code),
    ]);
}

/** Keep tokens; those that were there for the table stay. The latest table comes first. */
export function keep(fresh: Kept): void {
  const before = keptAt(fresh.code);
  const tokens = [
    ...(before?.tokens ?? []).filter((old) => !fresh.tokens.some((one) => one.seat === old.seat)),
    ...fresh.tokens,
  ];
  const merged: Kept = { code: fresh.code, host: fresh.host ?? before?.host ?? null, tokens };
  const rest = load().filter((kept) => kept.code !== fresh.code);
  write([merged, ...rest]);
}

function write(all: Kept[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(all.slice(0, MOST)));
  } catch {
    // Without storage the seat lasts as long as the page.
  }
}
