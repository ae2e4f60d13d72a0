import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { migrate } from '../common/migrate.js';
import { isDuplicate } from '../database/duplicate.js';
import { GoneToken, SharedPage, sharedPageMigrations, type Snapshot } from './shared-page.schema.js';

/** A page without the design itself, which may have megabytes. */
export type PageFacts = Omit<SharedPage, 'snapshot'> & { snapshot: Omit<Snapshot, 'design'> };

/** The parts of a page that its maker can change without a new snapshot. */
export type Choices = Pick<SharedPage, 'makerName' | 'words' | 'mayColour' | 'mayKeep' | 'givesCloth'>;

const NO_DESIGN = { 'snapshot.design': 0 } as const;

/** The shared pages, and the addresses that no longer lead to one. */
@Injectable()
export class SharedPagesRepository {
  constructor(
    @InjectModel(SharedPage.name) private readonly pages: Model<SharedPage>,
    @InjectModel(GoneToken.name) private readonly gone: Model<GoneToken>,
  ) {}

  async count(quilterNum: number): Promise<number> {
    return this.pages.countDocuments({ quilterNum });
  }

  /** Returns a quilter's pages, the latest first. */
  async of(quilterNum: number): Promise<PageFacts[]> {
    const pages = await this.pages.find({ quilterNum }, NO_DESIGN).sort({ _id: -1 }).lean();
    return pages.map(current);
  }

  /** Returns all pages in the order of their numbers. */
  async all(): Promise<PageFacts[]> {
    return (await this.pages.find({}, NO_DESIGN).sort({ _id: 1 }).lean()).map(current);
  }

  async find(quilterNum: number, pageNum: number): Promise<PageFacts | null> {
    const page = await this.pages.findOne({ _id: pageNum, quilterNum }, NO_DESIGN).lean();
    return page && current(page);
  }

  async byToken(token: string): Promise<PageFacts | null> {
    const page = await this.pages.findOne({ token }, NO_DESIGN).lean();
    return page && current(page);
  }

  /** Returns the compressed design of a page's snapshot. */
  async design(pageNum: number): Promise<Buffer | null> {
    const page = await this.pages.findById(pageNum, { 'snapshot.design': 1 });
    return page?.snapshot.design ?? null;
  }

  /** True if a page was at this address earlier, but no longer is. */
  async isGone(token: string): Promise<boolean> {
    return (await this.gone.exists({ _id: token })) !== null;
  }

  async add(page: Omit<SharedPage, 'schemaVersion'>): Promise<void> {
    await this.pages.insertOne({ ...page, schemaVersion: sharedPageMigrations.version });
  }

  async replaceSnapshot(quilterNum: number, pageNum: number, snapshot: Snapshot): Promise<boolean> {
    const { matchedCount } = await this.pages.updateOne({ _id: pageNum, quilterNum }, { $set: { snapshot } });
    return matchedCount === 1;
  }

  async change(quilterNum: number, pageNum: number, choices: Choices): Promise<boolean> {
    const { matchedCount } = await this.pages.updateOne({ _id: pageNum, quilterNum }, { $set: choices });
    return matchedCount === 1;
  }

  /**
   * Moves a page to a new address. The old address counts as gone from then on.
   * @returns false if another request has already moved or removed the page
   */
  async move({ _id, token: old }: Pick<PageFacts, '_id' | 'token'>, token: string): Promise<boolean> {
    await this.noteGone(old);
    const { matchedCount } = await this.pages.updateOne({ _id, token: old }, { $set: { token } });
    return matchedCount === 1;
  }

  /** Removes a page. Its address counts as gone from then on. */
  async remove({ _id, token }: Pick<PageFacts, '_id' | 'token'>): Promise<void> {
    await this.noteGone(token);
    await this.pages.deleteOne({ _id });
  }

  /** Adds visits to the count of a week. Removed pages are skipped. */
  async addVisits(visits: readonly { pageNum: number; week: string; count: number }[]): Promise<void> {
    await this.pages.bulkWrite(
      visits.map(({ pageNum, week, count }) => ({
        updateOne: { filter: { _id: pageNum }, update: { $inc: { [`visits.${week}`]: count } } },
      })),
    );
  }

  private async noteGone(token: string): Promise<void> {
    try {
      await this.gone.insertOne({ _id: token, schemaVersion: 1 });
    } catch (error) {
      if (!isDuplicate(error)) throw error;
    }
  }
}

function current(page: SharedPage | PageFacts): PageFacts {
  return migrate<PageFacts>(page, sharedPageMigrations);
}
