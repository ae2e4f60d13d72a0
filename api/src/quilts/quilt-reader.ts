import { Injectable } from '@nestjs/common';
import { OneOfEach } from '../common/at-most.js';
import { DocumentThread, type QuiltForm, type ReadQuilt } from '../documents/document-thread.js';
import { readStoredQuilt } from '../documents/stored-quilt.mjs';
import { QuiltsRepository } from './quilts.repository.js';

/** Quilts larger than this (bytes) are read in a separate thread. */
const SMALL = 100_000;

/** The number of quilters whose last large quilt is remembered. */
const KNOWN = 1_000;

interface LastRead {
  quiltNum: number;
  revision: number;
  fabrics: number[];
}

/** Reads stored quilts, one at a time for each quilter. */
@Injectable()
export class QuiltReader {
  private readonly readings = new OneOfEach<number>();
  /**
   * The last large quilt read for each quilter, by quilter number. A browser that opens a quilt also requests the
   * quilt's fabrics, and a large quilt must not be read twice.
   */
  private readonly lastRead = new Map<number, LastRead>();

  constructor(
    private readonly quilts: QuiltsRepository,
    private readonly thread: DocumentThread,
  ) {}

  /**
   * Reads a quilt.
   * @returns null if the quilter has no such quilt.
   * @throws ProblemException 503
   */
  read(quilterNum: number, quiltNum: number, form: QuiltForm): Promise<ReadQuilt | null> {
    return this.readings.run(quilterNum, () => this.readNow(quilterNum, quiltNum, form));
  }

  /**
   * Returns the fabrics of a quilt. If the stored quilt can't be read, returns the reason (`fault`) instead.
   * @returns null if the quilter has no such quilt.
   * @throws ProblemException 503
   */
  fabricsOf(
    quilterNum: number,
    quiltNum: number,
  ): Promise<Pick<LastRead, 'fabrics'> | { fault: string } | null> {
    return this.readings.run(quilterNum, async () => {
      const last = this.lastRead.get(quilterNum);
      if (last?.quiltNum === quiltNum) {
        const head = await this.quilts.head(quilterNum, quiltNum);
        if (head?.revision === last.revision) return last;
      }
      return this.readNow(quilterNum, quiltNum, 'setting');
    });
  }

  private async readNow(quilterNum: number, quiltNum: number, form: QuiltForm): Promise<ReadQuilt | null> {
    const bytes = await this.quilts.stored(quilterNum, quiltNum);
    if (!bytes) return null;
    if (bytes.length <= SMALL) return readStoredQuilt(bytes, form);
    const quilt = await this.thread.readQuilt(bytes, form);
    if ('fabrics' in quilt) {
      const { revision, fabrics } = quilt;
      this.note(quilterNum, { quiltNum, revision, fabrics });
    }
    return quilt;
  }

  private note(quilterNum: number, read: LastRead): void {
    this.lastRead.delete(quilterNum);
    this.lastRead.set(quilterNum, read);
    const [oldest] = this.lastRead.keys();
    if (this.lastRead.size > KNOWN && oldest !== undefined) this.lastRead.delete(oldest);
  }
}
