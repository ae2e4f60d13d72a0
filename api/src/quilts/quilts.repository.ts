import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import type { DeletedStore } from '../designs/deleted-store.schema.js';
import { DesignsRepository } from '../designs/designs.repository.js';
import { DELETED_QUILT_STORES, StoredQuilt } from './quilt.schema.js';

/** The quilts of one quilter at a time: no method reaches another's. */
@Injectable()
export class QuiltsRepository extends DesignsRepository<StoredQuilt> {
  constructor(
    @InjectModel(StoredQuilt.name) quilts: Model<StoredQuilt>,
    @InjectModel(DELETED_QUILT_STORES) deletedStores: Model<DeletedStore>,
  ) {
    super(quilts, deletedStores, 'quiltName');
  }

  /** What lists say of the quilts, in the order in which they were made. */
  async list(
    quilterNum: number,
    standard: boolean,
  ): Promise<Pick<StoredQuilt, '_id' | 'quiltName' | 'changedAt'>[]> {
    const generatingSize = standard ? trusted({ $ne: 0 as const }) : 0;
    return this.model
      .find({ quilterNum, generatingSize }, { quiltName: 1, changedAt: 1 })
      .sort({ _id: 1 })
      .lean();
  }
}
