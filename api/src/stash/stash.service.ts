import { Injectable } from '@nestjs/common';
import { LIMITS } from '@quiltwright/shared/limits';
import { type FabricStash, isNone } from '@quiltwright/shared/quilting/stash';
import { refuseMissing } from '../designs/refusals.js';
import { FabricsService } from '../fabrics/fabrics.service.js';
import { ProblemException } from '../http/problem.js';
import { type Quilter, requirePaid } from '../http/quilter.js';
import { RateLimits } from '../rate-limits/rate-limits.js';
import { StashRepository } from './stash.repository.js';

/** Changes of one quilter in a quarter of an hour: one every three seconds, which no hand reaches. */
const MOST_OF_LATE = 300;

@Injectable()
export class StashService {
  constructor(
    private readonly stash: StashRepository,
    private readonly fabrics: FabricsService,
    private readonly limits: RateLimits,
  ) {}

  /** Without uploads that were deleted since. */
  async of(quilter: Quilter): Promise<FabricStash[]> {
    const all = await this.stash.of(quilter.quilterNum);
    const missing = await this.missing(quilter, all);
    return all.filter(({ fabricNum }) => !missing.has(fabricNum));
  }

  /** @throws ProblemException 402, 429; 422 for a fabric that isn’t there, or where there is no room for another */
  async put(quilter: Quilter, of: FabricStash): Promise<void> {
    const { quilterNum } = quilter;
    requirePaid(quilter);
    await this.limits.count({
      key: `stash ${String(quilterNum)}`,
      most: MOST_OF_LATE,
      tooMany: 'Those were very many changes of your stash at once.',
    });
    refuseMissing('fabric', await this.fabrics.missing(quilter, [of.fabricNum]));
    if (isNone(of)) await this.stash.forget(quilterNum, [of.fabricNum]);
    else if (!(await this.stash.put(quilterNum, of)) && !(await this.putInRoomOfMissing(quilter, of)))
      throw new ProblemException(
        422,
        `Your stash has ${String(LIMITS.stashFabrics)} fabrics, which is all there is room for. ` +
          'Say of another that you have none of it first.',
      );
  }

  /** Once what was said of uploads that are no more there is forgotten. */
  private async putInRoomOfMissing(quilter: Quilter, of: FabricStash): Promise<boolean> {
    const missing = await this.missing(quilter, await this.stash.of(quilter.quilterNum));
    if (missing.size === 0) return false;
    await this.stash.forget(quilter.quilterNum, [...missing]);
    return this.stash.put(quilter.quilterNum, of);
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
