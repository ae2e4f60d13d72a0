import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { nowAndHourly } from '../common/hourly.js';
import { ShelfRepository } from '../shelf/shelf.repository.js';
import type { Shelf } from '../shelf/shelf.schema.js';
import { QuiltsRepository } from './quilts.repository.js';

/** A store that began so long ago (ms) is under way no more. */
const GIVEN_UP = 10 * 60_000;

/**
 * At the start and every hour, finishes what stores left half done when the server was killed, or its database
 * went away, between the shelf and the quilt: a claim whose quilt was written is settled, any other released.
 */
@Injectable()
export class HalfDoneStores implements OnApplicationBootstrap {
  private readonly logger = new Logger(HalfDoneStores.name);

  constructor(
    private readonly shelves: ShelfRepository,
    private readonly quilts: QuiltsRepository,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await nowAndHourly(() => this.sweep(new Date(Date.now() - GIVEN_UP)));
  }

  /** @param before claims that are younger are left alone: their stores may be under way elsewhere. */
  async sweep(before: Date): Promise<void> {
    const shelves = await this.shelves.halfDone(before);
    for (const shelf of shelves) await this.finish(shelf, before);
    if (shelves.length > 0)
      this.logger.log(`Finished half-done stores of ${String(shelves.length)} quilters.`);
  }

  private async finish(shelf: Shelf, before: Date): Promise<void> {
    for (const references of shelf.quilts) {
      if (!references.pending || references.at >= before) continue;
      const quilt = await this.quilts.head(shelf._id, references.quiltNum);
      if (quilt?.claim === references.claim)
        await this.shelves.settle(shelf._id, references, references.claim);
      else await this.shelves.release(shelf._id, references.claim);
    }
  }
}
