import { Injectable } from '@nestjs/common';
import { OneOfEach } from '../common/at-most.js';
import { DocumentThread, type ReadQuilt } from '../documents/document-thread.js';
import { readStoredQuilt } from '../documents/stored-quilt.mjs';
import { QuiltsRepository } from './quilts.repository.js';

/** Quilts of more bytes are read in a thread of their own. */
const SMALL = 100_000;

/** Reads stored quilts, for each quilter one at a time. */
@Injectable()
export class QuiltReader {
  private readonly readings = new OneOfEach<number>();

  constructor(
    private readonly quilts: QuiltsRepository,
    private readonly thread: DocumentThread,
  ) {}

  /** @returns null where the quilter has no such quilt. @throws ProblemException 503 */
  read(quilterNum: number, quiltNum: number): Promise<ReadQuilt | null> {
    return this.readings.run(quilterNum, async () => {
      const bytes = await this.quilts.stored(quilterNum, quiltNum);
      if (!bytes) return null;
      return bytes.length > SMALL ? this.thread.readQuilt(bytes) : readStoredQuilt(bytes);
    });
  }
}
