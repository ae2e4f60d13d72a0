import { randomUUID } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { LIMITS } from '@quiltwright/shared/limits';
import { type Model, type PipelineStage, trusted } from 'mongoose';
import { migrate } from '../common/migrate.js';
import { type Item, References, referencesMigrations, type Use } from './references.schema.js';

/** An item that is about to be written, and the owner's items that it uses. Revision 1 means a new item. */
export interface Claimed extends Item, Pick<Use, 'revision'> {
  blocks: readonly number[];
  fabrics: readonly number[];
}

/** The field of `References` that lists the subscriber's items of each kind. */
const LISTS = { block: 'blocks', fabric: 'fabrics', quilt: 'quilts' } as const;

/** The maximum number of items of each kind in an account. */
export const MOST = {
  block: LIMITS.ownBlocks,
  fabric: LIMITS.uploads,
  quilt: LIMITS.ownQuilts,
} as const satisfies Record<Item['kind'], number>;

@Injectable()
export class ReferencesRepository implements OnModuleInit {
  constructor(@InjectModel(References.name) private readonly model: Model<References>) {}

  /**
   * Migrates documents of earlier versions at the start, because all later writes are update operators that
   * expect the fields of the present version.
   */
  async onModuleInit(): Promise<void> {
    const older = { schemaVersion: trusted({ $lt: referencesMigrations.version }) };
    for await (const references of this.model.find(older).lean().cursor()) {
      const { _id, schemaVersion } = references;
      const present = migrate<References>(references, referencesMigrations);
      // Before version 4 quilts weren't listed.
      if (schemaVersion < 4) present.quilts = await this.quiltsOf(_id);
      await this.model.replaceOne({ _id, schemaVersion }, present);
    }
  }

  /**
   * Records an item's uses before the item is written. After that, none of the used items can be deleted. A new item is
   * also added to the subscriber's items. Then the item is counted, and other items may use it.
   * @returns the id of the claim (this record of the item's uses), for `settle` or `release`. Null if a used block or
   *   fabric doesn't exist, or if the account has no room for another item of the kind (`room`).
   */
  async claim(quilterNum: number, item: Claimed): Promise<string | null> {
    const claim = randomUUID();
    const { kind, num, revision, blocks, fabrics } = item;
    const list = revision === 1 ? LISTS[kind] : null;
    const held = {
      ...(blocks.length > 0 && { blocks: trusted({ $all: [...blocks] }) }),
      ...(fabrics.length > 0 && { fabrics: trusted({ $all: [...fabrics] }) }),
      ...(list && { [`${list}.${String(MOST[kind] - 1)}`]: trusted({ $exists: false }) }),
    };
    const uses = { blocks: [...blocks], fabrics: [...fabrics] };
    const entry = { kind, num, revision, ...uses, claim, pending: true, at: new Date() };
    const add = () =>
      this.model.updateOne(
        { _id: quilterNum, ...held },
        {
          $push: { uses: entry },
          $pull: { unused: { num: { $in: fabrics } } },
          ...(list && { $addToSet: { [list]: num } }),
        },
      );
    if ((await add()).matchedCount === 1) return claim;
    await this.ensure(quilterNum);
    return (await add()).matchedCount === 1 ? claim : null;
  }

  /**
   * Returns the number of further items of a kind that the account can hold; never below 0. Items that are being
   * written count too.
   */
  async room(quilterNum: number, kind: Item['kind']): Promise<number> {
    const [found] = await this.model.aggregate<{ held: number }>([
      { $match: { _id: quilterNum } },
      { $project: { held: { $size: { $ifNull: [`$${LISTS[kind]}`, []] } } } },
    ]);
    return Math.max(0, MOST[kind] - (found?.held ?? 0));
  }

  /**
   * Makes the record of an item's uses (its claim) permanent after the item was written. Removes the claims of the
   * item's earlier revisions.
   */
  async settle(
    quilterNum: number,
    { kind, num, revision }: Item & { revision: number },
    claim: string,
  ): Promise<void> {
    const isOwn = { $eq: ['$$this.claim', claim] };
    const isOutdated = {
      $and: [
        { $eq: ['$$this.kind', kind] },
        { $eq: ['$$this.num', num] },
        { $lte: ['$$this.revision', revision] },
        { $not: isOwn },
      ],
    };
    const usesNothing = { $eq: [{ $size: { $concatArrays: ['$$this.blocks', '$$this.fabrics'] } }, 0] };
    const goes = { $or: [isOutdated, { $and: [isOwn, usesNothing] }] };
    const settled = { $cond: [isOwn, { $mergeObjects: ['$$this', { pending: false }] }, '$$this'] };
    const pipeline: PipelineStage.Set[] = [
      {
        $set: {
          uses: { $map: { input: { $filter: { input: '$uses', cond: { $not: goes } } }, in: settled } },
        },
      },
    ];
    await this.model.updateOne({ _id: quilterNum }, pipeline, { updatePipeline: true });
  }

  /**
   * Removes the record of an item's uses (its claim) because the new revision of the existing item was not
   * written. For a new item use `forget`.
   */
  async release(quilterNum: number, claim: string): Promise<void> {
    await this.model.updateOne({ _id: quilterNum }, { $pull: { uses: { claim } } });
  }

  /**
   * Marks an item for deletion, so that nothing can use the item any more. If the server is killed before the
   * deletion, `HalfDone` finishes or undoes it.
   *
   * @returns false if something uses the item.
   */
  async beginDeletion(quilterNum: number, { kind, num }: Item): Promise<boolean> {
    const list = LISTS[kind];
    const unused = kind === 'quilt' ? {} : { [`uses.${list}`]: trusted({ $ne: num }) };
    const deletion = { kind, num, at: new Date() };
    const begin = () =>
      this.model.updateOne(
        { _id: quilterNum, ...unused },
        { $push: { deletions: deletion }, $pull: { [list]: num } },
      );
    if ((await begin()).matchedCount === 1) return true;
    await this.ensure(quilterNum);
    return (await begin()).matchedCount === 1;
  }

  /** Removes an item from the references after it was deleted, or after the write of a new item failed. */
  async forget(quilterNum: number, { kind, num }: Item): Promise<void> {
    const list = LISTS[kind];
    const item = { kind, num };
    await this.model.updateOne(
      { _id: quilterNum },
      {
        $pull: {
          uses: item,
          deletions: item,
          [list]: num,
          ...(kind === 'fabric' && { unused: { num } }),
        },
      },
    );
  }

  /** Restores an item whose deletion was interrupted before `time`, unless another deletion has begun since. */
  async undoDeletion(quilterNum: number, { kind, num }: Item, time: Date): Promise<void> {
    const list = LISTS[kind];
    const later = { $elemMatch: { kind, num, at: { $gte: time } } };
    await this.model.updateOne(
      { _id: quilterNum, deletions: trusted({ $not: later }) },
      { $pull: { deletions: { kind, num } }, $addToSet: { [list]: num } },
    );
  }

  /** Returns the quilts and blocks that use this item, also if they are still being stored. */
  async usersOf(quilterNum: number, { kind, num }: Item): Promise<Item[]> {
    if (kind === 'quilt') return [];
    const list = LISTS[kind];
    const references = await this.model.findById(quilterNum, { uses: 1 }).lean();
    return (references?.uses ?? [])
      .filter((use) => use[list].includes(num))
      .map((use) => ({ kind: use.kind, num: use.num }));
  }

  /**
   * Returns the `References` of each subscriber with an unfinished save or deletion that began before `time`.
   */
  async halfDone(time: Date): Promise<References[]> {
    const old = { at: { $lt: time } };
    return this.model
      .find()
      .or([
        { uses: trusted({ $elemMatch: { pending: true, ...old } }) },
        { deletions: trusted({ $elemMatch: old }) },
      ])
      .lean();
  }

  /** Yields the `References` of each subscriber who has uploads. */
  async *withUploads(): AsyncGenerator<References> {
    yield* this.model
      .find({ 'fabrics.0': trusted({ $exists: true }) })
      .lean()
      .cursor();
  }

  /**
   * Records that an upload has been unused since `since`. Does nothing if something uses the upload, or if an
   * earlier time is recorded.
   */
  async noteUnused(quilterNum: number, fabricNum: number, since: Date): Promise<void> {
    await this.model.updateOne(
      {
        _id: quilterNum,
        fabrics: fabricNum,
        'uses.fabrics': trusted({ $ne: fabricNum }),
        'unused.num': trusted({ $ne: fabricNum }),
      },
      { $push: { unused: { num: fabricNum, since } } },
    );
  }

  async remove(quilterNum: number): Promise<void> {
    await this.model.deleteOne({ _id: quilterNum });
  }

  private async ensure(quilterNum: number): Promise<void> {
    const empty = { blocks: [], fabrics: [], uses: [], deletions: [], unused: [] };
    // Quilts without own items were once stored without references.
    const quilts = await this.quiltsOf(quilterNum);
    await this.model.updateOne(
      { _id: quilterNum },
      { $setOnInsert: { ...empty, quilts, schemaVersion: referencesMigrations.version } },
      { upsert: true },
    );
  }

  /**
   * Returns the numbers of the quilter's quilts from their documents. It reads the collection directly, because the
   * quilts' folder imports this folder.
   */
  private async quiltsOf(quilterNum: number): Promise<number[]> {
    const quilts = this.model.db.collection<{ _id: number; quilterNum: number }>('quilts');
    const found = await quilts.find({ quilterNum }, { projection: { _id: 1 } }).toArray();
    return found.map(({ _id }) => _id);
  }
}
