import { Injectable } from '@nestjs/common';
import { QUILT_LIST } from '@quiltwright/shared/contract/quilt-calls';
import { BLOCK, FABRIC } from '@quiltwright/shared/limits';
import { nameFault } from '@quiltwright/shared/names';
import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { compactPlacements, type Quilt, quiltFabrics, quiltFaults } from '@quiltwright/shared/quilting/quilt';
import { restoreQuilt } from '@quiltwright/shared/quilting/quilt-migrations';
import { type Quilter, requirePaid } from '../auth/quilter.js';
import { BlocksService } from '../blocks/blocks.service.js';
import { notThere, ProblemException } from '../common/problem.js';
import { CountersRepository } from '../counters/counters.repository.js';
import { FabricsService } from '../fabrics/fabrics.service.js';
import { ShelfRepository } from '../shelf/shelf.repository.js';
import type { StoredQuilt } from './quilt.schema.js';
import { QuiltsRepository } from './quilts.repository.js';
import {
  answerOf,
  bodyHash,
  isFresh,
  noteOf,
  notesWith,
  type StoreAnswer,
  type StoreKey,
} from './store-key.js';

/** A payload with thousands of faults is answered with the first ones. */
const MOST_ERRORS = 20;

/** Of the blocks or fabrics that aren't there so many are named. */
const MOST_NUMBERS = 5;

@Injectable()
export class QuiltsService {
  constructor(
    private readonly quilts: QuiltsRepository,
    private readonly counters: CountersRepository,
    private readonly shelves: ShelfRepository,
    private readonly blocks: BlocksService,
    private readonly fabrics: FabricsService,
  ) {}

  async list(quilter: Quilter, onlyStd: number): Promise<{ quiltNum: number; quiltName: string }[]> {
    if (quilter.role === 'guest') return [];
    const quilts = await this.quilts.list(quilter.quilterNum, onlyStd === QUILT_LIST.standard);
    return quilts.map(({ _id, quiltName }) => ({ quiltNum: _id, quiltName }));
  }

  /** @throws ProblemException 404; 422 where the stored quilt is damaged, saying what is wrong with it. */
  async retrieve(quilter: Quilter, quiltNum: number): Promise<Quilt> {
    const stored = await this.quilts.find(quilter.quilterNum, quiltNum);
    if (!stored) throw notThere('quilt');
    const { _id, ...quilt } = stored;
    const restored = restoreQuilt({ ...quilt, quiltNum: _id });
    if (!restored.ok) throw new ProblemException(422, restored.error.message);
    return restored.value;
  }

  async fabricsOf(quilter: Quilter, quiltNum: number): Promise<Fabric[]> {
    return this.fabrics.byNums(quilter, quiltFabrics(await this.retrieve(quilter, quiltNum)));
  }

  /**
   * Stores a quilt under the next revision; quiltNum 0 makes a new one.
   *
   * @param key the call's Idempotency-Key: the same key and quilt again give the first answer.
   * @throws ProblemException 400 without a revision, 402, 404, 409 with an old revision, 422 for a broken
   *   rule or a key that came with another quilt.
   */
  async store(quilter: Quilter, submitted: Quilt, key: string | undefined): Promise<StoreAnswer> {
    requirePaid(quilter);
    const storeKey = key === undefined ? undefined : { key, bodyHash: bodyHash(submitted) };
    const earlier = await this.earlierStore(quilter, storeKey);
    if (earlier) return earlier;
    const quilt = checked(submitted);
    const { quilterNum } = quilter;
    const head = quilt.quiltNum === 0 ? null : await this.currentHead(quilterNum, quilt);
    const references = await this.referencesOf(quilter, quilt);
    const revision = (head?.revision ?? 0) + 1;
    const quiltNum = head?._id ?? (await this.counters.next('quilt'));
    const claimed = { quiltNum, revision, ...references };
    const claim = await this.shelves.claim(quilterNum, claimed);
    if (claim === null) {
      throw new ProblemException(
        422,
        'A block or fabric of this quilt was deleted. Put another in its place.',
      );
    }
    const { quiltNum: submittedNum, ...fields } = quilt;
    const stored: StoredQuilt = {
      ...fields,
      _id: quiltNum,
      revision,
      claim,
      stores: notesWith(head?.stores ?? [], storeKey && noteOf(storeKey, revision)),
    };
    const written = await (head ? this.quilts.replace(stored, head.revision) : this.quilts.insert(stored));
    if (!written) {
      await this.shelves.release(quilterNum, claim);
      return this.answerForLoser(quilter, quilt, storeKey);
    }
    await this.shelves.settle(quilterNum, claimed, claim);
    return { quiltNum, revision };
  }

  /** @returns the quilt's revision after it. */
  async rename(quilter: Quilter, quiltNum: number, newName: string): Promise<number> {
    const quiltName = newName.trim();
    const fault = nameFault(quiltName, 'quilt');
    if (fault) throw new ProblemException(422, fault.message);
    const revision = await this.quilts.rename(quilter.quilterNum, quiltNum, quiltName);
    if (revision === null) throw notThere('quilt');
    return revision;
  }

  async delete(quilter: Quilter, quiltNum: number): Promise<void> {
    await this.shelves.unsettle(quilter.quilterNum, quiltNum);
    if (!(await this.quilts.remove(quilter.quilterNum, quiltNum))) throw notThere('quilt');
    await this.shelves.forgetQuilt(quilter.quilterNum, quiltNum);
  }

  /** The first answer to a store that was sent before. */
  private async earlierStore(quilter: Quilter, storeKey: StoreKey | undefined): Promise<StoreAnswer | null> {
    if (!storeKey) return null;
    const earlier = await this.quilts.storeByKey(quilter.quilterNum, storeKey.key);
    if (!earlier) return null;
    if (isFresh(earlier.note)) return answerOf(earlier, storeKey);
    await this.quilts.forgetKey(quilter.quilterNum, storeKey.key);
    return null;
  }

  /** What the quilt that is to be replaced says of itself now. */
  private async currentHead(quilterNum: number, { quiltNum, revision }: Quilt) {
    const head = await this.quilts.head(quilterNum, quiltNum);
    if (!head) throw notThere('quilt');
    if (revision === undefined) {
      throw new ProblemException(400, 'To store a quilt again, say which revision of it was changed.');
    }
    if (revision !== head.revision) throw changedElsewhere(head.revision);
    return head;
  }

  /** What the quilt uses of the quilter's own. @throws ProblemException 422 for what doesn't exist. */
  private async referencesOf(
    quilter: Quilter,
    quilt: Quilt,
  ): Promise<{ blocks: number[]; fabrics: number[] }> {
    const blockNums = [...new Set(quilt.blocks.map(({ blockNum }) => blockNum))].filter((num) => num !== 0);
    const fabricNums = quiltFabrics(quilt);
    const [missingBlocks, missingFabrics] = await Promise.all([
      this.blocks.missing(quilter, blockNums),
      this.fabrics.missing(quilter, fabricNums),
    ]);
    if (missingBlocks.length > 0) throw missing('block', missingBlocks);
    if (missingFabrics.length > 0) throw missing('fabric', missingFabrics);
    return {
      blocks: blockNums.filter((num) => num >= BLOCK.firstOwn),
      fabrics: fabricNums.filter((num) => num >= FABRIC.firstUpload),
    };
  }

  /** Another store was quicker: the same one, sent twice, or one from another tab. */
  private async answerForLoser(
    quilter: Quilter,
    quilt: Quilt,
    storeKey: StoreKey | undefined,
  ): Promise<StoreAnswer> {
    const earlier = await this.earlierStore(quilter, storeKey);
    if (earlier) return earlier;
    const head = await this.quilts.head(quilter.quilterNum, quilt.quiltNum);
    throw head ? changedElsewhere(head.revision) : notThere('quilt');
  }
}

function missing(what: 'block' | 'fabric', nums: readonly number[]): ProblemException {
  const more = nums.length > MOST_NUMBERS ? ` and ${String(nums.length - MOST_NUMBERS)} more` : '';
  const named = nums.slice(0, MOST_NUMBERS).join(', ');
  return new ProblemException(422, `There is no ${what} ${named}${more}. It may have been deleted.`);
}

function changedElsewhere(revision: number): ProblemException {
  return new ProblemException(409, 'This quilt was changed in another tab or on another device.', {
    revision,
  });
}

/** The quilt as it is stored: trimmed name, no copies made by a pattern. @throws ProblemException 422 */
function checked(quilt: Quilt): Quilt {
  const quiltName = quilt.quiltName.trim();
  const fault = nameFault(quiltName, 'quilt');
  if (fault) {
    throw new ProblemException(422, fault.message, {
      errors: [{ path: 'quiltName', message: fault.message }],
    });
  }
  const blocks = compactPlacements(quilt.blocks.filter(({ pattern }) => !pattern));
  const kept = { ...quilt, quiltName, blocks };
  const faults = quiltFaults(kept);
  const [first] = faults;
  if (first) {
    const errors = faults
      .slice(0, MOST_ERRORS)
      .map(({ path, message }) => ({ path: path.join('.'), message }));
    throw new ProblemException(422, first.message, { errors });
  }
  return kept;
}
