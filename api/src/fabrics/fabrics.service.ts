import { Injectable } from '@nestjs/common';
import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { FABRIC } from '@quiltwright/shared/limits';
import { UPLOADS_PALETTE } from '@quiltwright/shared/quilting/palette';
import type { Quilter } from '../http/quilter.js';
import { notThere } from '../http/problem.js';
import type { StoredFabric } from './fabric.schema.js';
import { FabricsRepository } from './fabrics.repository.js';

/** Fabrics as a quilter may see them: those of the library and their own. */
@Injectable()
export class FabricsService {
  /** Numbers of library fabrics that were seen in the database, which never loses one. */
  private readonly inLibrary = new Set<number>();

  constructor(private readonly fabrics: FabricsRepository) {}

  /** A palette of the library, or the quilter's uploads. */
  async palette(quilter: Quilter, paletteNum: number): Promise<Fabric[]> {
    const stored =
      paletteNum === UPLOADS_PALETTE ? await this.uploads(quilter) : await this.fabrics.ofPalette(paletteNum);
    return stored.map(fabricOf);
  }

  /** @throws ProblemException 404 */
  async byNum(quilter: Quilter, fabricNum: number): Promise<Fabric> {
    const [fabric] = await this.byNums(quilter, [fabricNum]);
    if (!fabric) throw notThere('fabric');
    return fabric;
  }

  /** Those of the numbers that there are, by number. */
  async byNums(quilter: Quilter, fabricNums: readonly number[]): Promise<Fabric[]> {
    return (await this.fabrics.readable(quilter.quilterNum, fabricNums)).map(fabricOf);
  }

  /** The numbers that no fabric of the library or of the quilter has. */
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

/** A fabric as calls give it. */
export function fabricOf(stored: StoredFabric): Fabric {
  const { _id, paletteNum, fabricName, userFabricName, fabricUrl, swatchUrl, averageColour } = stored;
  const uploadedAt = stored.uploadedAt ?? stored.store?.at;
  return {
    ...{ fabricNum: _id, paletteNum, fabricName, userFabricName, fabricUrl, swatchUrl, averageColour },
    ...(uploadedAt && { uploadedAt: uploadedAt.toISOString() }),
  };
}
