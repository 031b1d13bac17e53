/** The tables of this device in IndexedDB: a row for each, and each entry of its log. */

const NAME = 'bedesten';

export interface StoredEntry {
  table: string;
  number: number;
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('storage'));
  });
}

export class LocalStore {
  readonly #database: Promise<IDBDatabase>;

  constructor() {
    const opening = indexedDB.open(NAME, 1);
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore('tables', { keyPath: 'code' });
      opening.result.createObjectStore('entries', { keyPath: ['table', 'number'] });
    };
    this.#database = done(opening);
  }

  async tables(): Promise<object[]> {
    const database = await this.#database;
    return done<object[]>(database.transaction('tables').objectStore('tables').getAll());
  }

  async entries(code: string): Promise<StoredEntry[]> {
    const database = await this.#database;
    const all = IDBKeyRange.bound([code, 0], [code, Infinity]);
    return done<StoredEntry[]>(database.transaction('entries').objectStore('entries').getAll(all));
  }

  /** Keep all of it or nothing. Rejected if another page has written to the same table meanwhile. */
  async keep(tables: object[], entries: StoredEntry[]): Promise<void> {
    if (tables.length + entries.length === 0) return;
    const transaction = (await this.#database).transaction(['tables', 'entries'], 'readwrite');
    const kept = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error('storage'));
    });
    for (const entry of entries) transaction.objectStore('entries').add(entry);
    for (const table of tables) transaction.objectStore('tables').put(table);
    return kept;
  }
}
