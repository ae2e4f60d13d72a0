import { Injectable } from '@nestjs/common';
import { LIMITS } from '@quiltwright/shared/limits';
import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { type Quilter, requirePaid } from '../auth/quilter.js';
import { notThere } from '../common/problem.js';
import { FabricsRepository } from '../fabrics/fabrics.repository.js';
import { fabricOf } from '../fabrics/fabrics.service.js';
import { RateLimits } from '../rate-limits/rate-limits.js';
import { checkedName } from '../works/refusals.js';
import { fabricNameOf } from './fabric-name.js';
import { PictureDecoder } from './picture-decoder.js';
import { UploadStore } from './upload-store.js';
import { uploadedCloth } from './uploaded-picture.js';

/** Uploads of one quilter in a quarter of an hour: room for all that there may be, twice. */
const MOST_OF_LATE = 2 * LIMITS.uploads;

@Injectable()
export class UploadsService {
  constructor(
    private readonly limits: RateLimits,
    private readonly fabrics: FabricsRepository,
    private readonly decoder: PictureDecoder,
    private readonly uploads: UploadStore,
  ) {}

  /**
   * To be asked before anything is read of a picture.
   *
   * @returns whether the quilter has room for another one
   * @throws ProblemException 402, 429
   */
  async hasRoom(quilter: Quilter): Promise<boolean> {
    requirePaid(quilter);
    const { quilterNum } = quilter;
    await this.limits.count({
      key: `upload ${String(quilterNum)}`,
      most: MOST_OF_LATE,
      tooMany: 'Those were very many pictures at once.',
    });
    return (await this.fabrics.countUploads(quilterNum)) < LIMITS.uploads;
  }

  /**
   * Makes a fabric of a picture.
   *
   * @param path of its file
   * @param fileName by which the fabric is named
   * @returns null where the quilter's room was taken meanwhile
   * @throws ProblemException 413, 415
   */
  async save({ quilterNum }: Quilter, path: string, fileName: string): Promise<Fabric | null> {
    const cloth = await uploadedCloth(this.decoder, path);
    const fabric = await this.uploads.add(quilterNum, fabricNameOf(fileName), cloth);
    return fabric && fabricOf(fabric);
  }

  /** @throws ProblemException 404, 422 */
  async rename({ quilterNum }: Quilter, fabricNum: number, newName: string): Promise<void> {
    const name = checkedName(newName, 'fabric', 'fabricName');
    if (!(await this.fabrics.renameUpload(quilterNum, fabricNum, name))) throw notThere('fabric');
  }
}
