import { Body, Controller, Query, Res } from '@nestjs/common';
import type { AnswerOf, ParsedBody, ParsedQuery } from '@quiltwright/shared/contract/call';
import {
  deleteQuilt,
  listQuilts,
  renameQuilt,
  retrFabricsForQuilt,
  retrQuilt,
  retrQuiltList,
  storeQuilt,
} from '@quiltwright/shared/contract/calls/quilt-calls';
import type { Response } from 'express';
import { type Quilter, SignedIn } from '../http/quilter.js';
import { Route } from '../http/route.js';
import { IdempotencyKey } from '../designs/store-key.js';
import { QuiltsService } from './quilts.service.js';

@Controller()
export class QuiltsController {
  constructor(private readonly quilts: QuiltsService) {}

  @Route(retrQuiltList)
  async list(
    @SignedIn() quilter: Quilter,
    @Body() { onlyStd }: ParsedBody<typeof retrQuiltList>,
  ): Promise<AnswerOf<typeof retrQuiltList>> {
    return this.quilts.list(quilter, onlyStd);
  }

  @Route(listQuilts)
  async summaries(
    @SignedIn() quilter: Quilter,
    @Query() { before }: ParsedQuery<typeof listQuilts>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<string> {
    response.type('json');
    return this.quilts.summaries(quilter, before);
  }

  @Route(retrQuilt)
  async retrieve(
    @SignedIn() quilter: Quilter,
    @Query() { quiltNum, form }: ParsedQuery<typeof retrQuilt>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<string> {
    const text = await this.quilts.retrieve(quilter, quiltNum, form ?? 'full');
    response.type('json');
    return text;
  }

  @Route(retrFabricsForQuilt)
  async fabrics(
    @SignedIn() quilter: Quilter,
    @Query() { quiltNum }: ParsedQuery<typeof retrFabricsForQuilt>,
  ): Promise<AnswerOf<typeof retrFabricsForQuilt>> {
    return this.quilts.fabricsOf(quilter, quiltNum);
  }

  @Route(storeQuilt)
  async store(
    @SignedIn() quilter: Quilter,
    @Body() quilt: ParsedBody<typeof storeQuilt>,
    @IdempotencyKey() key: string | undefined,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AnswerOf<typeof storeQuilt>> {
    const { num, revision, ...more } = await this.quilts.store(quilter, quilt, key);
    response.status(revision === 1 ? 201 : 200);
    return { dbResponse: 1, quiltNum: num, revision, ...more };
  }

  @Route(deleteQuilt)
  async delete(
    @SignedIn() quilter: Quilter,
    @Body() { quiltNum }: ParsedBody<typeof deleteQuilt>,
  ): Promise<AnswerOf<typeof deleteQuilt>> {
    await this.quilts.delete(quilter, quiltNum);
    return { dbResponse: 1 };
  }

  @Route(renameQuilt)
  async rename(
    @SignedIn() quilter: Quilter,
    @Body() { quiltNum, newQuiltName }: ParsedBody<typeof renameQuilt>,
  ): Promise<AnswerOf<typeof renameQuilt>> {
    return { dbResponse: 1, revision: await this.quilts.rename(quilter, quiltNum, newQuiltName) };
  }
}
