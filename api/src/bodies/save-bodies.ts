import { Injectable } from '@nestjs/common';
import { storeCreatedBlock, storeDesignedBlock } from '@quiltwright/shared/contract/calls/block-calls';
import { storeQuilt } from '@quiltwright/shared/contract/calls/quilt-calls';
import { LIMITS } from '@quiltwright/shared/limits';
import type { Request, Response } from 'express';
import { Admission } from '../auth/admission.js';
import { quilterOf } from '../http/quilter.js';
import { AtMost, type EndTurn, OneOfEach } from '../common/at-most.js';
import { setChecked } from '../http/requests/checked-bodies.js';
import { DocumentThread } from '../documents/document-thread.js';
import { readBody } from './read-body.js';
import { SaveLimit } from './save-limit.js';

/** The calls with large bodies, each with the maximum size of its body in bytes. */
export const SAVES = [
  { name: 'storeQuilt', call: storeQuilt, limit: LIMITS.quiltBodyBytes },
  { name: 'storeDesignedBlock', call: storeDesignedBlock, limit: LIMITS.blockBodyBytes },
  { name: 'storeCreatedBlock', call: storeCreatedBlock, limit: LIMITS.blockBodyBytes },
] as const;

/**
 * Admits the bodies of saves: only from quilters who may save, and not too often. Each quilter has one large body in
 * memory at a time. Over all quilters, only one body at a time is checked and stored.
 */
@Injectable()
export class SaveBodies {
  private readonly readings = new OneOfEach<number>();
  private readonly stores = new AtMost(1);

  constructor(
    private readonly admission: Admission,
    private readonly limit: SaveLimit,
    private readonly thread: DocumentThread,
  ) {}

  /**
   * Admits a save, or refuses it. Must run before any of the save's body is read.
   * @throws ProblemException 401, 403, 429
   */
  async admit(request: Request): Promise<void> {
    await this.admission.admit(request, 'subscriber');
    this.limit.count(quilterOf(request).quilterNum);
  }

  /**
   * Reads a large body, checks it by its call's schema, and sets `request.body` to the parsed value.
   * @throws ProblemException 400, 413, 415, 422
   */
  async read(call: string, limit: number, request: Request, response: Response): Promise<void> {
    const turns = [await this.readings.turn(quilterOf(request).quilterNum)];
    try {
      const bytes = await readBody(request, limit);
      turns.push(await this.stores.turn());
      const body = await this.thread.checkBody(call, bytes);
      setChecked(body);
      request.body = body;
      endWithAnswer(turns, response);
    } catch (error) {
      endAll(turns);
      throw error;
    }
  }
}

/**
 * Lets the next body be read and stored once the server has written its answer to this request. Doesn't wait
 * until the answer has been sent, because an earlier answer on the same connection could delay the sending for
 * ever.
 */
function endWithAnswer(turns: readonly EndTurn[], response: Response): void {
  const end = response.end.bind(response) as (...args: unknown[]) => Response;
  response.end = (...args: unknown[]) => {
    endAll(turns);
    return end(...args);
  };
  // `end` isn't called for an answer that is broken off.
  response.once('close', () => {
    endAll(turns);
  });
}

function endAll(turns: readonly EndTurn[]): void {
  for (const end of turns) end();
}
