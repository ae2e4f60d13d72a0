import { Body, Controller, Headers, Query, Res } from '@nestjs/common';
import type { AnswerOf, ParsedBody, ParsedQuery } from '@quiltwright/shared/contract/call';
import { IDEMPOTENCY_HEADER } from '@quiltwright/shared/contract/headers';
import {
  deleteQuilt,
  renameQuilt,
  retrFabricsForQuilt,
  retrQuilt,
  retrQuiltList,
  storeQuilt,
} from '@quiltwright/shared/contract/quilt-calls';
import type { Response } from 'express';
import { type Quilter, SignedIn } from '../auth/quilter.js';
import { ProblemException } from '../common/problem.js';
import { Route } from '../common/route.js';
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

  @Route(retrQuilt)
  async retrieve(
    @SignedIn() quilter: Quilter,
    @Query() { quiltNum }: ParsedQuery<typeof retrQuilt>,
  ): Promise<AnswerOf<typeof retrQuilt>> {
    return this.quilts.retrieve(quilter, quiltNum);
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
    @Headers(IDEMPOTENCY_HEADER) key: string | undefined,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AnswerOf<typeof storeQuilt>> {
    const stored = await this.quilts.store(quilter, quilt, checkedKey(key));
    response.status(stored.revision === 1 ? 201 : 200);
    return { dbResponse: 1, ...stored };
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

function checkedKey(key: string | undefined): string | undefined {
  if (key === undefined || /^[\x21-\x7e]{1,200}$/.test(key)) return key;
  throw new ProblemException(
    400,
    `${IDEMPOTENCY_HEADER} must be 1 to 200 printable characters without spaces.`,
  );
}
