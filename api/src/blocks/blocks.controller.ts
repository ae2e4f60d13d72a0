import { Body, Controller, Query, Res } from '@nestjs/common';
import {
  listBlocks,
  renameBlock,
  retrDesignedBlock,
  retrDesignedBlockList,
  retrFabricsForDesignedBlock,
  storeCreatedBlock,
  storeDesignedBlock,
} from '@quiltwright/shared/contract/calls/block-calls';
import { BLOCK_LIST } from '@quiltwright/shared/contract/codes';
import type { AnswerOf, ParsedBody, ParsedQuery } from '@quiltwright/shared/contract/call';
import type { Response } from 'express';
import { type Quilter, SignedIn } from '../http/quilter.js';
import { Route, type Sent } from '../http/route.js';
import { IdempotencyKey } from '../designs/store-key.js';
import type { StoreAnswer } from '../designs/design-store.js';
import { BlockLists } from './block-lists.js';
import { BlocksService } from './blocks.service.js';

@Controller()
export class BlocksController {
  constructor(
    private readonly blocks: BlocksService,
    private readonly lists: BlockLists,
  ) {}

  @Route(retrDesignedBlockList, { openFor: asksForPublicList })
  async list(
    @SignedIn() quilter: Quilter,
    @Body() { blankBlocks, includeStandard }: ParsedBody<typeof retrDesignedBlockList>,
    @Res() response: Response,
  ): Promise<void> {
    await this.lists.send(quilter, blankBlocks, includeStandard === 1, response);
  }

  @Route(listBlocks)
  async summaries(
    @SignedIn() quilter: Quilter,
    @Query() { before }: ParsedQuery<typeof listBlocks>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<string> {
    response.type('json');
    return this.blocks.summaries(quilter, before);
  }

  @Route(retrDesignedBlock)
  async block(
    @SignedIn() quilter: Quilter,
    @Query() { designedBlockNum }: ParsedQuery<typeof retrDesignedBlock>,
  ): Promise<AnswerOf<typeof retrDesignedBlock>> {
    return this.blocks.block(quilter, designedBlockNum);
  }

  @Route(retrFabricsForDesignedBlock)
  async fabrics(
    @SignedIn() quilter: Quilter,
    @Query() { designedBlockNum }: ParsedQuery<typeof retrFabricsForDesignedBlock>,
  ): Promise<AnswerOf<typeof retrFabricsForDesignedBlock>> {
    return this.blocks.fabricsOf(quilter, designedBlockNum);
  }

  @Route(storeDesignedBlock)
  async storeDesigned(
    @SignedIn() quilter: Quilter,
    @Body() block: ParsedBody<typeof storeDesignedBlock>,
    @IdempotencyKey() key: string | undefined,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AnswerOf<typeof storeDesignedBlock>> {
    return answered(response, await this.blocks.storeDesigned(quilter, block, key));
  }

  @Route(storeCreatedBlock)
  async storeCreated(
    @SignedIn() quilter: Quilter,
    @Body() block: ParsedBody<typeof storeCreatedBlock>,
    @IdempotencyKey() key: string | undefined,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AnswerOf<typeof storeCreatedBlock>> {
    return answered(response, await this.blocks.storeCreated(quilter, block, key));
  }

  @Route(renameBlock)
  async rename(
    @SignedIn() quilter: Quilter,
    @Body() { designedBlockNum, newBlockName }: ParsedBody<typeof renameBlock>,
  ): Promise<AnswerOf<typeof renameBlock>> {
    return { dbResponse: 1, revision: await this.blocks.rename(quilter, designedBlockNum, newBlockName) };
  }
}

function answered(
  response: Response,
  { num, revision, ...more }: StoreAnswer,
): AnswerOf<typeof storeDesignedBlock> {
  response.status(revision === 1 ? 201 : 200);
  return { dbResponse: 1, designedBlockNum: num, revision, ...more };
}

function asksForPublicList({ body }: Sent): boolean {
  return (
    typeof body === 'object' &&
    body !== null &&
    'blankBlocks' in body &&
    body.blankBlocks === BLOCK_LIST.premade
  );
}
