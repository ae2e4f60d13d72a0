import { LIMITS } from '@quiltwright/shared/limits';
import { type Model, type mongo, trusted } from 'mongoose';
import { migrate } from '../common/migrate.js';
import { isDuplicate } from '../database/duplicate.js';
import { type DeletedStore, deletedStoreMigrations } from './deleted-store.schema.js';
import { endOf, isFresh, MOST_NOTES, startOfFresh } from './store-key.js';
import { hasKey, type StoredDesign, type StoreNote } from './stored-design.schema.js';

/**
 * The data of a stored design that a save reads before it replaces the design. `stores` has only those records of
 * earlier saves that the query asks for. A design has up to a thousand records.
 */
export type DesignHead = Pick<StoredDesign, '_id' | 'revision' | StoreField>;

/**
 * The next revision of a design as a save gives it to the database. It lacks the records of earlier saves (`stores`),
 * because the database itself copies them from the stored design.
 */
export type Revised = Omit<StoredDesign, 'stores'>;

const HEAD = { revision: 1, claim: 1, uses: 1 };

/**
 * The index for queries that know a design's number. Unless the query names this index, the database tries each index
 * that begins with the quilter.
 */
const BY_NUMBER = { _id: 1 } as const;

/** The fields of a stored design that are used only when the design is saved again. */
export type StoreField = 'claim' | 'uses' | 'stores';

/** A projection without the fields that are used only when a design is saved again. */
export const NO_STORE_FIELDS = { claim: 0, uses: 0, stores: 0 } as const satisfies Record<StoreField, 0>;

/** A projection to a design's content and number. */
export const CONTENT = { ...NO_STORE_FIELDS, changedAt: 0, places: 0 } as const;

/** A page of a list of designs, the latest design first. */
export interface Page<Item> {
  items: Item[];
  /** The number of a design: the next page contains only designs with lower numbers. Null on the last page. */
  next: number | null;
  /** The quilter's total number of designs, over all pages. */
  held: number;
}

/**
 * The common base of the repositories of quilts and of blocks. Each method reads or changes only the designs of one
 * quilter.
 */
export abstract class DesignsRepository<Design extends StoredDesign> {
  /** The Mongoose model of the quilts or blocks, typed with only the fields that all designs have. */
  private readonly designs: Model<StoredDesign>;

  /**
   * The collection of the MongoDB driver. Content that the contract has already checked is written through it, because
   * the Mongoose model would convert the content. Frequent calls read through it, because Mongoose would take twice as
   * long.
   */
  protected readonly collection: mongo.Collection<StoredDesign>;

  protected constructor(
    protected readonly model: Model<Design>,
    private readonly deletedStores: Model<DeletedStore>,
    private readonly nameField: keyof Design & string,
    /** The name of the index for lists. */
    private readonly summary: string,
  ) {
    this.designs = model as unknown as Model<StoredDesign>;
    this.collection = model.db.collection<StoredDesign>(model.collection.name);
  }

  /**
   * Returns a stored design as BSON in a separate buffer, in the format of the version that wrote it. Leaves out the
   * fields that are used only when the design is saved again. The content isn't parsed.
   */
  async stored(quilterNum: number, num: number): Promise<Uint8Array<ArrayBuffer> | null> {
    const found: unknown = await this.collection.findOne(
      { _id: num, quilterNum },
      { projection: CONTENT, raw: true, hint: BY_NUMBER },
    );
    return found === null ? null : new Uint8Array(found as Uint8Array);
  }

  /** Returns the data of a design that a save needs, with the records of all its latest saves (`stores`). */
  async head(quilterNum: number, num: number): Promise<DesignHead | null> {
    return this.designs.findOne({ _id: num, quilterNum }, { ...HEAD, stores: 1 }).lean();
  }

  /**
   * Returns the data of up to two designs with one query. They are the design with the number, and the design
   * that was saved with the Idempotency-Key `key`. In each design, `stores` has only the records of saves
   * with this key.
   */
  async heads(quilterNum: number, num: number, key: string | undefined): Promise<DesignHead[]> {
    const ofNumber = { quilterNum, _id: num };
    // Each branch names the quilter, so that an index can answer it.
    const filter = key === undefined ? ofNumber : { $or: [ofNumber, ofKey(quilterNum, key)] };
    const stores = filtered('$stores', { $eq: ['$$this.key', { $literal: key ?? null }] });
    return this.collection.find<DesignHead>(filter, { projection: { ...HEAD, stores } }).toArray();
  }

  /**
   * Returns the save with the Idempotency-Key `key`, if the quilt or block that it saved has since been
   * deleted. Call it after `heads` has found no save with the key.
   */
  async deletedStore(quilterNum: number, key: string): Promise<{ num: number; note: StoreNote } | null> {
    const found = await this.deletedStores.findOne({ quilterNum, key }).lean();
    if (!found) return null;
    const deleted = migrate<DeletedStore>(found, deletedStoreMigrations);
    return { num: deleted.num, note: deleted };
  }

  /**
   * Removes the record (`StoreNote`) of the save with this Idempotency-Key. Called once the key may be used
   * again.
   */
  async forgetKey(quilterNum: number, key: string): Promise<void> {
    await this.designs.updateOne(ofKey(quilterNum, key), { $pull: { stores: { key } } });
  }

  /**
   * Inserts a new design.
   * @returns false if one of the quilter's designs already has a record of a save with the same
   *   Idempotency-Key.
   */
  async insert(design: Revised, note: StoreNote | undefined): Promise<boolean> {
    return unlessDuplicate(async () => {
      await this.collection.insertOne({ ...design, stores: note ? [note] : [] });
      return true;
    });
  }

  /**
   * Replaces the design if its revision is still `revision`. Keeps the records of saves (`stores`) whose
   * Idempotency-Keys may not be used again yet. Drops the oldest of these records beyond `MOST_NOTES`.
   * @returns false if the revision differs, or if one of the quilter's designs already has a record of a save with the
   *   same Idempotency-Key.
   */
  replace(design: Revised, note: StoreNote | undefined, revision: number): Promise<boolean> {
    return this.write(design, note, { revision });
  }

  /**
   * Replaces the design like `replace`, but only if the stored design already uses exactly the items of `design.uses`.
   * The claim of the stored design stays.
   * @returns false in the cases of `replace`. Also false if the stored design uses other items, or already has a record
   *   of a save with `note`'s Idempotency-Key, however old.
   */
  replaceWithSameUses(
    design: Omit<Revised, 'claim'>,
    note: StoreNote | undefined,
    revision: number,
  ): Promise<boolean> {
    const isNew = note && { 'stores.key': { $ne: note.key } };
    return this.write(design, note, { revision, uses: design.uses, ...isNew }, { claim: '$claim' });
  }

  /**
   * Replaces the design if the stored design fulfils a MongoDB condition.
   * @param kept expressions for fields that the design keeps
   */
  private write(
    design: Omit<Revised, 'claim'>,
    note: StoreNote | undefined,
    condition: object,
    kept: object = {},
  ): Promise<boolean> {
    const { _id, quilterNum } = design;
    const fresh = filtered('$stores', { $gt: ['$$this.at', startOfFresh()] });
    const notes = { $concatArrays: [fresh, { $literal: note ? [note] : [] }] };
    const stores = { $slice: [notes, -MOST_NOTES] };
    return unlessDuplicate(async () => {
      // The database itself carries the notes over, because a save would otherwise read and send them all.
      const { matchedCount } = await this.collection.updateOne(
        { _id, quilterNum, ...condition },
        [{ $replaceWith: { $mergeObjects: [{ $literal: design }, { ...kept, stores }] } }],
        { hint: BY_NUMBER },
      );
      return matchedCount === 1;
    });
  }

  /**
   * Renames a design.
   * @returns the design's new revision; null if there is no such design.
   */
  async rename(quilterNum: number, num: number, name: string): Promise<number | null> {
    const renamed = await this.designs.findOneAndUpdate(
      { _id: num, quilterNum },
      { $set: { [this.nameField]: name, changedAt: new Date() }, $inc: { revision: 1 } },
      { returnDocument: 'after', projection: { revision: 1 } },
    );
    return renamed?.revision ?? null;
  }

  /**
   * Returns a page of the quilter's designs, with only the indexed fields `fields`. The documents themselves
   * aren't read, because they may be megabytes long.
   * @param fields fields of the index `summary`
   * @param before the page contains only designs with numbers below this one
   */
  protected async page<Field extends keyof Design & string>(
    quilterNum: number,
    fields: readonly Field[],
    before: number = Infinity,
  ): Promise<Page<Pick<Design, Field | '_id'>>> {
    const projection = Object.fromEntries(fields.map((field) => [field, 1]));
    const [found, held] = await Promise.all([
      this.designs
        .find({ quilterNum, _id: trusted({ $lt: before }) }, projection)
        .sort({ _id: -1 })
        .limit(LIMITS.listPage + 1)
        .hint(this.summary)
        .lean(),
      this.designs.countDocuments({ quilterNum }).hint(this.summary),
    ]);
    const items = found.slice(0, LIMITS.listPage) as unknown as Pick<Design, Field | '_id'>[];
    const next = found.length > items.length ? (items.at(-1)?._id ?? null) : null;
    return { items, next, held };
  }

  /** Returns the names of the quilter's designs that have these numbers, by number. */
  async names(quilterNum: number, nums: readonly number[]): Promise<Record<string, string>> {
    const designs = await this.designs
      .find({ _id: trusted({ $in: [...nums] }), quilterNum }, { [this.nameField]: 1 })
      .sort({ _id: 1 })
      .lean();
    const named = designs as unknown as (Record<string, string> & { _id: number })[];
    return Object.fromEntries(named.map((design) => [design._id, design[this.nameField] ?? '']));
  }

  /**
   * Removes the design, but keeps the records of its saves (`StoreNote`).
   * @returns false if there is no such design.
   */
  async remove(quilterNum: number, num: number): Promise<boolean> {
    for (;;) {
      const head = await this.head(quilterNum, num);
      if (!head) return false;
      await this.keepNotes(quilterNum, head);
      const { revision } = head;
      const { deletedCount } = await this.designs.deleteOne({ _id: num, quilterNum, revision });
      if (deletedCount === 1) return true;
      // Another store came first. The note of that store must be kept too.
    }
  }

  /**
   * Removes all designs of a quilter.
   * @returns the number of removed designs.
   */
  async removeAll(quilterNum: number): Promise<number> {
    const { deletedCount } = await this.designs.deleteMany({ quilterNum });
    await this.deletedStores.deleteMany({ quilterNum });
    return deletedCount;
  }

  private async keepNotes(quilterNum: number, { _id: num, stores }: DesignHead): Promise<void> {
    const puts = stores.filter(isFresh).map((note) => {
      const { key, bodyHash, revision, at } = note;
      const kept: DeletedStore = {
        ...{ quilterNum, num, key, bodyHash, revision, at, expiresAt: endOf(note) },
        schemaVersion: deletedStoreMigrations.version,
      };
      return { replaceOne: { filter: { quilterNum, key }, replacement: kept, upsert: true } };
    });
    if (puts.length > 0) await this.deletedStores.bulkWrite(puts);
  }
}

/**
 * Returns MongoDB's expression for the items of the list `input` that fulfil a condition. The condition names an item
 * `$$this`.
 */
function filtered(input: string, cond: object) {
  return { $filter: { input: { $ifNull: [input, []] }, cond } };
}

function ofKey(quilterNum: number, key: string) {
  return { quilterNum, 'stores.key': hasKey(key) };
}

async function unlessDuplicate(write: () => Promise<boolean>): Promise<boolean> {
  try {
    return await write();
  } catch (error) {
    if (isDuplicate(error)) return false;
    throw error;
  }
}
