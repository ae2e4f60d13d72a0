import { Injectable } from '@nestjs/common';
import { ReferencesRepository } from '../references/references.repository.js';
import type { References } from '../references/references.schema.js';
import { UploadStore } from './upload-store.js';

/** How long an upload is kept that nothing uses. */
const MONTHS = 6;

/** An upload that was removed, and since when nothing had used it. */
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
   * Notes at `now` which uploads nothing uses, and removes those of which that was noted six months ago. A store that
   * uses one strikes the note out.
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

  /** @returns false where something has come to use it. */
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

/** One line for the log, and for who asks. */
export function describeRemoval({ quilterNum, fabricNum, since }: RemovedUpload): string {
  const day = since.toISOString().slice(0, 10);
  return `Removed fabric ${String(fabricNum)} of quilter ${String(quilterNum)}: nothing had used it since ${day}.`;
}

/** Six months before: the same day, or the last of a month that is shorter. */
function monthsBefore(now: Date): Date {
  const then = new Date(now);
  then.setUTCMonth(now.getUTCMonth() - MONTHS);
  // The 31st of a month that has 30 days is the 1st of the next.
  if (then.getUTCDate() < now.getUTCDate()) then.setUTCDate(0);
  return then;
}
