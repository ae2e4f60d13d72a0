import { Body, Controller, Query, Req, Res } from '@nestjs/common';
import type { AnswerOf, ParsedBody, ParsedQuery } from '@quiltwright/shared/contract/call';
import {
  changeSharedPage,
  listSharedPages,
  renewSharedLink,
  retrSharedDesign,
  sharePage,
  stopSharing,
  updateSharedPage,
} from '@quiltwright/shared/contract/calls/shared-page-calls';
import { LIMITS } from '@quiltwright/shared/limits';
import type { Request, Response } from 'express';
import { sendPrepared } from '../http/answers/prepared.js';
import { type Quilter, SignedIn } from '../http/quilter.js';
import { Route } from '../http/route.js';
import { sender } from '../rate-limits/rate-limits.js';
import { SharedPagesService } from './shared-pages.service.js';

@Controller()
export class SharedPagesController {
  constructor(private readonly pages: SharedPagesService) {}

  @Route(sharePage)
  async share(
    @SignedIn() quilter: Quilter,
    @Body() { kind, designNum, quilting, binding, ...choices }: ParsedBody<typeof sharePage>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AnswerOf<typeof sharePage>> {
    const page = await this.pages.share(quilter, { kind, designNum }, choices, { quilting, binding });
    response.status(201);
    return { page };
  }

  @Route(listSharedPages)
  async list(@SignedIn() quilter: Quilter): Promise<AnswerOf<typeof listSharedPages>> {
    return { pages: await this.pages.of(quilter), most: LIMITS.sharedPages };
  }

  @Route(updateSharedPage)
  async update(
    @SignedIn() quilter: Quilter,
    @Body() { pageNum, ...look }: ParsedBody<typeof updateSharedPage>,
  ): Promise<AnswerOf<typeof updateSharedPage>> {
    return { page: await this.pages.update(quilter, pageNum, look) };
  }

  @Route(changeSharedPage)
  async change(
    @SignedIn() quilter: Quilter,
    @Body() { pageNum, ...choices }: ParsedBody<typeof changeSharedPage>,
  ): Promise<AnswerOf<typeof changeSharedPage>> {
    return { page: await this.pages.change(quilter, pageNum, choices) };
  }

  @Route(renewSharedLink)
  async renew(
    @SignedIn() quilter: Quilter,
    @Body() { pageNum }: ParsedBody<typeof renewSharedLink>,
  ): Promise<AnswerOf<typeof renewSharedLink>> {
    return { page: await this.pages.renew(quilter, pageNum) };
  }

  @Route(stopSharing)
  async stop(
    @SignedIn() quilter: Quilter,
    @Body() { pageNum }: ParsedBody<typeof stopSharing>,
  ): Promise<AnswerOf<typeof stopSharing>> {
    await this.pages.stop(quilter, pageNum);
  }

  @Route(retrSharedDesign)
  async design(
    @Query() { page }: ParsedQuery<typeof retrSharedDesign>,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const body = await this.pages.design(page, sender(request.ip));
    sendPrepared(body, request, response.type('json'));
  }
}
