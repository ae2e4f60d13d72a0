import { Injectable } from '@nestjs/common';
import { ReferencesRepository } from '../references/references.repository.js';
import type { References } from '../references/references.schema.js';
import { UploadStore } from './upload-store.js';

/** The number of months for which an unused upload is kept. */
const MONTHS = 6;

/** A removed upload, and the time since which nothing used it. */
export interface RemovedUpload {
  quilterNum: number;
  fabricNum: number;
  since: Date;
}

/** Removes uploads that no block or quilt has used for six months. */
@Injectable()
export class UnusedUploads {
  constructor(
    private readonly references: ReferencesRepository,
    private readonly uploads: UploadStore,
  ) {}

  /**
   * Records at `now` the uploads that nothing uses, and removes those that were recorded at least six months
   * ago. A save that uses an upload deletes the upload's record.
   */
  async remove(now = new Date()): Promise<RemovedUpload[]> {
    const removed: RemovedUpload[] = [];
    for await (const references of this.references.withUploads()) {
      await this.note(references, now);
      for (const { num: fabricNum, since } of references.unused) {
        if (since > monthsBefore(now)) continue;
        if (await this.removeOne(references._id, fabricNum))
          removed.push({ quilterNum: references._id, fabricNum, since });
      }
    }
    return removed;
  }

  /**
   * Removes one upload.
   * @returns false if something now uses the upload.
   */
  private async removeOne(quilterNum: number, fabricNum: number): Promise<boolean> {
    const item = { kind: 'fabric', num: fabricNum } as const;
    if (!(await this.references.beginDeletion(quilterNum, item))) return false;
    await this.uploads.remove(quilterNum, fabricNum);
    await this.references.forget(quilterNum, item);
    return true;
  }

  private async note({ _id, fabrics, uses, unused }: References, now: Date): Promise<void> {
    const known = new Set([...uses.flatMap((use) => use.fabrics), ...unused.map(({ num }) => num)]);
    for (const fabricNum of fabrics) {
      if (!known.has(fabricNum)) await this.references.noteUnused(_id, fabricNum, now);
    }
  }
}

/** Returns a line that describes a removed upload, for the log and for the output of the command. */
export function describeRemoval({ quilterNum, fabricNum, since }: RemovedUpload): string {
  const day = since.toISOString().slice(0, 10);
  return `Removed fabric ${String(fabricNum)} of quilter ${String(quilterNum)}: no block or quilt had used it since ${day}.`;
}

/** Returns the time six months earlier: the same day, or the last day of a shorter month. */
function monthsBefore(now: Date): Date {
  const then = new Date(now);
  then.setUTCMonth(now.getUTCMonth() - MONTHS);
  // In a month of 30 days, the 31st becomes the 1st of the next month.
  if (then.getUTCDate() < now.getUTCDate()) then.setUTCDate(0);
  return then;
}
