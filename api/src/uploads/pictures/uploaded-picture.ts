import { open } from 'node:fs/promises';
import { fileTypeFromBuffer } from 'file-type';
import { problem } from '../../http/problem.js';
import { linear, toHex } from '../../library/cloth/colour.js';
import type { EncodedCloth } from '../../library/cloth/encode.js';
import type { Decoded, PictureDecoder } from './picture-decoder.js';

/** The accepted formats of files, by their names in `file-type`. */
const TAKEN: ReadonlySet<string> = new Set(['jpg', 'png', 'apng', 'gif']);

/** The number of bytes at the start of a file that show its format. */
const HEAD_BYTES = 4100;

/**
 * Returns the pictures and the mean colour of a fabric, made from an uploaded picture. The fabric is the middle square
 * of the upright picture, 1024 × 1024 pixels at most. Data other than pixels are left out.
 * @param path the file, with any content
 * @param quilterNum the owner of the picture
 * @throws ProblemException 413 for too many pixels; 422 for a narrow stripe, or for a picture that takes too long; 415
 *   for a file that isn't a JPEG, PNG or GIF, or that can't be shown
 */
export async function uploadedCloth(
  decoder: PictureDecoder,
  path: string,
  quilterNum: number,
): Promise<EncodedCloth> {
  await checkKind(path);
  const { cloth, swatch, counts } = whole(await decoder.decode(path, quilterNum));
  return { cloth, swatch, averageColour: meanColour(counts) };
}

/**
 * Returns the mean colour as #rrggbb. It is the mean of light, not of bytes, as for the library's cloth
 * (`averageColour`).
 * @param counts how often each byte value occurs: 256 counts for red, then those for green and blue
 */
function meanColour(counts: Uint32Array): string {
  const [red = 0, green = 0, blue = 0] = [0, 256, 512].map((first) => {
    const channel = counts.subarray(first, first + 256);
    const pixels = channel.reduce((sum, count) => sum + count, 0);
    return channel.reduce((sum, count, byte) => sum + count * linear(byte), 0) / pixels;
  });
  return toHex([red, green, blue]);
}

async function checkKind(path: string): Promise<void> {
  const type = await fileTypeFromBuffer(await headOf(path));
  if (type && TAKEN.has(type.ext)) return;
  // The file's extension may be wrong: iPhones save HEIC pictures, and some programs call them .jpg.
  throw type
    ? problem('otherFile', { format: type.ext.toUpperCase(), isImage: type.mime.startsWith('image/') })
    : problem('notAPicture');
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

/**
 * Returns `decoded` if it is a decoded picture; otherwise throws the reason why there is no picture.
 * @throws ProblemException 413, 415, 422
 */
function whole(decoded: Decoded): Extract<Decoded, { kind: 'cloth' }> {
  switch (decoded.kind) {
    case 'cloth':
      return decoded;
    case 'too-many-pixels':
      throw problem('tooManyPixels', { pixels: decoded.pixels });
    case 'too-large':
      throw problem('tooLargeForFormat');
    case 'too-narrow':
      throw problem('pictureTooNarrow');
    case 'too-slow':
      throw problem('pictureTooSlow');
    case 'damaged':
      throw problem('pictureDamaged');
  }
}
