import { Body, Controller } from '@nestjs/common';
import type { AnswerOf, ParsedBody } from '@quiltwright/shared/contract/call';
import { retrStash, storeStash } from '@quiltwright/shared/contract/calls/stash-calls';
import { type Quilter, SignedIn } from '../http/quilter.js';
import { Route } from '../http/route.js';
import { StashService } from './stash.service.js';

@Controller()
export class StashController {
  constructor(private readonly stash: StashService) {}

  @Route(retrStash)
  async retrieve(@SignedIn() quilter: Quilter): Promise<AnswerOf<typeof retrStash>> {
    return { fabrics: (await this.stash.of(quilter)).map((each) => ({ ...each, pieces: [...each.pieces] })) };
  }

  @Route(storeStash)
  async store(
    @SignedIn() quilter: Quilter,
    @Body() { was, ...of }: ParsedBody<typeof storeStash>,
  ): Promise<AnswerOf<typeof storeStash>> {
    await this.stash.put(quilter, of, was);
  }
}
