/** The key of symbols: pictures that stand for something, with their names and what they are about, as keys of words. */
export interface SymbolEntry {
  symbol: string;
  name: string;
  about?: string;
}

export const entry = (symbol: string, name: string, about?: string): SymbolEntry => ({ symbol, name, about });

/** The four goods. */
export const goodEntries = (about?: string): SymbolEntry[] => [
  entry('good-fabric', 'good-red', about),
  entry('good-spice', 'good-green', about),
  entry('good-fruit', 'good-yellow', about),
  entry('good-jewel', 'good-blue', about),
];

/** Somebody who is met and trades. */
export const tokenEntry = (name: string): SymbolEntry => entry(name, `token-${name}`, `token-${name}-deal`);
