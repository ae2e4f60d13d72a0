import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
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

/** The stored quilts. Each method reads or changes only the quilts of one quilter. */
@Injectable()
export class QuiltsRepository extends DesignsRepository<StoredQuilt> implements OnModuleInit {
  constructor(
    @InjectModel(StoredQuilt.name) quilts: Model<StoredQuilt>,
    @InjectModel(DELETED_QUILT_STORES) deletedStores: Model<DeletedStore>,
  ) {
    super(quilts, deletedStores, 'quiltName', QUILT_SUMMARY);
  }

  /** Drops earlier versions' indexes for lists, so that saves no longer write to them. */
  async onModuleInit(): Promise<void> {
    for (const name of OLD_QUILT_SUMMARIES) {
      try {
        await this.model.collection.dropIndex(name);
      } catch (error) {
        if (!isGone(error)) throw error;
      }
    }
  }

  /**
   * Returns a quilter's quilts in the order of their creation, with only the fields that lists show.
   * @param standard true for the standard quilts, false for the free form quilts
   */
  async list(
    quilterNum: number,
    standard: boolean,
  ): Promise<Pick<StoredQuilt, '_id' | 'quiltName' | 'changedAt'>[]> {
    const generatingSize = standard ? { $ne: 0 } : 0;
    return this.collection
      .find<Pick<StoredQuilt, '_id' | 'quiltName' | 'changedAt'>>(
        { quilterNum, generatingSize },
        { projection: { quiltName: 1, changedAt: 1 }, sort: { _id: 1 }, hint: QUILT_SUMMARY },
      )
      .toArray();
  }

  /**
   * Returns a page of the quilter's quilts, the latest first, with only the fields that lists show.
   * @param before the page contains only quilts with numbers below this one
   */
  async summaries(quilterNum: number, before?: number): Promise<Page<QuiltSummary>> {
    return this.page(quilterNum, SUMMARIZED, before);
  }
}
