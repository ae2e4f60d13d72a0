import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { UPLOADS_PALETTE } from '@quiltwright/shared/quilting/palette';
import { CountersRepository } from '../counters/counters.repository.js';
import { FABRIC_SCHEMA_VERSION, type StoredFabric } from '../fabrics/fabric.schema.js';
import { FabricsRepository } from '../fabrics/fabrics.repository.js';
import { ImagesRepository } from '../images/images.repository.js';
import type { EncodedCloth } from '../library/cloth/encode.js';
import { ReferencesRepository } from '../references/references.repository.js';
import { isFresh, noteOf, type StoreKey } from '../designs/store-key.js';

/**
 * Stores and removes uploads with their pictures. The quilter's `References` are written before and after each change.
 * An account then never has too many uploads, and no used upload is removed. `HalfDone` can finish the work of a killed
 * server.
 */
@Injectable()
export class UploadStore {
  constructor(
    private readonly counters: CountersRepository,
    private readonly fabrics: FabricsRepository,
    private readonly images: ImagesRepository,
    private readonly references: ReferencesRepository,
  ) {}

  /**
   * Adds an upload with its pictures.
   * @param key the call's Idempotency-Key
   * @returns null if the quilter has the maximum number of uploads, or already has an upload with the same key
   */
  async add(
    quilterNum: number,
    fabricName: string,
    cloth: EncodedCloth,
    key: StoreKey | undefined,
  ): Promise<StoredFabric | null> {
    const fabricNum = await this.counters.next('fabric');
    const item = { kind: 'fabric', num: fabricNum, revision: 1, blocks: [], fabrics: [] } as const;
    const claim = await this.references.claim(quilterNum, item);
    if (claim === null) return null;
    // Anyone with a picture's address can see it, so the name must be impossible to guess.
    const name = `${String(fabricNum)}-${randomBytes(16).toString('base64url')}`;
    const fabric: StoredFabric = {
      _id: fabricNum,
      quilterNum,
      paletteNum: UPLOADS_PALETTE,
      fabricName,
      userFabricName: fabricName,
      fabricUrl: `${name}.webp`,
      swatchUrl: `${name}-swatch.webp`,
      averageColour: cloth.averageColour,
      madeFrom: '',
      uploadedAt: new Date(),
      ...(key && { store: noteOf(key, item.revision) }),
      schemaVersion: FABRIC_SCHEMA_VERSION,
    };
    await this.images.add([
      pictureAt(fabric.fabricUrl, cloth.cloth),
      pictureAt(fabric.swatchUrl, cloth.swatch),
    ]);
    if (!(await this.fabrics.addUpload(fabric))) {
      await this.images.removeOfUpload(fabricNum);
      await this.references.forget(quilterNum, item);
      return null;
    }
    await this.references.settle(quilterNum, item, claim);
    return fabric;
  }

  /** Returns the upload that came with this Idempotency-Key, unless the key may already be used again. */
  async byKey(quilterNum: number, key: string): Promise<StoredFabric | null> {
    const fabric = await this.fabrics.uploadByKey(quilterNum, key);
    if (!fabric?.store || isFresh(fabric.store)) return fabric;
    await this.fabrics.forgetKey(quilterNum, key);
    return null;
  }

  async isThere(quilterNum: number, fabricNum: number): Promise<boolean> {
    return (await this.fabrics.upload(quilterNum, fabricNum)) !== null;
  }

  /**
   * Removes an upload and its pictures. The upload must first be marked for deletion in the quilter's
   * `References`.
   * @returns false if there is no such upload.
   */
  async remove(quilterNum: number, fabricNum: number): Promise<boolean> {
    const removed = await this.fabrics.removeUpload(quilterNum, fabricNum);
    await this.images.removeOfUpload(fabricNum);
    return removed;
  }

  /**
   * Removes all uploads of a quilter. The pictures of an upload are removed before the upload, so that an interrupted
   * removal can be repeated.
   */
  async removeAll(quilterNum: number): Promise<void> {
    for (const { _id } of await this.fabrics.uploads(quilterNum)) {
      await this.images.removeOfUpload(_id);
      await this.fabrics.removeUpload(quilterNum, _id);
    }
  }
}

function pictureAt(name: string, bytes: Buffer) {
  return { _id: `fabrics/${name}`, contentType: 'image/webp', bytes, madeFrom: '' };
}
