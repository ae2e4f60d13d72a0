import { Body, Controller } from '@nestjs/common';
import { deleteBlock } from '@quiltwright/shared/contract/calls/block-calls';
import { deleteFabric } from '@quiltwright/shared/contract/calls/fabric-calls';
import type { AnswerOf, ParsedBody } from '@quiltwright/shared/contract/call';
import { type Quilter, SignedIn } from '../http/quilter.js';
import { Route } from '../http/route.js';
import { DeletionsService } from './deletions.service.js';

@Controller()
export class DeletionsController {
  constructor(private readonly deletions: DeletionsService) {}

  @Route(deleteBlock)
  async deleteBlock(
    @SignedIn() quilter: Quilter,
    @Body() block: ParsedBody<typeof deleteBlock>,
  ): Promise<AnswerOf<typeof deleteBlock>> {
    return this.deletions.deleteBlock(quilter, block);
  }

  @Route(deleteFabric)
  async deleteFabric(
    @SignedIn() quilter: Quilter,
    @Body() { fabricNum }: ParsedBody<typeof deleteFabric>,
  ): Promise<AnswerOf<typeof deleteFabric>> {
    return this.deletions.deleteFabric(quilter, fabricNum);
  }
}
