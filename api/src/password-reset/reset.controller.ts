import { Body, Controller, Req } from '@nestjs/common';
import type { AnswerOf, ParsedBody } from '@quiltwright/shared/contract/call';
import { checkReset, sendReset, storePassword } from '@quiltwright/shared/contract/calls/reset-calls';
import type { Request } from 'express';
import { originOf } from '../auth/origin.js';
import { Route } from '../http/route.js';
import { ResetService } from './reset.service.js';

@Controller()
export class ResetController {
  constructor(private readonly reset: ResetService) {}

  @Route(sendReset)
  async sendReset(
    @Body() { payerEmail }: ParsedBody<typeof sendReset>,
    @Req() request: Request,
  ): Promise<AnswerOf<typeof sendReset>> {
    return { dbResponse: (await this.reset.send(payerEmail, originOf(request))) ? 1 : -1 };
  }

  @Route(checkReset)
  async checkReset(
    @Body() { resetToken }: ParsedBody<typeof checkReset>,
  ): Promise<AnswerOf<typeof checkReset>> {
    return { result: (await this.reset.isGood(resetToken)) ? 1 : 0 };
  }

  @Route(storePassword)
  async storePassword(
    @Body() { emailAddr, newPwd, resetToken }: ParsedBody<typeof storePassword>,
    @Req() request: Request,
  ): Promise<AnswerOf<typeof storePassword>> {
    const isSet = await this.reset.complete(emailAddr, newPwd, resetToken, originOf(request));
    return { dbResponse: isSet ? 1 : -1 };
  }
}
