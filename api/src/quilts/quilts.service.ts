import { Injectable } from '@nestjs/common';
import type { AnswerOf } from '@quiltwright/shared/contract/call';
import { firstErrors } from '@quiltwright/shared/contract/problem';
import { QUILT_LIST } from '@quiltwright/shared/contract/codes';
import type { listQuilts, retrQuiltList } from '@quiltwright/shared/contract/calls/quilt-calls';
import { BLOCK, FABRIC, LIMITS } from '@quiltwright/shared/limits';
import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import {
  type PackedPlacement,
  packedQuilt,
  type PackedQuilt,
  unpackedQuilt,
} from '@quiltwright/shared/quilting/stored/packed-quilt';
import { isEmptyPlacement } from '@quiltwright/shared/quilting/placement';
import { allQuiltFabrics, isFreeForm, quiltFaults } from '@quiltwright/shared/quilting/quilt';
import { countPlaces } from '@quiltwright/shared/quilting/standard/standard-size';
import type { Quilter } from '../http/quilter.js';
import type { QuiltForm } from '../documents/document-thread.js';
import { BlocksService } from '../blocks/blocks.service.js';
import { notThere, problem, ProblemException } from '../http/problem.js';
import { CountersRepository } from '../counters/counters.repository.js';
import { FabricsService } from '../fabrics/fabrics.service.js';
import { ReferencesRepository } from '../references/references.repository.js';
import { checkedName, refuseMissing } from '../designs/refusals.js';
import { type StoreAnswer, DesignStore } from '../designs/design-store.js';
import { SummaryPages } from '../designs/summary-pages.js';
import type { StoredQuilt } from './quilt.schema.js';
import { QuiltReader } from './quilt-reader.js';
import { QuiltsRepository } from './quilts.repository.js';

@Injectable()
export class QuiltsService {
  private readonly pages = new SummaryPages();
  private readonly stores: DesignStore<StoredQuilt>;

  constructor(
    private readonly quilts: QuiltsRepository,
    private readonly reader: QuiltReader,
    counters: CountersRepository,
    private readonly references: ReferencesRepository,
    private readonly blocks: BlocksService,
    private readonly fabrics: FabricsService,
  ) {
    this.stores = new DesignStore('quilt', quilts, counters, references);
  }

  async list(quilter: Quilter, onlyStd: number): Promise<AnswerOf<typeof retrQuiltList>> {
    if (quilter.role === 'guest') return [];
    const quilts = await this.quilts.list(quilter.quilterNum, onlyStd === QUILT_LIST.standard);
    return quilts.map(({ _id, quiltName, changedAt }) => ({
      quiltNum: _id,
      quiltName,
      ...(changedAt && { changedAt: changedAt.toISOString() }),
    }));
  }

  /**
   * Returns a page of the quilter's quilts as JSON, the latest first.
   * @param before the page contains only quilts with numbers below this one
   */
  async summaries({ quilterNum }: Quilter, before?: number): Promise<string> {
    return this.pages.make(() => this.page(quilterNum, before));
  }

  private async page(quilterNum: number, before?: number): Promise<AnswerOf<typeof listQuilts>> {
    const { items, next, held } = await this.quilts.summaries(quilterNum, before);
    const quilts = items.map(({ _id, changedAt, places, sideways, ...quilt }) => ({
      quiltNum: _id,
      ...quilt,
      // In an index, null stands for a missing field.
      ...(typeof places === 'number' && { places }),
      ...(sideways && { sideways }),
      ...(changedAt && { changedAt: changedAt.toISOString() }),
    }));
    return { quilts, next, held, most: LIMITS.ownQuilts };
  }

  /**
   * Returns a quilt as JSON in the given format.
   *
   * @throws ProblemException 404; 422 with the fault if the stored quilt is damaged, or if it is too large for the
   *   format `full`; 503
   */
  async retrieve(quilter: Quilter, quiltNum: number, form: QuiltForm): Promise<string> {
    return readable(await this.reader.read(quilter.quilterNum, quiltNum, form)).text;
  }

  /**
   * Returns the fabrics of a quilt.
   * @throws the same problems as `retrieve`
   */
  async fabricsOf(quilter: Quilter, quiltNum: number): Promise<Fabric[]> {
    const { fabrics } = readable(await this.reader.fabricsOf(quilter.quilterNum, quiltNum));
    return this.fabrics.byNums(quilter, fabrics);
  }

  /**
   * Saves a quilt under the next revision. quiltNum 0 creates a quilt.
   * @throws the same problems as `DesignStore.store`
   */
  async store(quilter: Quilter, submitted: PackedQuilt, key: string | undefined): Promise<StoreAnswer> {
    const { quiltNum: num, revision } = submitted;
    const prepare = async () => {
      const quilt = checked(submitted);
      const { quiltNum, revision: changed, ...content } = quilt;
      return { content: { ...content, places: countPlaces(quilt) }, uses: await this.usesOf(quilter, quilt) };
    };
    return this.stores.store(quilter, { num, revision, body: submitted, prepare }, key);
  }

  /**
   * Renames a quilt.
   * @returns the quilt's new revision.
   */
  async rename(quilter: Quilter, quiltNum: number, newName: string): Promise<number> {
    const quiltName = checkedName(newName, 'quilt', 'newQuiltName');
    const revision = await this.quilts.rename(quilter.quilterNum, quiltNum, quiltName);
    if (revision === null) throw notThere('quilt');
    return revision;
  }

  async delete({ quilterNum }: Quilter, quiltNum: number): Promise<void> {
    const item = { kind: 'quilt', num: quiltNum } as const;
    await this.references.beginDeletion(quilterNum, item);
    const removed = await this.quilts.remove(quilterNum, quiltNum);
    await this.references.forget(quilterNum, item);
    if (!removed) throw notThere('quilt');
  }

  /**
   * Returns the quilter's own items that the quilt uses. @throws ProblemException 422 for missing blocks or fabrics.
   */
  private async usesOf(quilter: Quilter, quilt: PackedQuilt) {
    const blockNums = [...new Set(quilt.blocks.map(({ blockNum }) => blockNum))].filter((num) => num !== 0);
    const ownBlocks = blockNums.filter((num) => num >= BLOCK.firstOwn);
    if (ownBlocks.length > LIMITS.ownBlocksInQuilt) throw tooManyOwnBlocks(ownBlocks.length);
    const fabricNums = allQuiltFabrics(unpackedQuilt(quilt));
    const [missingBlocks, missingFabrics] = await Promise.all([
      this.blocks.missing(quilter, blockNums),
      this.fabrics.missing(quilter, fabricNums),
    ]);
    refuseMissing('block', missingBlocks);
    refuseMissing('fabric', missingFabrics);
    return {
      blocks: ownBlocks,
      fabrics: fabricNums.filter((num) => num >= FABRIC.firstUpload),
    };
  }
}

/**
 * Returns the quilt in the form in which it is stored. Its name is trimmed. A free form quilt loses its empty places. A
 * standard quilt keeps its empty places, because they are part of its layout. Packing takes a while, so the quilt is
 * packed again only if an empty place was left out.
 * @throws ProblemException 422
 */
function checked(submitted: PackedQuilt): PackedQuilt {
  const quilt = { ...submitted, quiltName: checkedName(submitted.quiltName, 'quilt', 'quiltName') };
  const blocks = quilt.blocks.filter((placement) => isKept(quilt, placement));
  const faults = quiltFaults({ ...quilt, blocks });
  const [first] = faults;
  if (first) {
    throw new ProblemException(422, first.message, { errors: firstErrors(faults, ({ message }) => message) });
  }
  const isWhole = blocks.length === quilt.blocks.length;
  return isWhole ? quilt : packedQuilt(unpackedQuilt({ ...quilt, blocks }));
}

function isKept(quilt: PackedQuilt, { blockNum, look }: PackedPlacement): boolean {
  const levels = quilt.looks[look] ?? [];
  return !(isFreeForm(quilt) && isEmptyPlacement({ blockNum, levels }));
}

function tooManyOwnBlocks(count: number): ProblemException {
  return problem('tooManyOwnBlocks', { uses: count });
}

/**
 * Returns the quilt in `read`, the result of reading a stored quilt.
 *
 * @throws ProblemException 404 if the quilt doesn't exist, 422 if it is damaged
 */
function readable<Read extends object>(read: Read | { fault: string } | null): Read {
  if (!read) throw notThere('quilt');
  if ('fault' in read) throw new ProblemException(422, read.fault);
  return read;
}
