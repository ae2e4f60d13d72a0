import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction } from 'idb';
import { fetchChunk } from '../../browser/chunks';
import type * as Migrations from './draft-migrations';
import type { PackedDraft } from './draft-pieces';
import type { DraftRecord } from './draft-record';

interface Schema extends DBSchema {
  drafts: { key: string; value: DraftRecord; indexes: { kind: string } };
  /**
   * The pieces (separately stored parts) of all drafts. One record has all pieces of one write. Its key has the slot
   * (the place for one draft), the number of the first piece, and the count of pieces. Before version 4, each piece had
   * its own record, and the key had no count.
   */
  pieces: {
    key: [slot: string, number: number] | [slot: string, first: number, count: number];
    value: unknown;
  };
}

/**
 * The version of the database's format. Version 1 had only quilts. Version 2 named the kinds of documents by nouns.
 * Version 3 stored each piece separately. Version 4 stored the names of history steps in words. Records in the
 * formats of versions 3 and 4 may still exist.
 */
const VERSION = 5;
/** The oldest version whose drafts can be read without conversion. */
const LEAST_READ = 3;

/** The option with which a transaction reports success only when the data is on the disk. */
const strict = { durability: 'strict' } as const;

/**
 * Thrown when the database has older drafts and the code that converts them isn't loaded. Few devices have such
 * drafts, so only these devices load the code.
 */
class LacksMigrations extends Error {}

/**
 * Stores the drafts of every kind of document on this device, in IndexedDB. Every call rejects if the browser refuses
 * access.
 */
export class DraftStore {
  #db: IDBPDatabase<Schema> | null = null;
  #opening: Promise<IDBPDatabase<Schema>> | null = null;

  /**
   * Returns the records of all drafts of one kind of document. They don't contain the drafts' pieces (separately
   * stored parts, such as the history).
   */
  async all(kind: string): Promise<DraftRecord[]> {
    const db = this.#db ?? (await this.#open());
    return db.getAllFromIndex('drafts', 'kind', kind);
  }

  /**
   * Returns the record of the draft in a slot (the place for one draft on this device). Also returns the draft's pieces
   * (separately stored parts) by their numbers, ascending. Null if the slot has no draft.
   */
  async read(slot: string): Promise<{ record: DraftRecord; pieces: Map<number, unknown> } | null> {
    const db = this.#db ?? (await this.#open());
    const transaction = db.transaction(['drafts', 'pieces']);
    const range = slotRange(slot);
    const [record, keys, values] = await Promise.all([
      transaction.objectStore('drafts').get(slot),
      transaction.objectStore('pieces').getAllKeys(range),
      transaction.objectStore('pieces').getAll(range),
    ]);
    if (!record) return null;
    const pieces = keys.flatMap(([, first, count], index) => {
      const value = values[index];
      return count !== undefined && Array.isArray(value)
        ? value.map((piece: unknown, at) => [first + at, piece] as const)
        : [[first, value] as const];
    });
    return { record, pieces: new Map(pieces) };
  }

  /**
   * Writes the record of a draft and its new pieces (separately stored parts). Deletes the pieces that the draft no
   * longer uses. The browser receives all data before this function returns, so the write goes on even if the page
   * closes. Resolves once the data is on the disk.
   */
  async write(record: Omit<DraftRecord, 'head'>, { head, added, first }: PackedDraft): Promise<void> {
    const { slot } = record;
    const db = this.#db ?? (await this.#open());
    const transaction = db.transaction(['drafts', 'pieces'], 'readwrite', strict);
    const pieces = transaction.objectStore('pieces');
    const requests: Promise<unknown>[] = [
      transaction.objectStore('drafts').put({ ...record, head }),
      pieces.delete(IDBKeyRange.bound([slot], [slot, first], false, true)),
    ];
    const [firstAdded] = added.keys();
    // All pieces are one record. A fabric change in a large quilt has thousands of pieces; as separate records they
    // would take longer than the change itself.
    if (firstAdded !== undefined)
      requests.push(pieces.put([...added.values()], [slot, firstAdded, added.size]));
    transaction.commit();
    await Promise.all([...requests, transaction.done]);
  }

  /** Replaces the record of a draft. The draft's pieces (separately stored parts) stay unchanged. */
  async update(record: DraftRecord): Promise<void> {
    const db = this.#db ?? (await this.#open());
    await db.put('drafts', record);
  }

  async remove(slot: string): Promise<void> {
    const db = this.#db ?? (await this.#open());
    const transaction = db.transaction(['drafts', 'pieces'], 'readwrite', strict);
    const requests = [
      transaction.objectStore('drafts').delete(slot),
      transaction.objectStore('pieces').delete(slotRange(slot)),
    ];
    transaction.commit();
    await Promise.all([...requests, transaction.done]);
  }

  #open(): Promise<IDBPDatabase<Schema>> {
    this.#opening ??= this.#openWith(null)
      .catch(async (error: unknown) => {
        if (!(error instanceof LacksMigrations)) throw error;
        return this.#openWith(await fetchChunk('draft-migrations', () => import('./draft-migrations')));
      })
      .then((db) => (this.#db = db))
      .finally(() => (this.#opening = null));
    return this.#opening;
  }

  /**
   * Opens the database. If it has older drafts, converts them with `migrations`; without `migrations`, rejects and
   * changes nothing.
   */
  async #openWith(migrations: typeof Migrations | null): Promise<IDBPDatabase<Schema>> {
    const left = { isOlder: false };
    const opening = openDB<Schema>('quiltwright', VERSION, {
      upgrade: (db, from, _, transaction) => {
        left.isOlder = from > 0 && from < LEAST_READ && migrations === null;
        if (left.isOlder) {
          // `openDB` rejects too, so this rejection needs no handler.
          transaction.done.catch(() => undefined);
          transaction.abort();
          return;
        }
        if (from === 0) {
          db.createObjectStore('drafts', { keyPath: 'slot' });
          db.createObjectStore('pieces');
        }
        if (from < 2) transaction.objectStore('drafts').createIndex('kind', 'kind');
        if (migrations && from > 0 && from < LEAST_READ)
          void migrate(transaction, from === 1 ? migrations.draftOfVersion1 : migrations.draftOfVersion2);
      },
      /* A tab with a newer version of the app needs to upgrade the database. */
      blocking: () => {
        this.#db?.close();
        this.#db = null;
      },
      terminated: () => {
        this.#db = null;
      },
    });
    try {
      return await opening;
    } catch (error) {
      throw left.isOlder ? new LacksMigrations() : error;
    }
  }
}

export function createDraftStore(): DraftStore {
  return new DraftStore();
}

/**
 * Converts all drafts to the current version. It runs in the transaction that upgrades the database, so a failure
 * leaves all drafts unchanged.
 */
async function migrate(
  transaction: IDBPTransaction<Schema, ('drafts' | 'pieces')[], 'versionchange'>,
  today: (record: unknown) => DraftRecord | null,
): Promise<void> {
  const drafts = transaction.objectStore('drafts');
  for (const before of await drafts.getAll()) {
    const record = today(before);
    if (record) void drafts.put(record);
  }
}

function slotRange(slot: string): IDBKeyRange {
  return IDBKeyRange.bound([slot], [slot, []]);
}
