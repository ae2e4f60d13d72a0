/** @import { PixelParts } from './pixel-parts.mjs' */
import { inflateSync } from 'node:zlib';
import { Compaction } from './compaction.mjs';

const SIGNATURE_BYTES = 8;
/** The number of bytes in a chunk besides its data: length, type and checksum. */
const FRAME_BYTES = 12;
const END = Buffer.from([0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82]);

/** Chunks that affect a picture's colours or its orientation. The first of each type is used. */
const LOOK = new Set(['tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'eXIf']);
/**
 * The maximum size in bytes of a PNG chunk that affects the picture's colours or its orientation. EXIF data and
 * cameras' profiles are far smaller.
 */
const MOST_LOOK_BYTES = 1_000_000;
/** The maximum size of a colour profile, in bytes. Printers' profiles have about 3 MB. */
const MOST_PROFILE_BYTES = 4_000_000;

/**
 * Returns the chunks of a PNG that show its picture (ISO 15948), without texts, times and frames of an animation.
 *
 * @param {Buffer} file
 * @returns {PixelParts}
 */
export function pngPixels(file) {
  const kept = new Compaction(file);
  kept.keep(0, SIGNATURE_BYTES);
  /** @type {Set<string>} */
  const seen = new Set();
  let isCut = true;
  for (let at = SIGNATURE_BYTES; at + FRAME_BYTES <= file.length;) {
    const type = file.toString('latin1', at + 4, at + 8);
    const end = at + FRAME_BYTES + file.readUInt32BE(at);
    isCut = end > file.length;
    if (isCut || type === 'IEND') break;
    const data = file.subarray(at + 8, end - 4);
    // Empty pixel chunks are left out too, because thousands of them take time.
    if (type === 'IDAT' ? data.length > 0 : isNeeded(type, data, seen)) kept.keep(at, end);
    seen.add(type);
    at = end;
    isCut = true;
  }
  return { pieces: [kept.bytes, END], isCut };
}

/**
 * True for a chunk, other than pixels, that the picture needs.
 *
 * @param {string} type
 * @param {Buffer} data
 * @param {Set<string>} seen the types of earlier chunks
 */
function isNeeded(type, data, seen) {
  if (type === 'IHDR' || type === 'PLTE') return true;
  if (!LOOK.has(type) || seen.has(type) || data.length > MOST_LOOK_BYTES) return false;
  return type !== 'iCCP' || isProfile(data);
}

/**
 * True for a colour profile whose unpacked size is within the maximum. The chunk has a name, a zero, the compression
 * method, and compressed bytes.
 *
 * @param {Buffer} data
 */
function isProfile(data) {
  try {
    inflateSync(data.subarray(data.indexOf(0) + 2), { maxOutputLength: MOST_PROFILE_BYTES });
    return true;
  } catch {
    return false;
  }
}
