import { Body, Controller, Req, Res } from '@nestjs/common';
import type { AnswerOf, ParsedBody } from '@quiltwright/shared/contract/call';
import { changePassword, keepPassword } from '@quiltwright/shared/contract/calls/password-calls';
import type { Request, Response } from 'express';
import { Route } from '../http/route.js';
import { AntiForgery } from './anti-forgery.js';
import { claimedTokenId } from './bearer.js';
import { originOf } from './origin.js';
import { PasswordService } from './password.service.js';
import { type Quilter, SignedIn } from '../http/quilter.js';

@Controller()
export class PasswordController {
  constructor(
    private readonly password: PasswordService,
    private readonly antiForgery: AntiForgery,
  ) {}

  @Route(changePassword)
  async changePassword(
    @SignedIn() { quilterNum }: Quilter,
    @Body() body: ParsedBody<typeof changePassword>,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AnswerOf<typeof changePassword>> {
    const caller = { quilterNum, tokenId: claimedTokenId(request) ?? '' };
    const { jwt, tokenId } = await this.password.change(caller, body, originOf(request));
    this.antiForgery.renew(request, response, tokenId);
    return { jwt };
  }

  @Route(keepPassword)
  async keepPassword(@SignedIn() { quilterNum }: Quilter): Promise<void> {
    await this.password.keep(quilterNum);
  }
}
