/** @import { PixelParts } from './pixel-parts.mjs' */
import { Compaction } from './compaction.mjs';

const EXTENSION = 0x21;
const IMAGE = 0x2c;
const TRAILER = 0x3b;
/** The label of the GIF extension that contains the transparent colour. */
const GRAPHIC_CONTROL = 0xf9;
/** The size of the start of a file, in bytes: signature, version, size of the screen, flags, background and aspect. */
const HEAD_BYTES = 13;
const DESCRIPTOR_BYTES = 10;

/**
 * Returns the first frame of a GIF, by its specification (GIF89a), without comments, application data and further
 * frames.
 *
 * @param {Buffer} file
 * @returns {PixelParts}
 */
export function gifPixels(file) {
  const kept = new Compaction(file);
  let at = HEAD_BYTES + coloursAfter(file[HEAD_BYTES - 3]);
  kept.keep(0, at);
  let control = { start: 0, end: 0 };
  while (file[at] === EXTENSION) {
    const start = at;
    at = endOfBlocks(file, at + 2);
    if (file[start + 1] === GRAPHIC_CONTROL) control = { start, end: at };
  }
  if (file[at] !== IMAGE) throw new Error('The GIF has no frame.');
  const data = at + DESCRIPTOR_BYTES + coloursAfter(file[at + DESCRIPTOR_BYTES - 1]);
  const end = endOfBlocks(file, data + 1);
  kept.keep(control.start, control.end);
  kept.keep(at, end);
  return { pieces: [kept.bytes, Buffer.from([TRAILER])], isCut: false };
}

/**
 * Returns the size in bytes of the colour table that follows a byte of flags; 0 if the flags announce no table.
 *
 * @param {number | undefined} flags
 */
function coloursAfter(flags = 0) {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0;
}

/**
 * Returns the position after a series of blocks, each of which starts with its length. An empty block ends the series.
 *
 * @param {Buffer} file
 * @param {number} start
 */
function endOfBlocks(file, start) {
  let at = start;
  for (let length = file[at]; length !== 0; length = file[at]) {
    if (length === undefined) throw new Error('The GIF ends early.');
    at += 1 + length;
  }
  return at + 1;
}
