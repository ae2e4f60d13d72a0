import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Draft, DraftHead, PackedDraft } from './draft-pieces';
import { hasUnsavedChanges } from './quilt-document';

/** A draft in its slot, with what is to be known of it before it is read. */
export interface DraftRecord {
  slot: string;
  quilterNum: number;
  /** Milliseconds since 1970. */
  changedAt: number;
  quiltName: string;
  /** Whether the server has all of it. */
  isSaved: boolean;
  /** It was damaged when somebody tried to open it. */
  isRefused: boolean;
  head: DraftHead;
}

interface Schema extends DBSchema {
  drafts: { key: string; value: DraftRecord };
  /** By slot and number. */
  pieces: { key: [string, number]; value: unknown };
}

/** Waits in no queue of ours: the browser has it, flushed to the disk, before it says that it is done. */
const strict = { durability: 'strict' } as const;

/** The drafts that this device keeps, in IndexedDB. Every call rejects when the browser refuses. */
export class DraftStore {
  #db: IDBPDatabase<Schema> | null = null;
  #opening: Promise<IDBPDatabase<Schema>> | null = null;

  /** All drafts, without their pieces. */
  async all(): Promise<DraftRecord[]> {
    const db = this.#db ?? (await this.#open());
    return db.getAll('drafts');
  }

  /** A draft with its pieces in the order of their numbers. */
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
    return { record, pieces: new Map(keys.map(([, number], index) => [number, values[index]])) };
  }

  /**
   * Writes a draft, and lets go of the pieces that it has no use for. All of it is handed to the browser before
   * this returns, so it outlives the page; resolves once it is on the disk.
   */
  async write(slot: string, quilterNum: number, { document }: Draft, packed: PackedDraft): Promise<void> {
    const record: DraftRecord = {
      slot,
      quilterNum,
      changedAt: Date.now(),
      quiltName: document.design.quilt.quiltName,
      isSaved: !hasUnsavedChanges(document),
      isRefused: false,
      head: packed.head,
    };
    const db = this.#db ?? (await this.#open());
    const transaction = db.transaction(['drafts', 'pieces'], 'readwrite', strict);
    const pieces = transaction.objectStore('pieces');
    const requests: Promise<unknown>[] = [
      transaction.objectStore('drafts').put(record),
      pieces.delete(IDBKeyRange.bound([slot], [slot, packed.first], false, true)),
      ...[...packed.added].map(([number, piece]) => pieces.put(piece, [slot, number])),
    ];
    transaction.commit();
    await Promise.all([...requests, transaction.done]);
  }

  /** Changes what is known of a draft, and nothing of its pieces. */
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
    this.#opening ??= openDB<Schema>('quiltwright', 1, {
      upgrade: (fresh) => {
        fresh.createObjectStore('drafts', { keyPath: 'slot' });
        fresh.createObjectStore('pieces');
      },
      /* A tab with a later version wants to change the database. */
      blocking: () => {
        this.#db?.close();
        this.#db = null;
      },
      terminated: () => {
        this.#db = null;
      },
    })
      .then((db) => (this.#db = db))
      .finally(() => (this.#opening = null));
    return this.#opening;
  }
}

function slotRange(slot: string): IDBKeyRange {
  return IDBKeyRange.bound([slot], [slot, []]);
}
