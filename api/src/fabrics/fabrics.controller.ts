import { Body, Controller, Query, Req, Res } from '@nestjs/common';
import type { AnswerOf, ParsedBody, ParsedQuery } from '@quiltwright/shared/contract/call';
import {
  libraryFabrics,
  retrFabricList,
  retrFabricSingleton,
} from '@quiltwright/shared/contract/calls/fabric-calls';
import { FABRIC } from '@quiltwright/shared/limits';
import type { Request, Response } from 'express';
import { sendPrepared } from '../http/answers/prepared.js';
import { type Quilter, SignedIn } from '../http/quilter.js';
import { Route, type Sent } from '../http/route.js';
import { FabricsService } from './fabrics.service.js';

@Controller()
export class FabricsController {
  constructor(private readonly fabrics: FabricsService) {}

  @Route(retrFabricList)
  async palette(
    @SignedIn() quilter: Quilter,
    @Body() { paletteNum }: ParsedBody<typeof retrFabricList>,
  ): Promise<AnswerOf<typeof retrFabricList>> {
    return this.fabrics.palette(quilter, paletteNum);
  }

  @Route(libraryFabrics)
  async library(@Req() request: Request, @Res() response: Response): Promise<void> {
    const body = await this.fabrics.library();
    sendPrepared(body, request, response.type('json'));
  }

  @Route(retrFabricSingleton, { openFor: asksForLibraryFabric })
  async fabric(
    @SignedIn() quilter: Quilter,
    @Query() { fabricNum }: ParsedQuery<typeof retrFabricSingleton>,
  ): Promise<AnswerOf<typeof retrFabricSingleton>> {
    return this.fabrics.byNum(quilter, fabricNum);
  }
}

/**
 * True if a call asks for a library fabric, by its number. Anyone may see these fabrics, because the public
 * pre-made blocks use them.
 */
function asksForLibraryFabric({ query }: Sent): boolean {
  if (typeof query !== 'object' || query === null || !('fabricNum' in query)) return false;
  const fabricNum = Number(query.fabricNum);
  return fabricNum > 0 && fabricNum < FABRIC.firstUpload;
}
