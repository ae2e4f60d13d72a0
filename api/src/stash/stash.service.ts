import { Injectable } from '@nestjs/common';
import type { FabricStash, StashAmount } from '@quiltwright/shared/quilting/stash';
import { refuseMissing } from '../designs/refusals.js';
import { FabricsService } from '../fabrics/fabrics.service.js';
import { problem } from '../http/problem.js';
import { type Quilter, requirePaid } from '../http/quilter.js';
import { RateLimits } from '../rate-limits/rate-limits.js';
import { StashRepository } from './stash.repository.js';
import { tooMany } from '../http/problem-words.js';

/**
 * The maximum number of changes of a stash by one quilter in a quarter of an hour. One change every three seconds is
 * faster than anyone works.
 */
const MOST_OF_LATE = 300;

@Injectable()
export class StashService {
  constructor(
    private readonly stash: StashRepository,
    private readonly fabrics: FabricsService,
    private readonly limits: RateLimits,
  ) {}

  /** Returns the stash without uploads that have since been deleted. */
  async of(quilter: Quilter): Promise<FabricStash[]> {
    const all = await this.stash.of(quilter.quilterNum);
    const missing = await this.missing(quilter, all);
    return all.filter(({ fabricNum }) => !missing.has(fabricNum));
  }

  /**
   * Stores the owned amount of a fabric.
   * @throws ProblemException 402, 429; 409 if the amount has changed since `was`; 422 for a missing fabric, or
   *   if the stash has no room for another fabric
   */
  async put(quilter: Quilter, of: FabricStash, was?: StashAmount): Promise<void> {
    const { quilterNum } = quilter;
    requirePaid(quilter);
    await this.limits.count({
      key: `stash ${String(quilterNum)}`,
      most: MOST_OF_LATE,
      tooMany: tooMany.stash,
    });
    refuseMissing('fabric', await this.fabrics.missing(quilter, [of.fabricNum]));
    let done = await this.stash.put(quilterNum, of, was);
    if (done === 'full' && (await this.forgetMissing(quilter)))
      done = await this.stash.put(quilterNum, of, was);
    if (done === 'changed') throw problem('stashChanged');
    if (done === 'full') throw problem('stashFull');
  }

  /**
   * Removes the amounts of deleted uploads from the quilter's stash.
   * @returns true if the stash had such amounts
   */
  private async forgetMissing(quilter: Quilter): Promise<boolean> {
    const missing = await this.missing(quilter, await this.stash.of(quilter.quilterNum));
    if (missing.size > 0) await this.stash.forget(quilter.quilterNum, [...missing]);
    return missing.size > 0;
  }

  private async missing(quilter: Quilter, of: readonly FabricStash[]): Promise<ReadonlySet<number>> {
    return new Set(
      await this.fabrics.missing(
        quilter,
        of.map(({ fabricNum }) => fabricNum),
      ),
    );
  }
}
