/** @import { PixelParts } from './pixel-parts.mjs' */
/** @import { Segment } from './jpeg-segments.mjs' */
import { Compaction } from './compaction.mjs';
import { isFrame, JPEG_END, markers, segmentsOf } from './jpeg-segments.mjs';

/** The maximum size of a colour profile, in bytes. Printers' profiles have about 3 MB. */
const MOST_PROFILE_BYTES = 4_000_000;
/**
 * The maximum number of scans. The finest progressive pictures have about 60 scans. Each scan may take as long to
 * decode as all the pixels.
 */
const MOST_SCANS = 100;
/** The maximum number of tables: four for each scan, and some more. */
const MOST_TABLES = 500;

/** @type {ReadonlySet<number>} */
const TABLES = new Set([markers.huffman, markers.arithmetic, markers.quantisation, markers.restart]);
/**
 * The markers of frames whose scans contain all frequencies: baseline, extended, and extended with arithmetic coding.
 */
const SEQUENTIAL = new Set([0xc0, 0xc1, 0xc9]);
/**
 * The correct last three bytes of the scan header in a sequential JPEG. They are the first frequency (0), the last
 * frequency (63), and the positions of the bits (0). Each scan then contains all frequencies and all bits.
 */
const WHOLE_BAND = [0, 63, 0];

/** The text at the start of each application segment that affects how a picture looks, by the segment's marker. */
const LOOK = new Map([
  [0xe0, 'JFIF\0'],
  [0xe1, 'Exif\0'],
  [0xee, 'Adobe'],
]);
const PROFILE = { marker: 0xe2, start: 'ICC_PROFILE\0' };

/**
 * Returns the segments of a JPEG that make up its picture, up to its first end marker. Comments, thumbnails, gain maps
 * and further pictures (MPO) are left out. Many phones write a wrong band of frequencies into the scan of a sequential
 * picture. The band is corrected.
 *
 * @param {Buffer} file
 * @returns {PixelParts}
 */
export function jpegPixels(file) {
  const kept = new Compaction(file);
  const hasProfile = profileBytes(file) <= MOST_PROFILE_BYTES;
  kept.keep(0, 2);
  /** @type {Set<number>} */
  const seen = new Set();
  let [frame, scans, tables] = [0, 0, 0];
  for (const segment of segmentsOf(file)) {
    const { marker, start, end, scanEnd } = segment;
    if (marker === markers.end) return { pieces: [kept.bytes, JPEG_END], isCut: false };
    if (isFrame(marker)) frame = marker;
    if (marker === markers.scan) {
      scans++;
      if (SEQUENTIAL.has(frame)) file.set(WHOLE_BAND, end - WHOLE_BAND.length);
    }
    const isTable = TABLES.has(marker);
    if (isTable) tables++;
    if (scans > MOST_SCANS || tables > MOST_TABLES) throw new Error('The JPEG has too many parts.');
    const look = LOOK.get(marker);
    const isLook = look !== undefined && !seen.has(marker) && startsWith(file, segment, look);
    if (isLook) seen.add(marker);
    if (
      isTable ||
      isLook ||
      isFrame(marker) ||
      marker === markers.scan ||
      (hasProfile && scans === 0 && isProfile(file, segment))
    )
      kept.keep(start, scanEnd);
  }
  return { pieces: [kept.bytes, JPEG_END], isCut: true };
}

/**
 * Returns the size of the colour profile, in bytes.
 *
 * @param {Buffer} file
 */
function profileBytes(file) {
  let bytes = 0;
  for (const segment of segmentsOf(file)) {
    if (segment.marker === markers.scan) break;
    if (isProfile(file, segment)) bytes += segment.end - segment.body;
  }
  return bytes;
}

/**
 * True for a segment that contains a part of the colour profile.
 *
 * @param {Buffer} file
 * @param {Segment} segment
 */
function isProfile(file, segment) {
  return segment.marker === PROFILE.marker && startsWith(file, segment, PROFILE.start);
}

/**
 * True if the data of a segment starts with a text.
 *
 * @param {Buffer} file
 * @param {Segment} segment
 * @param {string} words
 */
function startsWith(file, { body, end }, words) {
  return file.toString('latin1', body, Math.min(end, body + words.length)) === words;
}
