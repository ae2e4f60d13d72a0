import { Injectable } from '@nestjs/common';
import { storeCreatedBlock, storeDesignedBlock } from '@quiltwright/shared/contract/block-calls';
import { storeQuilt } from '@quiltwright/shared/contract/quilt-calls';
import { LIMITS } from '@quiltwright/shared/limits';
import type { Request, Response } from 'express';
import { Admission } from '../auth/admission.js';
import { quilterOf } from '../auth/quilter.js';
import { AtMost, OneOfEach } from '../common/at-most.js';
import { setChecked } from '../common/checked-bodies.js';
import { BodyCheck } from './body-check.js';
import { readBody } from './read-body.js';
import { SaveLimit } from './save-limit.js';

/** The calls whose bodies may be large, with the bytes that they may have. */
export const SAVES = [
  { name: 'storeQuilt', call: storeQuilt, limit: LIMITS.quiltBodyBytes },
  { name: 'storeDesignedBlock', call: storeDesignedBlock, limit: LIMITS.blockBodyBytes },
  { name: 'storeCreatedBlock', call: storeCreatedBlock, limit: LIMITS.blockBodyBytes },
] as const;

/**
 * Lets the bodies of saves come: from those who may save, and not too often. Of each quilter one large body is read at a
 * time, so that nobody fills the memory, and of all quilters one is checked and stored at a time.
 */
@Injectable()
export class SaveBodies {
  private readonly readings = new OneOfEach<number>();
  private readonly stores = new AtMost(1);

  constructor(
    private readonly admission: Admission,
    private readonly limit: SaveLimit,
    private readonly bodies: BodyCheck,
  ) {}

  /** To be asked before any of a save's body is read. @throws ProblemException 401, 403, 429 */
  async admit(request: Request): Promise<void> {
    await this.admission.admit(request, 'subscriber');
    this.limit.count(quilterOf(request).quilterNum);
  }

  /** Puts what a call's schema gives of a large body in its place. @throws ProblemException 400, 413, 415, 422 */
  async read(call: string, limit: number, request: Request, response: Response): Promise<void> {
    const { quilterNum } = quilterOf(request);
    await turn((work) => this.readings.run(quilterNum, work), response);
    const bytes = await readBody(request, limit);
    await turn((work) => this.stores.run(work), response);
    const body = await this.bodies.check({ call, bytes });
    setChecked(body);
    request.body = body;
  }
}

/** Waits for a turn, and has it until the request is answered, or its sender gave up. */
function turn(run: (work: () => Promise<void>) => Promise<void>, response: Response): Promise<void> {
  return new Promise((resolve, reject) => {
    run(() => {
      resolve();
      return response.closed ? Promise.resolve() : new Promise((end) => response.once('close', end));
    }).catch(reject);
  });
}
