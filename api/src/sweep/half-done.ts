import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { BlocksRepository } from '../blocks/blocks.repository.js';
import { nowAndEveryFewMinutes } from '../common/upkeep.js';
import { DATABASE } from '../database/database.module.js';
import type { Database } from '../database/database.js';
import { FabricsRepository } from '../fabrics/fabrics.repository.js';
import { ImagesRepository } from '../images/images.repository.js';
import { QuiltsRepository } from '../quilts/quilts.repository.js';
import { ReferencesRepository } from '../references/references.repository.js';
import type { Item, References } from '../references/references.schema.js';

/** The age (ms) above which a save or deletion is no longer in progress. */
const GIVEN_UP = 10 * 60_000;

/**
 * The time (ms) after the embedded engine's restart by which every earlier save or deletion has succeeded or
 * failed.
 */
const SETTLED = 5_000;

/**
 * Finishes saves and deletions that were interrupted because the server was killed or its database was lost. After such
 * an interruption, the references (`References`) and the items don't agree. This work is done at the start, when the
 * embedded engine is back from an outage, and every few minutes.
 *
 * The record of an item's uses (its claim) becomes permanent if the item was written, and is removed otherwise. An item
 * whose deletion failed may be used again. A deleted item is removed from the references.
 */
@Injectable()
export class HalfDone implements OnApplicationBootstrap {
  private readonly logger = new Logger(HalfDone.name);

  constructor(
    @Inject(DATABASE) private readonly database: Database,
    private readonly references: ReferencesRepository,
    private readonly quilts: QuiltsRepository,
    private readonly blocks: BlocksRepository,
    private readonly fabrics: FabricsRepository,
    private readonly images: ImagesRepository,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    // No other server uses the embedded engine, so nothing is under way when this one starts.
    if (this.database.embedded) {
      await this.sweep(new Date());
      this.database.connection.on('connected', () => {
        this.sweepOnceSettled(new Date());
      });
    }
    await nowAndEveryFewMinutes(() => this.sweep(new Date(Date.now() - GIVEN_UP)));
  }

  /**
   * Finishes interrupted saves and deletions five seconds after `back`, the time at which the database connected again.
   * By then, all earlier saves and deletions have ended. If the database is lost again before that, the next connection
   * starts another sweep.
   */
  private sweepOnceSettled(back: Date): void {
    setTimeout(() => {
      this.sweep(back).catch((error: unknown) => {
        this.logger.error(error);
      });
    }, SETTLED).unref();
  }

  /**
   * Finishes interrupted saves and deletions.
   * @param before only earlier saves and deletions are finished; later saves and deletions may be in progress in
   *   another server
   */
  async sweep(before: Date): Promise<void> {
    const halfDone = await this.references.halfDone(before);
    for (const references of halfDone) {
      await this.finishStores(references, before);
      await this.finishDeletions(references, before);
    }
    if (halfDone.length > 0)
      this.logger.log(
        `Finished interrupted saves and deletions. Quilters affected: ${String(halfDone.length)}.`,
      );
  }

  private async finishStores({ _id: quilterNum, uses }: References, before: Date): Promise<void> {
    for (const use of uses) {
      if (!use.pending || use.at >= before) continue;
      const claim = await this.claimOf(quilterNum, use);
      if (claim === null) await this.forget(quilterNum, use);
      else if (claim === undefined || claim === use.claim)
        await this.references.settle(quilterNum, use, use.claim);
      else await this.references.release(quilterNum, use.claim);
    }
  }

  private async finishDeletions({ _id: quilterNum, deletions }: References, before: Date): Promise<void> {
    for (const deletion of deletions) {
      if (deletion.at >= before) continue;
      if ((await this.claimOf(quilterNum, deletion)) === null) await this.forget(quilterNum, deletion);
      else await this.references.undoDeletion(quilterNum, deletion, before);
    }
  }

  /**
   * Removes an item from the references. For an upload, also removes its pictures: they are written before the upload
   * and deleted after it, so they may exist alone.
   */
  private async forget(quilterNum: number, item: Item): Promise<void> {
    if (item.kind === 'fabric') await this.images.removeOfUpload(item.num);
    await this.references.forget(quilterNum, item);
  }

  /**
   * Returns the id of the claim (the record of what an item uses) that belongs to the item's stored revision.
   * Undefined for uploads, which are written only once; null if the item is missing.
   */
  private async claimOf(quilterNum: number, { kind, num }: Item): Promise<string | undefined | null> {
    if (kind === 'fabric') {
      const [fabric] = await this.fabrics.readable(quilterNum, [num]);
      return fabric ? undefined : null;
    }
    const works = { quilt: this.quilts, block: this.blocks }[kind];
    return (await works.head(quilterNum, num))?.claim ?? null;
  }
}
