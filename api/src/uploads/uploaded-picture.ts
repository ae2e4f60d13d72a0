import { open } from 'node:fs/promises';
import { CLOTH_TILE, LIMITS } from '@quiltwright/shared/limits';
import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Metadata } from 'sharp';
import { ProblemException } from '../common/problem.js';
import { averageColour, type EncodedCloth } from '../library/cloth/encode.js';
import { TILE_PX } from '../library/cloth/torus.js';

// A decoder is a way in, so in the whole process there is none but for the kinds that are taken, and for WebP, in
// which the library is kept. Each file is decoded once: nothing of it is kept.
sharp.cache(false);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Nsgif', 'Webp'].map((kind) => `VipsForeignLoad${kind}`),
});

/** Kinds of files that are taken, as `file-type` calls them. */
const TAKEN: ReadonlySet<string> = new Set(['jpg', 'png', 'apng', 'gif']);

/** So many bytes tell a file's kind. */
const HEAD_BYTES = 4100;

/** What a picture may take of memory (bytes) while it is decoded. */
const MOST_HELD = 200_000_000;

/** Decoding is given up after so many seconds. */
const PATIENCE = 30;

const SWATCH_PX = 120;
const SWATCH_INCHES = 2.5;

/** The middle square of a picture: red, green and blue bytes, row by row. */
interface Square {
  pixels: Buffer;
  side: number;
}

/**
 * Makes cloth of an uploaded picture: upright, its middle square, 1024 × 1024 pixels at most, and nothing of the
 * file but its pixels.
 *
 * @param path of the file, whatever that holds
 * @throws ProblemException 413 for one with too many pixels, 415 for anything that is no whole JPEG, PNG or GIF
 */
export async function uploadedCloth(path: string): Promise<EncodedCloth> {
  await checkKind(path);
  return encode(await middleSquare(path));
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

async function middleSquare(path: string): Promise<Square> {
  // Only its header is read here: how many pixels are too many is ours to say.
  const facts = await readable(sharp(path, { limitInputPixels: false }).metadata());
  checkSize(facts);
  const side = Math.min(facts.width, facts.height, LIMITS.uploadSide);
  // All of it is decoded, also what lies outside the square, so that no damage passes.
  const { data, info } = await readable(
    sharp(path, { failOn: 'warning', limitInputPixels: LIMITS.uploadPixels })
      .timeout({ seconds: PATIENCE })
      .autoOrient()
      .resize(side, side, { fit: 'outside' })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true }),
  );
  const { width, height, channels } = info;
  const pixels = await sharp(data, { raw: { width, height, channels } })
    .extract({
      left: Math.floor((width - side) / 2),
      top: Math.floor((height - side) / 2),
      width: side,
      height: side,
    })
    .raw()
    .toBuffer();
  return { pixels, side };
}

function checkSize(facts: Metadata): void {
  if (facts.width * facts.height > LIMITS.uploadPixels) {
    const millions = (pixels: number) => String(Math.ceil(pixels / 1_000_000));
    throw new ProblemException(
      413,
      `This picture has ${millions(facts.width * facts.height)} million pixels; up to ${millions(LIMITS.uploadPixels)} million can be taken. Make it smaller and try again.`,
    );
  }
  if (bytesHeld(facts) > MOST_HELD) {
    throw new ProblemException(
      413,
      'This picture is too large to be opened in the form in which it was saved. Save it as a plain JPEG and try again.',
    );
  }
}

/** How much of a picture is in memory at once while it is decoded; most are read row by row. */
function bytesHeld({ format, width, height, channels, ...facts }: Metadata): number {
  const pixels = width * height;
  switch (format) {
    case 'gif':
      return 4 * pixels;
    case 'jpeg': {
      const coefficients = facts.chromaSubsampling?.startsWith('4:2:0') ? 1.5 : channels;
      return facts.isProgressive ? 2 * coefficients * pixels : 0;
    }
    default: {
      const isHeld = facts.isProgressive || (facts.orientation ?? 1) > 1;
      return isHeld ? channels * (facts.depth === 'uchar' ? 1 : 2) * pixels : 0;
    }
  }
}

/** @throws ProblemException 415 where the decoder gives up */
async function readable<T>(decoding: Promise<T>): Promise<T> {
  try {
    return await decoding;
  } catch {
    throw new ProblemException(
      415,
      'This picture is damaged: it can’t be read to its end. Open it in another program, save it anew and try again.',
    );
  }
}

async function encode({ pixels, side }: Square): Promise<EncodedCloth> {
  const picture = () => sharp(pixels, { raw: { width: side, height: side, channels: 3 } });
  const cut = Math.max(1, Math.floor((side * SWATCH_INCHES) / CLOTH_TILE));
  const cloth = await picture().webp({ quality: 85 }).toBuffer();
  const swatch = await picture()
    .extract({ left: 0, top: 0, width: cut, height: cut })
    .resize(SWATCH_PX)
    .webp({ quality: 80 })
    .toBuffer();
  const tile = await picture().resize(TILE_PX).raw().toBuffer();
  return { cloth, swatch, averageColour: averageColour(tile) };
}
