import { Injectable } from '@nestjs/common';
import { LIMITS } from '@quiltwright/shared/limits';
import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { type Quilter, requirePaid } from '../http/quilter.js';
import { notThere, problem } from '../http/problem.js';
import { FabricsRepository } from '../fabrics/fabrics.repository.js';
import { fabricOf } from '../fabrics/fabrics.service.js';
import { RateLimits, sender } from '../rate-limits/rate-limits.js';
import { checkedName } from '../designs/refusals.js';
import type { StoreKey } from '../designs/store-key.js';
import { fabricNameOf } from '@quiltwright/shared/fabric-name';
import { PictureDecoder } from './pictures/picture-decoder.js';
import { UploadStore } from './upload-store.js';
import type { UploadForm } from './upload-forms.js';
import { uploadedCloth } from './pictures/uploaded-picture.js';
import { tooMany } from '../http/problem-words.js';

/**
 * The maximum number of uploads by one quilter in a quarter of an hour: twice the number that an account can
 * hold. `MOST_FROM_ADDRESS` is the maximum from one address: enough for a class of quilters.
 */
const MOST_OF_QUILTER = 2 * LIMITS.uploads;
const MOST_FROM_ADDRESS = 6 * LIMITS.uploads;
const TOO_MANY = tooMany.pictures;

/** The uploaded file of a picture: its path, its name and its hash. */
type Picture = Omit<UploadForm, 'fields'>;

@Injectable()
export class UploadsService {
  constructor(
    private readonly limits: RateLimits,
    private readonly fabrics: FabricsRepository,
    private readonly decoder: PictureDecoder,
    private readonly uploads: UploadStore,
  ) {}

  /**
   * True if the quilter has room for another upload, or already has the upload with this key. Must run before the
   * picture is read.
   * @param address the network address from which the request came
   * @param key the call's Idempotency-Key
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
   * Makes a fabric from a picture.
   *
   * @param key the call's Idempotency-Key: the same key and picture again return the same fabric
   * @returns null if the account became full during the call, because of other uploads
   * @throws ProblemException 402, 413, 415; 422 for a key that came with another picture
   */
  async save(quilter: Quilter, picture: Picture, key: string | undefined): Promise<Fabric | null> {
    const { quilterNum } = quilter;
    const { path, fileName, hash } = picture;
    const storeKey = key === undefined ? undefined : { key, bodyHash: hash };
    const earlier = await this.earlier(quilterNum, storeKey);
    if (earlier) return earlier;
    requirePaid(quilter);
    const cloth = await uploadedCloth(this.decoder, path, quilterNum);
    const fabric = await this.uploads.add(quilterNum, fabricNameOf(fileName), cloth, storeKey);
    // If the same picture was sent twice at once, the other call may have stored it.
    return fabric ? fabricOf(fabric) : this.earlier(quilterNum, storeKey);
  }

  /**
   * Returns the fabric that was already made from the same picture with the same Idempotency-Key; null if there
   * is none.
   * @throws ProblemException 422 if the key came with another picture
   */
  private async earlier(quilterNum: number, storeKey: StoreKey | undefined): Promise<Fabric | null> {
    const fabric = storeKey && (await this.uploads.byKey(quilterNum, storeKey.key));
    if (!fabric) return null;
    if (fabric.store?.bodyHash === storeKey.bodyHash) return fabricOf(fabric);
    throw problem('keyOfAnother', { kind: 'picture' });
  }

  /**
   * Renames an upload.
   * @throws ProblemException 404, 422
   */
  async rename({ quilterNum }: Quilter, fabricNum: number, newName: string): Promise<void> {
    const name = checkedName(newName, 'fabric', 'fabricName');
    if (!(await this.fabrics.renameUpload(quilterNum, fabricNum, name))) throw notThere('fabric');
  }
}
