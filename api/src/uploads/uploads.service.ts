import { Injectable } from '@nestjs/common';
import { LIMITS } from '@quiltwright/shared/limits';
import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { type Quilter, requirePaid } from '../http/quilter.js';
import { notThere, ProblemException } from '../http/problem.js';
import { FabricsRepository } from '../fabrics/fabrics.repository.js';
import { fabricOf } from '../fabrics/fabrics.service.js';
import { RateLimits, sender } from '../rate-limits/rate-limits.js';
import { checkedName } from '../designs/refusals.js';
import type { StoreKey } from '../designs/store-key.js';
import { fabricNameOf } from './fabric-name.js';
import { PictureDecoder } from './picture-decoder.js';
import { UploadStore } from './upload-store.js';
import { pictureHash } from './picture-hash.js';
import type { UploadForm } from './upload-forms.js';
import { uploadedCloth } from './uploaded-picture.js';

/** Uploads in a quarter of an hour of one quilter: all that there may be, twice; and from one address, as of a class. */
const MOST_OF_QUILTER = 2 * LIMITS.uploads;
const MOST_FROM_ADDRESS = 6 * LIMITS.uploads;
const TOO_MANY = 'Those were very many pictures at once.';

/** A picture's file, and what it is called on its sender's machine. */
type Picture = Pick<UploadForm, 'path' | 'fileName'>;

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
   * @param address where the request comes from
   * @param key the call's Idempotency-Key
   * @returns whether the quilter has room for another one, or it is one that they have
   * @throws ProblemException 402, 429
   */
  async hasRoom(quilter: Quilter, address: string, key: string | undefined): Promise<boolean> {
    const { quilterNum } = quilter;
    const isThere = key !== undefined && (await this.uploads.byKey(quilterNum, key)) !== null;
    if (!isThere) requirePaid(quilter);
    const ofQuilter = `upload ${String(quilterNum)}`;
    const ofAddress = `upload address ${sender(address)}`;
    await this.limits.countAll([
      { key: ofQuilter, most: MOST_OF_QUILTER, tooMany: TOO_MANY },
      { key: ofAddress, most: MOST_FROM_ADDRESS, tooMany: TOO_MANY },
    ]);
    return isThere || (await this.fabrics.countUploads(quilterNum)) < LIMITS.uploads;
  }

  /**
   * Makes a fabric of a picture.
   *
   * @param key the call's Idempotency-Key: the same key and picture again give the same fabric
   * @returns null where the quilter's room was taken meanwhile
   * @throws ProblemException 402, 413, 415; 422 for a key that came with another picture
   */
  async save(quilter: Quilter, picture: Picture, key: string | undefined): Promise<Fabric | null> {
    const { quilterNum } = quilter;
    const { path, fileName } = picture;
    const storeKey = key === undefined ? undefined : { key, bodyHash: await pictureHash(picture) };
    const earlier = await this.earlier(quilterNum, storeKey);
    if (earlier) return earlier;
    requirePaid(quilter);
    const cloth = await uploadedCloth(this.decoder, path, quilterNum);
    const fabric = await this.uploads.add(quilterNum, fabricNameOf(fileName), cloth, storeKey);
    // The same picture may have come twice at once.
    return fabric ? fabricOf(fabric) : this.earlier(quilterNum, storeKey);
  }

  /** The fabric that was made of a picture that is sent again. @throws ProblemException 422 for another one */
  private async earlier(quilterNum: number, storeKey: StoreKey | undefined): Promise<Fabric | null> {
    const fabric = storeKey && (await this.uploads.byKey(quilterNum, storeKey.key));
    if (!fabric) return null;
    if (fabric.store?.bodyHash === storeKey.bodyHash) return fabricOf(fabric);
    throw new ProblemException(422, 'This Idempotency-Key was used for another picture. Use a new one.');
  }

  /** @throws ProblemException 404, 422 */
  async rename({ quilterNum }: Quilter, fabricNum: number, newName: string): Promise<void> {
    const name = checkedName(newName, 'fabric', 'fabricName');
    if (!(await this.fabrics.renameUpload(quilterNum, fabricNum, name))) throw notThere('fabric');
  }
}
