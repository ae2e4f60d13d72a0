import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, mongo, trusted } from 'mongoose';
import { DeletedQuiltStore } from './deleted-quilt-store.schema.js';
import { type StoreNote, StoredQuilt } from './quilt.schema.js';
import { endOf, isFresh } from './store-key.js';

/** The server's code for a value that a unique index holds already. */
const DUPLICATE = 11_000;

/** What a store must know of the quilt that it replaces. */
export type QuiltHead = Pick<StoredQuilt, '_id' | 'revision' | 'claim' | 'stores'>;

/** The quilts of one quilter at a time: no method reaches another's. */
@Injectable()
export class QuiltsRepository {
  constructor(
    @InjectModel(StoredQuilt.name) private readonly quilts: Model<StoredQuilt>,
    @InjectModel(DeletedQuiltStore.name) private readonly deletedStores: Model<DeletedQuiltStore>,
  ) {}

  /** Numbers and names, in the order in which the quilts were made. */
  async list(quilterNum: number, standard: boolean): Promise<Pick<StoredQuilt, '_id' | 'quiltName'>[]> {
    const generatingSize = standard ? trusted({ $ne: 0 as const }) : 0;
    return this.quilts.find({ quilterNum, generatingSize }, { quiltName: 1 }).sort({ _id: 1 }).lean();
  }

  /** As it was stored, in whatever version, without what only stores need. */
  async find(quilterNum: number, quiltNum: number): Promise<Omit<StoredQuilt, 'claim' | 'stores'> | null> {
    return this.quilts.findOne({ _id: quiltNum, quilterNum }, { claim: 0, stores: 0 }).lean();
  }

  async head(quilterNum: number, quiltNum: number): Promise<QuiltHead | null> {
    return this.quilts.findOne({ _id: quiltNum, quilterNum }, { revision: 1, claim: 1, stores: 1 }).lean();
  }

  /** The store that carried the key, if there still is a note of it; the quilt may be deleted. */
  async storeByKey(quilterNum: number, key: string): Promise<{ quiltNum: number; note: StoreNote } | null> {
    const quilt = await this.quilts
      .findOne({ quilterNum, 'stores.key': key }, { stores: trusted({ $elemMatch: { key } }) })
      .lean();
    const note = quilt?.stores[0];
    if (quilt && note) return { quiltNum: quilt._id, note };
    const deleted = await this.deletedStores.findOne({ quilterNum, key }).lean();
    return deleted && { quiltNum: deleted.quiltNum, note: deleted };
  }

  /** For a key that is so old that it may be used anew. */
  async forgetKey(quilterNum: number, key: string): Promise<void> {
    await this.quilts.updateOne({ quilterNum, 'stores.key': key }, { $pull: { stores: { key } } });
  }

  /** @returns false where one of the quilter's quilts has a note of the same key already. */
  async insert(quilt: StoredQuilt): Promise<boolean> {
    return unlessDuplicate(async () => {
      await this.quilts.insertOne(quilt);
      return true;
    });
  }

  /** Replaces the quilt, given it still has that revision. @returns false where it hasn't, or as `insert`. */
  async replace(quilt: StoredQuilt, revision: number): Promise<boolean> {
    return unlessDuplicate(async () => {
      const { _id, quilterNum } = quilt;
      const { matchedCount } = await this.quilts.replaceOne({ _id, quilterNum, revision }, quilt);
      return matchedCount === 1;
    });
  }

  /** @returns its revision after that; null where there is no such quilt. */
  async rename(quilterNum: number, quiltNum: number, quiltName: string): Promise<number | null> {
    const renamed = await this.quilts.findOneAndUpdate(
      { _id: quiltNum, quilterNum },
      { $set: { quiltName }, $inc: { revision: 1 } },
      { returnDocument: 'after', projection: { revision: 1 } },
    );
    return renamed?.revision ?? null;
  }

  /** Removes the quilt, but not the notes of its stores. @returns false where there is no such quilt. */
  async remove(quilterNum: number, quiltNum: number): Promise<boolean> {
    for (;;) {
      const head = await this.head(quilterNum, quiltNum);
      if (!head) return false;
      await this.keepNotes(quilterNum, head);
      const { revision } = head;
      const { deletedCount } = await this.quilts.deleteOne({ _id: quiltNum, quilterNum, revision });
      if (deletedCount === 1) return true;
      // Another store came between, whose note is to be kept as well.
    }
  }

  /** @returns how many they were. */
  async removeAll(quilterNum: number): Promise<number> {
    const { deletedCount } = await this.quilts.deleteMany({ quilterNum });
    await this.deletedStores.deleteMany({ quilterNum });
    return deletedCount;
  }

  private async keepNotes(quilterNum: number, { _id: quiltNum, stores }: QuiltHead): Promise<void> {
    const puts = stores.filter(isFresh).map((note) => {
      const { key, bodyHash, revision, at } = note;
      const kept = {
        quilterNum,
        quiltNum,
        key,
        bodyHash,
        revision,
        at,
        expiresAt: endOf(note),
        schemaVersion: 1,
      };
      return { replaceOne: { filter: { quilterNum, key }, replacement: kept, upsert: true } };
    });
    if (puts.length > 0) await this.deletedStores.bulkWrite(puts);
  }
}

async function unlessDuplicate(write: () => Promise<boolean>): Promise<boolean> {
  try {
    return await write();
  } catch (error) {
    if (error instanceof mongo.MongoServerError && error.code === DUPLICATE) return false;
    throw error;
  }
}
