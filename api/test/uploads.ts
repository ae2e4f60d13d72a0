import { UPLOAD, saveFabric } from '@quiltwright/shared/contract/fabric-calls';
import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import sharp from 'sharp';
import { expect } from 'vitest';
import type { Browser } from './browser.js';

/** A small picture of one colour. */
export function plainPicture(colour = '#3366aa'): Promise<Buffer> {
  return sharp({ create: { width: 40, height: 30, channels: 3, background: colour } })
    .png()
    .toBuffer();
}

/** Sends a picture as the page for uploads does, whatever is answered. */
export function sendPicture(quilter: Browser, bytes: Buffer, name = 'cloth.png', fields = {}) {
  return quilter.sendForm(
    saveFabric.path,
    { quilterNum: String(quilter.quilterNum), paletteNum: '999', ...fields },
    { field: saveFabric.file, name, bytes },
  );
}

/** Uploads a picture, which is taken. */
export async function upload(quilter: Browser, name = 'cloth.png', bytes?: Buffer): Promise<Fabric> {
  const { status, body } = await sendPicture(quilter, bytes ?? (await plainPicture()), name);
  expect(status).toBe(201);
  const answer = saveFabric.answer.parse(body);
  if (answer.phpResponse === UPLOAD.full) throw new Error('There is no room for the picture.');
  const { phpResponse: _, ...fabric } = answer;
  return fabric;
}
