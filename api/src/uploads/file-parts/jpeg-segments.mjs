/* The segments of a JPEG file (ISO/IEC 10918-1, annex B). */

export const markers = {
  huffman: 0xc4,
  arithmetic: 0xcc,
  quantisation: 0xdb,
  restart: 0xdd,
  scan: 0xda,
  end: 0xd9,
};

/** The last bytes of a JPEG. */
export const JPEG_END = Buffer.from([0xff, markers.end]);

/**
 * @typedef {object} Segment
 * @property {number} marker
 * @property {number} start the position of the marker
 * @property {number} body the start of the data, after the length
 * @property {number} end the end of the data
 * @property {number} scanEnd for a scan, the end of the pixels that follow the scan header; otherwise `end`
 */

/**
 * Yields the segments of a JPEG up to its first end marker, which comes last. It leaves out bytes between segments,
 * and a segment that is cut off.
 *
 * @param {Buffer} file
 * @returns {Generator<Segment, void>}
 */
export function* segmentsOf(file) {
  for (let start = nextMarker(file, 2); start + 1 < file.length;) {
    const marker = file[start + 1] ?? 0;
    const body = start + (isAlone(marker) ? 2 : 4);
    if (body > file.length) return;
    const end = isAlone(marker) ? body : start + 2 + Math.max(2, file.readUInt16BE(start + 2));
    if (end > file.length) return;
    const scanEnd = marker === markers.scan ? pixelsEnd(file, end) : end;
    yield { marker, start, body, end, scanEnd };
    if (marker === markers.end) return;
    start = nextMarker(file, scanEnd);
  }
}

/**
 * True for the marker of a frame, which has the size of the picture.
 *
 * @param {number} marker
 */
export function isFrame(marker) {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}

/**
 * True for the marker of a restart within the pixels of a scan.
 *
 * @param {number} marker
 */
function isRestart(marker) {
  return marker >= 0xd0 && marker <= 0xd7;
}

/**
 * True for a marker without length and data.
 *
 * @param {number} marker
 */
function isAlone(marker) {
  return isRestart(marker) || marker === 0x01 || marker === 0xd8 || marker === markers.end;
}

/**
 * Returns the position of the next marker: a byte FF that is followed by neither FF nor zero.
 *
 * @param {Buffer} file
 * @param {number} from
 */
function nextMarker(file, from) {
  let at = file.indexOf(0xff, from);
  while (at >= 0 && (file[at + 1] === 0xff || file[at + 1] === 0)) at = file.indexOf(0xff, at + 1);
  return at < 0 ? file.length : at;
}

/**
 * Returns the end of a scan's pixels: the position of the next marker that isn't a restart.
 *
 * @param {Buffer} file
 * @param {number} from
 */
function pixelsEnd(file, from) {
  let at = nextMarker(file, from);
  while (isRestart(file[at + 1] ?? 0)) at = nextMarker(file, at + 2);
  return at;
}
