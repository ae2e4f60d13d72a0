/**
 * The parts of a JPEG, PNG or GIF file that its first picture needs. A decoder never sees anything else: hundreds of
 * compressed texts in a PNG took it 16 seconds, and a comment, a second frame or a gain map shows nothing on cloth.
 */
import { gifPixels } from './gif-parts.mjs';
import { jpegPixels } from './jpeg-parts.mjs';
import { pngPixels } from './png-parts.mjs';

/**
 * @typedef {object} PixelParts
 * @property {Buffer[]} pieces the file without its other parts, and with its end
 * @property {boolean} isCut true where the file had no end of its own
 */

/**
 * The parts of a file that show its picture. Moves them together within `file`, so that no second copy is in memory.
 *
 * @param {Buffer} file a JPEG, PNG or GIF by its first bytes
 * @returns {PixelParts}
 * @throws {Error} where the file is damaged, or holds more scans or tables than a picture has
 */
export function pixelParts(file) {
  if (file[0] === 0xff) return jpegPixels(file);
  return file[0] === 0x89 ? pngPixels(file) : gifPixels(file);
}
