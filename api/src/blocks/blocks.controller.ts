import { Body, Controller, Query } from '@nestjs/common';
import {
  BLOCK_LIST,
  retrDesignedBlock,
  retrDesignedBlockList,
  retrFabricsForDesignedBlock,
} from '@quiltwright/shared/contract/block-calls';
import type { AnswerOf, ParsedBody, ParsedQuery } from '@quiltwright/shared/contract/call';
import { type Quilter, SignedIn } from '../auth/quilter.js';
import { Route } from '../common/route.js';
import { BlocksService } from './blocks.service.js';

@Controller()
export class BlocksController {
  constructor(private readonly blocks: BlocksService) {}

  @Route(retrDesignedBlockList, { openFor: asksForPublicList })
  async list(
    @SignedIn() quilter: Quilter,
    @Body() { blankBlocks, includeStandard }: ParsedBody<typeof retrDesignedBlockList>,
  ): Promise<AnswerOf<typeof retrDesignedBlockList>> {
    return this.blocks.list(quilter, blankBlocks, includeStandard === 1);
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
}

function asksForPublicList(body: unknown): boolean {
  return (
    typeof body === 'object' &&
    body !== null &&
    'blankBlocks' in body &&
    body.blankBlocks === BLOCK_LIST.premade
  );
}
