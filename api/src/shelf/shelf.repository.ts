import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type PipelineStage, trusted } from 'mongoose';
import { migrate } from '../common/migrate.js';
import { type QuiltReferences, Shelf, shelfMigrations } from './shelf.schema.js';

/** A quilt that is about to be written, and what it uses of its owner's own. */
export type References = Pick<QuiltReferences, 'quiltNum' | 'revision' | 'blocks' | 'fabrics'>;

@Injectable()
export class ShelfRepository {
  constructor(@InjectModel(Shelf.name) private readonly shelves: Model<Shelf>) {}

  /**
   * Says, before a quilt is written, what it will use; from then on none of that can be deleted.
   *
   * @returns the claim, to be settled or released; null where a block or fabric isn't there.
   */
  async claim(quilterNum: number, references: References): Promise<string | null> {
    const claim = randomUUID();
    const { blocks, fabrics } = references;
    const held = {
      ...(blocks.length > 0 && { blocks: trusted({ $all: blocks }) }),
      ...(fabrics.length > 0 && { fabrics: trusted({ $all: fabrics }) }),
    };
    const entry = { ...references, claim, pending: true, at: new Date() };
    const add = () => this.shelves.updateOne({ _id: quilterNum, ...held }, { $push: { quilts: entry } });
    if ((await add()).matchedCount === 1) return claim;
    await this.ensure(quilterNum);
    return (await add()).matchedCount === 1 ? claim : null;
  }

  /** After the quilt was written: this claim holds, those of the quilt's earlier revisions don't any more. */
  async settle(quilterNum: number, { quiltNum, revision }: References, claim: string): Promise<void> {
    const outdated = {
      $and: [
        { $eq: ['$$this.quiltNum', quiltNum] },
        { $lte: ['$$this.revision', revision] },
        { $ne: ['$$this.claim', claim] },
      ],
    };
    const settled = {
      $cond: [{ $eq: ['$$this.claim', claim] }, { $mergeObjects: ['$$this', { pending: false }] }, '$$this'],
    };
    const pipeline: PipelineStage.Set[] = [
      {
        $set: {
          quilts: {
            $map: { input: { $filter: { input: '$quilts', cond: { $not: outdated } } }, in: settled },
          },
        },
      },
    ];
    await this.shelves.updateOne({ _id: quilterNum }, pipeline, { updatePipeline: true });
  }

  /** Where the quilt was not written. */
  async release(quilterNum: number, claim: string): Promise<void> {
    await this.shelves.updateOne({ _id: quilterNum }, { $pull: { quilts: { claim } } });
  }

  /** Before a quilt is deleted: should the server be killed meanwhile, the next start looks what became of it. */
  async unsettle(quilterNum: number, quiltNum: number): Promise<void> {
    await this.shelves.updateOne(
      { _id: quilterNum },
      { $set: { 'quilts.$[of].pending': true, 'quilts.$[of].at': new Date() } },
      { arrayFilters: [{ 'of.quiltNum': quiltNum }] },
    );
  }

  /** After a quilt was deleted. */
  async forgetQuilt(quilterNum: number, quiltNum: number): Promise<void> {
    await this.shelves.updateOne({ _id: quilterNum }, { $pull: { quilts: { quiltNum } } });
  }

  /** Shelves on which a store from before `time` was left half done. */
  async halfDone(time: Date): Promise<Shelf[]> {
    const shelves = await this.shelves
      .find({ quilts: trusted({ $elemMatch: { pending: true, at: { $lt: time } } }) })
      .lean();
    return shelves.map((shelf) => migrate(shelf, shelfMigrations));
  }

  async remove(quilterNum: number): Promise<void> {
    await this.shelves.deleteOne({ _id: quilterNum });
  }

  private async ensure(quilterNum: number): Promise<void> {
    await this.shelves.updateOne(
      { _id: quilterNum },
      { $setOnInsert: { blocks: [], fabrics: [], quilts: [], schemaVersion: shelfMigrations.version } },
      { upsert: true },
    );
  }
}
