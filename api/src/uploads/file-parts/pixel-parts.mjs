/**
 * The parts of a JPEG, PNG or GIF file that its first picture needs. A decoder gets only these parts: hundreds
 * of compressed texts in a PNG once kept a decoder busy for 16 seconds. Comments, second frames and gain maps
 * aren't needed for a fabric.
 */
import { gifPixels } from './gif-parts.mjs';
import { jpegPixels } from './jpeg-parts.mjs';
import { pngPixels } from './png-parts.mjs';

/**
 * @typedef {object} PixelParts
 * @property {Buffer[]} pieces the pieces of the reduced file, with its end
 * @property {boolean} isCut true if the file had no end marker
 */

/**
 * Returns the parts of a file that show its picture. It moves them together within `file`, so that memory holds no
 * second copy.
 *
 * @param {Buffer} file a JPEG, PNG or GIF by its first bytes
 * @returns {PixelParts}
 * @throws {Error} if the file is damaged, or has more scans or tables than a picture has
 */
export function pixelParts(file) {
  if (file[0] === 0xff) return jpegPixels(file);
  return file[0] === 0x89 ? pngPixels(file) : gifPixels(file);
}
