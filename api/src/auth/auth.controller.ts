import { Body, Controller, Query, Req, Res } from '@nestjs/common';
import { checkUser, logout, retrLoginInfo } from '@quiltwright/shared/contract/calls/account-calls';
import type { AnswerOf, ParsedBody, ParsedQuery } from '@quiltwright/shared/contract/call';
import { QUILTER } from '@quiltwright/shared/limits';
import type { Request, Response } from 'express';
import { Route } from '../http/route.js';
import { AntiForgery } from './anti-forgery.js';
import { AuthService } from './auth.service.js';
import { bearerToken } from './bearer.js';
import { originOf } from './origin.js';

@Controller()
export class AuthController {
  constructor(
    private readonly auth: AuthService,
    private readonly antiForgery: AntiForgery,
  ) {}

  @Route(retrLoginInfo)
  async retrLoginInfo(
    @Body() { payerEmail, password }: ParsedBody<typeof retrLoginInfo>,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AnswerOf<typeof retrLoginInfo>> {
    const signedIn = await this.auth.signIn(payerEmail, password, originOf(request));
    if (!signedIn) return { quilterNum: QUILTER.refused, jwt: '' };
    const { quilterNum, jwt, tokenId } = signedIn;
    this.antiForgery.renew(request, response, tokenId);
    return { quilterNum, jwt };
  }

  @Route(checkUser)
  async checkUser(@Query() { jwt }: ParsedQuery<typeof checkUser>): Promise<AnswerOf<typeof checkUser>> {
    return { result: (await this.auth.quilterFor(jwt)) ? 1 : 0 };
  }

  @Route(logout)
  async logout(@Req() request: Request): Promise<void> {
    const token = bearerToken(request);
    if (token !== null) await this.auth.signOut(token, originOf(request));
  }
}
