import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { QUILTER } from '@quiltwright/shared/limits';
import { type Model, trusted } from 'mongoose';
import { isDuplicate } from '../database/duplicate.js';
import { hasKey } from '../designs/stored-design.schema.js';
import { StoredFabric } from './fabric.schema.js';

/** The stored fabrics. Each method reads or changes only the fabrics of the library and of one quilter. */
@Injectable()
export class FabricsRepository {
  constructor(@InjectModel(StoredFabric.name) private readonly fabrics: Model<StoredFabric>) {}

  /** Returns the fabrics of a palette of the library, in the order of their numbers. */
  async ofPalette(paletteNum: number): Promise<StoredFabric[]> {
    return this.fabrics.find({ quilterNum: QUILTER.library, paletteNum }).sort({ _id: 1 }).lean();
  }

  /** Returns a quilter's uploads, newest first. */
  async uploads(quilterNum: number): Promise<StoredFabric[]> {
    return this.fabrics.find({ quilterNum }).sort({ _id: -1 }).lean();
  }

  async countUploads(quilterNum: number): Promise<number> {
    return this.fabrics.countDocuments({ quilterNum });
  }

  async upload(quilterNum: number, fabricNum: number): Promise<StoredFabric | null> {
    return this.fabrics.findOne({ _id: fabricNum, quilterNum }).lean();
  }

  /** Returns the upload that came with this Idempotency-Key; null if there is no such upload. */
  async uploadByKey(quilterNum: number, key: string): Promise<StoredFabric | null> {
    return this.fabrics.findOne({ quilterNum, 'store.key': hasKey(key) }).lean();
  }

  /**
   * Removes the record (`store`) of the call that made the upload with this Idempotency-Key. Called once the
   * key may be used again.
   */
  async forgetKey(quilterNum: number, key: string): Promise<void> {
    await this.fabrics.updateOne({ quilterNum, 'store.key': hasKey(key) }, { $unset: { store: 1 } });
  }

  /**
   * Adds an upload.
   * @returns false if the quilter already has an upload with the same Idempotency-Key.
   */
  async addUpload(fabric: StoredFabric): Promise<boolean> {
    try {
      await this.fabrics.insertOne(fabric);
      return true;
    } catch (error) {
      if (isDuplicate(error)) return false;
      throw error;
    }
  }

  /**
   * Renames an upload.
   * @returns false if the quilter has no such upload.
   */
  async renameUpload(quilterNum: number, fabricNum: number, userFabricName: string): Promise<boolean> {
    const { matchedCount } = await this.fabrics.updateOne({ _id: fabricNum, quilterNum }, { userFabricName });
    return matchedCount === 1;
  }

  /**
   * Removes an upload.
   * @returns false if the quilter has no such upload.
   */
  async removeUpload(quilterNum: number, fabricNum: number): Promise<boolean> {
    const { deletedCount } = await this.fabrics.deleteOne({ _id: fabricNum, quilterNum });
    return deletedCount === 1;
  }

  /**
   * Returns the fabrics with these numbers, in the order of their numbers. Fabrics that belong neither to the library
   * nor to the quilter are left out.
   */
  async readable(quilterNum: number, fabricNums: readonly number[]): Promise<StoredFabric[]> {
    return this.fabrics.find(readableBy(quilterNum, fabricNums)).sort({ _id: 1 }).lean();
  }

  /** Returns the numbers in `fabricNums` that belong to a fabric of the library or of the quilter. */
  async existing(quilterNum: number, fabricNums: readonly number[]): Promise<number[]> {
    const fabrics = await this.fabrics.find(readableBy(quilterNum, fabricNums), { _id: 1 }).lean();
    return fabrics.map(({ _id }) => _id);
  }

  /** Returns all fabrics of the library, in the order of their numbers. */
  async ofLibrary(): Promise<StoredFabric[]> {
    return this.fabrics.find({ quilterNum: QUILTER.library }).sort({ _id: 1 }).lean();
  }

  /** Inserts or replaces a library fabric. */
  async put(fabric: StoredFabric): Promise<void> {
    await this.fabrics.replaceOne({ _id: fabric._id }, fabric, { upsert: true });
  }
}

function readableBy(quilterNum: number, fabricNums: readonly number[]) {
  return {
    _id: trusted({ $in: [...fabricNums] }),
    quilterNum: trusted({ $in: [QUILTER.library, quilterNum] }),
  };
}
