import { Injectable } from '@nestjs/common';
import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import type { AnswerOf } from '@quiltwright/shared/contract/call';
import type { libraryFabrics } from '@quiltwright/shared/contract/calls/fabric-calls';
import { FABRIC } from '@quiltwright/shared/limits';
import { UPLOADS_PALETTE } from '@quiltwright/shared/quilting/palette';
import type { Quilter } from '../http/quilter.js';
import { prepareBody, type PreparedBody } from '../http/answers/prepared.js';
import { notThere } from '../http/problem.js';
import type { StoredFabric } from './fabric.schema.js';
import { FabricsRepository } from './fabrics.repository.js';

/**
 * The time (ms) for which the list of the library stays in memory. Another process may start with a newer library on
 * the same database.
 */
const LIBRARY_AGE = 60_000;

/** The fabrics that a quilter may see: the library's, and the quilter's own. */
@Injectable()
export class FabricsService {
  /** Numbers of library fabrics that were found in the database. The database never loses a library fabric. */
  private readonly inLibrary = new Set<number>();

  private prepared: { body: Promise<PreparedBody>; end: number } | null = null;

  constructor(private readonly fabrics: FabricsRepository) {}

  /**
   * Returns the fabrics of a palette of the library. For the palette `UPLOADS_PALETTE`, returns the quilter's uploads.
   */
  async palette(quilter: Quilter, paletteNum: number): Promise<Fabric[]> {
    const stored =
      paletteNum === UPLOADS_PALETTE ? await this.uploads(quilter) : await this.fabrics.ofPalette(paletteNum);
    return stored.map(fabricOf);
  }

  /** Returns the body of the answer that lists all fabrics of the library, in the order of their numbers. */
  library(): Promise<PreparedBody> {
    if (this.prepared && performance.now() < this.prepared.end) return this.prepared.body;
    const body = this.prepareLibrary();
    this.prepared = { body, end: performance.now() + LIBRARY_AGE };
    // Forgets a list that can't be read, so that the next call tries again.
    body.catch(() => (this.prepared = null));
    return body;
  }

  private async prepareLibrary(): Promise<PreparedBody> {
    const fabrics: AnswerOf<typeof libraryFabrics> = (await this.fabrics.ofLibrary()).map(fabricOf);
    return prepareBody(JSON.stringify(fabrics));
  }

  /**
   * Returns the fabric with this number.
   * @throws ProblemException 404
   */
  async byNum(quilter: Quilter, fabricNum: number): Promise<Fabric> {
    const [fabric] = await this.byNums(quilter, [fabricNum]);
    if (!fabric) throw notThere('fabric');
    return fabric;
  }

  /**
   * Returns the fabrics with these numbers, in the order of their numbers. Fabrics that belong neither to the library
   * nor to the quilter are left out.
   */
  async byNums(quilter: Quilter, fabricNums: readonly number[]): Promise<Fabric[]> {
    return (await this.fabrics.readable(quilter.quilterNum, fabricNums)).map(fabricOf);
  }

  /**
   * Returns the numbers in `fabricNums` that belong neither to a fabric of the library nor to one of the
   * quilter's.
   */
  async missing(quilter: Quilter, fabricNums: readonly number[]): Promise<number[]> {
    const unsure = fabricNums.filter((fabricNum) => !this.inLibrary.has(fabricNum));
    if (unsure.length === 0) return [];
    const there = new Set(await this.fabrics.existing(quilter.quilterNum, unsure));
    for (const fabricNum of there) if (fabricNum < FABRIC.firstUpload) this.inLibrary.add(fabricNum);
    return unsure.filter((fabricNum) => !there.has(fabricNum));
  }

  private async uploads(quilter: Quilter): Promise<StoredFabric[]> {
    return quilter.role === 'subscriber' ? this.fabrics.uploads(quilter.quilterNum) : [];
  }
}

/** Returns a fabric in the format of the calls' answers. */
export function fabricOf(stored: StoredFabric): Fabric {
  const { _id, paletteNum, fabricName, userFabricName, fabricUrl, swatchUrl, averageColour } = stored;
  const uploadedAt = stored.uploadedAt ?? stored.store?.at;
  return {
    ...{ fabricNum: _id, paletteNum, fabricName, userFabricName, fabricUrl, swatchUrl, averageColour },
    ...(uploadedAt && { uploadedAt: uploadedAt.toISOString() }),
  };
}
