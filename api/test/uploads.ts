import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { getModelToken } from '@nestjs/mongoose';
import { UPLOAD } from '@quiltwright/shared/contract/codes';
import { saveFabric } from '@quiltwright/shared/contract/calls/fabric-calls';
import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import type { Model } from 'mongoose';
import sharp from 'sharp';
import { expect } from 'vitest';
import { StoredFabric } from '../src/fabrics/fabric.schema.js';
import { Image } from '../src/images/image.schema.js';
import { References } from '../src/references/references.schema.js';
import type { Browser } from './browser.js';
import type { TestApi } from './test-api.js';

/** Returns a small picture of one colour. */
export function plainPicture(colour = '#3366aa'): Promise<Buffer> {
  return sharp({ create: { width: 40, height: 30, channels: 3, background: colour } })
    .png()
    .toBuffer();
}

/** Sends a picture like the page for uploads does, and accepts any answer. */
export function sendPicture(quilter: Browser, bytes: Buffer, name = 'cloth.png', fields = {}, headers = {}) {
  return quilter.sendForm(
    saveFabric.path,
    { quilterNum: String(quilter.quilterNum), paletteNum: '999', ...fields },
    { field: saveFabric.file, name, bytes },
    headers,
  );
}

/** Uploads a picture, which must be accepted. */
export async function upload(quilter: Browser, name = 'cloth.png', bytes?: Buffer): Promise<Fabric> {
  const { status, body } = await sendPicture(quilter, bytes ?? (await plainPicture()), name);
  expect(status).toBe(201);
  const answer = saveFabric.answer.parse(body);
  if (answer.phpResponse === UPLOAD.full) throw new Error('There is no room for the picture.');
  const { phpResponse: _, ...fabric } = answer;
  return fabric;
}

/** Returns the model for the stored documents of a kind. */
export function modelOf<T>({ app }: TestApi, of: { name: string }): Model<T> {
  return app.get<Model<T>>(getModelToken(of.name), { strict: false });
}

/**
 * Returns all stored data of uploads: the quilter's documents and references, all pictures, and the files being
 * received.
 */
export async function keptOf(api: TestApi, { quilterNum }: Browser) {
  const references = await modelOf<References>(api, References).findById(quilterNum).lean();
  return {
    fabrics: await modelOf<StoredFabric>(api, StoredFabric).countDocuments({ quilterNum }),
    pictures: await modelOf<Image>(api, Image).countDocuments({ _id: /^fabrics\/\d{5,}-/ }),
    incoming: (await readdir(join(api.config.dataDir, 'incoming'))).length,
    places: references?.fabrics.length ?? 0,
    uses: references?.uses.length ?? 0,
  };
}
