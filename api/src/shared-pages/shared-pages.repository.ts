import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { trusted, type Model } from 'mongoose';
import { migrate } from '../common/migrate.js';
import { isDuplicate } from '../database/duplicate.js';
import { GoneToken, SharedPage, sharedPageMigrations, type Snapshot } from './shared-page.schema.js';

/** A shared page without the design itself, which may be megabytes long. */
export type PageFacts = Omit<SharedPage, 'snapshot'> & { snapshot: Omit<Snapshot, 'design'> };

/** The parts of a page that its maker can change without a new snapshot. */
export type Choices = Pick<SharedPage, 'makerName' | 'words' | 'mayColour' | 'mayKeep' | 'givesCloth'>;

const NO_DESIGN = { 'snapshot.design': 0 } as const;

/** The stored shared pages, and the addresses that no longer lead to a page. */
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

  /**
   * Looks up several pages by the tokens in their addresses, with two queries at most. Returns a function from one of
   * these tokens to its page. The function returns `gone` for a token that led to a page earlier, and null for a token
   * that never did.
   */
  async atTokens(tokens: readonly string[]): Promise<(token: string) => PageFacts | 'gone' | null> {
    const asked = [...new Set(tokens)];
    const found = await this.pages.find({ token: trusted({ $in: asked }) }, NO_DESIGN).lean();
    const pages = new Map(found.map((page) => [page.token, page]));
    const others = asked.filter((token) => !pages.has(token));
    const earlier = others.length > 0 ? await this.gone.find({ _id: trusted({ $in: others }) }).lean() : [];
    const gone = new Set(earlier.map(({ _id }) => _id));
    return (token) => {
      const page = pages.get(token);
      if (page) return current(page);
      return gone.has(token) ? 'gone' : null;
    };
  }

  /** Returns the compressed design of a page's snapshot. */
  async design(pageNum: number): Promise<Buffer | null> {
    const page = await this.pages.findById(pageNum, { 'snapshot.design': 1 });
    return page?.snapshot.design ?? null;
  }

  async add(page: Omit<SharedPage, 'schemaVersion'>): Promise<void> {
    await this.pages.insertOne({ ...page, schemaVersion: sharedPageMigrations.version });
  }

  /**
   * Replaces the snapshot that a page shows. Returns the page as it was before; null if the page doesn't exist any
   * more.
   */
  async replaceSnapshot(quilterNum: number, pageNum: number, snapshot: Snapshot): Promise<PageFacts | null> {
    const before = await this.pages
      .findOneAndUpdate({ _id: pageNum, quilterNum }, { $set: { snapshot } }, { projection: NO_DESIGN })
      .lean();
    return before && current(before);
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

  /**
   * Removes a page. Its address counts as gone from then on.
   * @returns the page as it was at last; null if another request has removed it
   */
  async remove(pageNum: number): Promise<PageFacts | null> {
    for (;;) {
      const page = await this.pages.findById(pageNum, { token: 1 }).lean();
      if (!page) return null;
      await this.noteGone(page.token);
      // If the page got a new address in the meantime, this address must count as gone too.
      const removed = await this.pages
        .findOneAndDelete({ _id: pageNum, token: page.token }, { projection: NO_DESIGN })
        .lean();
      if (removed) return current(removed);
    }
  }

  /** Returns the subscribers who share pages, by their numbers. */
  async quilters(): Promise<number[]> {
    return this.pages.distinct('quilterNum');
  }

  /** Returns the marks of the snapshots of all pages. The names of a snapshot's pictures start with its mark. */
  async marks(): Promise<ReadonlySet<string>> {
    // The condition lets the database use the index of the marks, so that it reads no designs.
    const pages = await this.pages
      .find({ 'snapshot.mark': trusted({ $gt: '' }) }, { _id: 0, 'snapshot.mark': 1 })
      .lean<{ snapshot: Pick<Snapshot, 'mark'> }[]>();
    return new Set(pages.map(({ snapshot }) => snapshot.mark));
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
