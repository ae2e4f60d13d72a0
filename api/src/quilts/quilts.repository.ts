import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import type { DeletedStore } from '../designs/deleted-store.schema.js';
import { isGone } from '../database/gone.js';
import { DesignsRepository, type Page } from '../designs/designs.repository.js';
import { DELETED_QUILT_STORES, OLD_QUILT_SUMMARIES, QUILT_SUMMARY, StoredQuilt } from './quilt.schema.js';

const SUMMARIZED = [
  'quiltName',
  'generatingSize',
  'quiltWidth',
  'quiltLength',
  'sideways',
  'places',
  'revision',
  'changedAt',
] as const satisfies (keyof StoredQuilt)[];

type QuiltSummary = Pick<StoredQuilt, '_id' | (typeof SUMMARIZED)[number]>;

/** The quilts of one quilter at a time: no method reaches another's. */
@Injectable()
export class QuiltsRepository extends DesignsRepository<StoredQuilt> implements OnModuleInit {
  constructor(
    @InjectModel(StoredQuilt.name) quilts: Model<StoredQuilt>,
    @InjectModel(DELETED_QUILT_STORES) deletedStores: Model<DeletedStore>,
  ) {
    super(quilts, deletedStores, 'quiltName', QUILT_SUMMARY);
  }

  /** Drops the indexes by which earlier versions answered lists, so that no store writes to them any more. */
  async onModuleInit(): Promise<void> {
    for (const name of OLD_QUILT_SUMMARIES) {
      try {
        await this.model.collection.dropIndex(name);
      } catch (error) {
        if (!isGone(error)) throw error;
      }
    }
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
      .hint(QUILT_SUMMARY)
      .lean();
  }

  /** A page of what lists say of all quilts, the latest first. @param before the number before which it begins */
  async summaries(quilterNum: number, before?: number): Promise<Page<QuiltSummary>> {
    return this.page(quilterNum, SUMMARIZED, before);
  }
}
