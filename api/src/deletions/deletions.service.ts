import { setTimeout } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { deleteBlock } from '@quiltwright/shared/contract/calls/block-calls';
import { BLOCK_IN_USE, BLOCK_KIND } from '@quiltwright/shared/contract/codes';
import type { AnswerOf, ParsedBody } from '@quiltwright/shared/contract/call';
import { FABRIC_IN_USE } from '@quiltwright/shared/contract/codes';
import type { deleteFabric } from '@quiltwright/shared/contract/calls/fabric-calls';
import type { Quilter } from '../http/quilter.js';
import { BlocksRepository } from '../blocks/blocks.repository.js';
import { notThere, problem } from '../http/problem.js';
import { ReferencesRepository } from '../references/references.repository.js';
import type { Item } from '../references/references.schema.js';
import { UploadStore } from '../uploads/upload-store.js';
import { type Usages, UsagesService } from './usages.service.js';

/**
 * The maximum number of attempts to delete an item. An attempt is repeated if a save in progress might use the
 * item. `PAUSE` is the time between two attempts (ms).
 */
const LOOKS = 10;
const PAUSE = 100;

/** Deletes blocks and uploads for their owners. Refuses to delete an item that a block or quilt of the owner uses. */
@Injectable()
export class DeletionsService {
  constructor(
    private readonly references: ReferencesRepository,
    private readonly usages: UsagesService,
    private readonly blocks: BlocksRepository,
    private readonly uploads: UploadStore,
  ) {}

  /**
   * Deletes a block if nothing uses it.
   * @returns the code 1 if the block is deleted; otherwise a code for the reason, and the blocks and quilts
   *   that use the block
   * @throws ProblemException 404; 409 if a save in progress uses the block
   */
  async deleteBlock(
    { quilterNum }: Quilter,
    { designNum, isBlank }: ParsedBody<typeof deleteBlock>,
  ): Promise<AnswerOf<typeof deleteBlock>> {
    const kind = isBlank === BLOCK_KIND.created ? 'blank' : 'designed';
    if ((await this.blocks.kindOf(quilterNum, designNum)) !== kind) throw notThere('block');
    const item = { kind: 'block', num: designNum } as const;
    const usages = await this.delete(quilterNum, item, () => this.blocks.remove(quilterNum, designNum));
    if (!usages) return { dbResponse: 1 };
    const { blocks, quilts } = usages;
    return Object.keys(blocks).length > 0
      ? { dbResponse: BLOCK_IN_USE.byBlocks, usedOn: blocks, usedOnQuilts: quilts }
      : { dbResponse: BLOCK_IN_USE.onQuilts, usedOn: quilts };
  }

  /**
   * Deletes an upload if nothing uses it.
   * @returns the code 1 if the upload is deleted; otherwise the code `FABRIC_IN_USE`, and the blocks and quilts
   *   that use the upload
   * @throws ProblemException 404; 409 if a save in progress uses the fabric
   */
  async deleteFabric({ quilterNum }: Quilter, fabricNum: number): Promise<AnswerOf<typeof deleteFabric>> {
    if (!(await this.uploads.isThere(quilterNum, fabricNum))) throw notThere('fabric');
    const item = { kind: 'fabric', num: fabricNum } as const;
    const usedOn = await this.delete(quilterNum, item, () => this.uploads.remove(quilterNum, fabricNum));
    return usedOn ? { dbResponse: FABRIC_IN_USE, usedOn } : { dbResponse: 1 };
  }

  /**
   * Deletes an item if nothing uses it.
   *
   * @param remove returns false if there is no such item.
   * @returns null if the item is deleted; otherwise the blocks and quilts that use it.
   */
  private async delete(
    quilterNum: number,
    item: Item,
    remove: () => Promise<boolean>,
  ): Promise<Usages | null> {
    for (let look = 0; look < LOOKS; look++) {
      if (await this.references.beginDeletion(quilterNum, item)) {
        const removed = await remove();
        await this.references.forget(quilterNum, item);
        if (!removed) throw notThere(item.kind);
        return null;
      }
      const usages = await this.usages.of(quilterNum, item);
      if ([usages.blocks, usages.quilts].some((names) => Object.keys(names).length > 0)) return usages;
      await setTimeout(PAUSE);
    }
    throw problem('userIsBeingSaved', { kind: item.kind });
  }
}
