import { Body, Controller, Req } from '@nestjs/common';
import type { AnswerOf, ParsedBody } from '@quiltwright/shared/contract/call';
import { endOtherSessions, endSession, getSessions } from '@quiltwright/shared/contract/calls/session-calls';
import type { Request } from 'express';
import { Route } from '../../http/route.js';
import { claimedTokenId } from '../bearer.js';
import { originOf } from '../origin.js';
import { type Quilter, SignedIn } from '../../http/quilter.js';
import { SessionsService } from './sessions.service.js';

@Controller()
export class SessionsController {
  constructor(private readonly sessions: SessionsService) {}

  @Route(getSessions)
  async getSessions(
    @SignedIn() { quilterNum }: Quilter,
    @Req() request: Request,
  ): Promise<AnswerOf<typeof getSessions>> {
    return { sessions: await this.sessions.list(quilterNum, claimedTokenId(request) ?? '') };
  }

  @Route(endSession)
  async endSession(
    @SignedIn() { quilterNum }: Quilter,
    @Body() { id }: ParsedBody<typeof endSession>,
    @Req() request: Request,
  ): Promise<void> {
    await this.sessions.end(quilterNum, id, originOf(request));
  }

  @Route(endOtherSessions)
  async endOtherSessions(@SignedIn() { quilterNum }: Quilter, @Req() request: Request): Promise<void> {
    await this.sessions.endOthers(quilterNum, claimedTokenId(request) ?? '', originOf(request));
  }
}
