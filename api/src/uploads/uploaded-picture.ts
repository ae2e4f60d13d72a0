import { open } from 'node:fs/promises';
import { LIMITS } from '@quiltwright/shared/limits';
import { fileTypeFromBuffer } from 'file-type';
import { ProblemException } from '../http/problem.js';
import { averageColour, type EncodedCloth } from '../library/cloth/encode.js';
import type { Decoded, PictureDecoder } from './picture-decoder.js';

/** Kinds of files that are taken, as `file-type` calls them. */
const TAKEN: ReadonlySet<string> = new Set(['jpg', 'png', 'apng', 'gif']);

/** So many bytes tell a file's kind. */
const HEAD_BYTES = 4100;

/**
 * Makes cloth of an uploaded picture: upright, its middle square, 1024 × 1024 pixels at most, and nothing of the
 * file but its pixels.
 *
 * @param path of the file, whatever that holds
 * @throws ProblemException 413 for one with too many pixels, 422 for one that is a mere stripe, 415 for anything that is no whole JPEG, PNG or GIF
 */
export async function uploadedCloth(decoder: PictureDecoder, path: string): Promise<EncodedCloth> {
  await checkKind(path);
  const { cloth, swatch, tile } = whole(await decoder.decode(path));
  return { cloth, swatch, averageColour: averageColour(tile) };
}

async function checkKind(path: string): Promise<void> {
  const type = await fileTypeFromBuffer(await headOf(path));
  if (type && TAKEN.has(type.ext)) return;
  const kind = type ? `is of another kind (${type.ext.toUpperCase()})` : 'is no picture';
  throw new ProblemException(415, `This file ${kind}. Choose a JPEG, PNG or GIF picture.`);
}

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** @throws ProblemException 413, 415 */
function whole(decoded: Decoded): Extract<Decoded, { kind: 'cloth' }> {
  switch (decoded.kind) {
    case 'cloth':
      return decoded;
    case 'too-many-pixels':
      throw new ProblemException(
        413,
        `This picture has ${millions(decoded.pixels)} million pixels; up to ${millions(LIMITS.uploadPixels)} million can be taken. Make it smaller and try again.`,
      );
    case 'too-large':
      throw new ProblemException(
        413,
        'This picture is too large to be opened in the form in which it was saved. Cut it to a square, save it as a plain JPEG and try again.',
      );
    case 'too-narrow':
      throw new ProblemException(
        422,
        'This picture is too long and narrow to make cloth of. Cut it to a square and try again.',
      );
    case 'damaged':
      throw new ProblemException(
        415,
        'This picture is damaged: it can’t be read to its end. Open it in another program, save it anew and try again.',
      );
  }
}

const millions = (pixels: number) => String(Math.ceil(pixels / 1_000_000));
