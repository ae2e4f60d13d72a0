import { huffmanTable, JpegBits } from './jpeg-bits.mjs';
import { isFrame, JPEG_END, markers, segmentsOf } from './jpeg-segments.mjs';

/**
 * The smallest share of its rows that a cut-off picture must have. With at least this share, it is shown
 * without the missing rows.
 */
const LEAST_ROWS = 0.95;
/** The number of lowest bits that the coefficients of a progressive picture may lack without a visible difference. */
const COARSER_BITS = 1;
const BLOCK = 8;
const COEFFICIENTS = BLOCK * BLOCK;
/**
 * The number of coefficients per block that a colour component needs. The picture looks the same without the
 * further, finer coefficients.
 */
const COARSE_COLOUR = 6;
const FIRST_RESTART = 0xd0;
/** The maximum number of components. A picture has three, or four for printing inks. */
const MOST_COMPONENTS = 4;
/**
 * The maximum number of blocks, across or down, that a component has in one of the units (MCUs) of which a
 * JPEG's scan consists.
 */
const MOST_SAMPLING = 4;
/** The maximum number of tables in one segment: each of the two classes has four. */
const MOST_TABLES = 8;

/**
 * Repairs a JPEG that a decoder accepts only with a warning. From a baseline picture it removes the data after the
 * pixels, and rows that are missing at the end. From a cut progressive picture it removes the last scan, if the picture
 * looks complete without that scan.
 *
 * @param {Buffer} file with only the segments that its picture needs; it is overwritten
 * @param {boolean} isCut true if the file had no end marker
 * @returns {Buffer[] | null} the pieces of the repaired file; null if it can't be repaired, or isn't a JPEG
 * @throws {Error} if the file's headers contradict the standard
 */
export function repairedJpeg(file, isCut) {
  if (file[0] !== 0xff || file[1] !== 0xd8) return null;
  const picture = new JpegHeads(file);
  if (picture.frame === 0xc0 || picture.frame === 0xc1) return withWholeRows(file, picture);
  return picture.frame === 0xc2 && isCut ? withoutLastScan(file, picture) : null;
}

/**
 * @typedef {{ id: number, across: number, down: number }} Component the id, and the numbers of the component's
 *   blocks across and down in one unit (MCU) of the picture
 */
/** @typedef {{ id: number, dc: number, ac: number }} ScanComponent the id, and the numbers of the Huffman tables */
/**
 * @typedef {{ counts: Uint8Array, symbols: Uint8Array }} TableCodes the codes of a Huffman table, which takes
 *   128 kB once built
 */

/**
 * @typedef {object} Scan
 * @property {number} start
 * @property {number} pixels the position of its pixels
 * @property {ScanComponent[]} components
 * @property {number} first the first of its band of frequencies
 * @property {number} last the last of its band of frequencies
 * @property {number} lowBit the lowest bit of its coefficients
 */

/** The data in a JPEG's headers: the picture's size, its components, its scans and its Huffman tables. */
class JpegHeads {
  frame = 0;
  /** The position in the file of the picture's number of rows. */
  rowsAt = 0;
  rows = 0;
  columns = 0;
  /** The number of units (MCUs) of a scan between two restart markers; 0 for no restarts. */
  restartEvery = 0;
  /** @type {Component[]} */
  components = [];
  /** @type {Scan[]} */
  scans = [];
  /** The Huffman tables of the first scan, by class × 16 + number. @type {Map<number, TableCodes>} */
  tables = new Map();

  /** @param {Buffer} file */
  constructor(file) {
    for (const { marker, start, body, end } of segmentsOf(file)) {
      const data = file.subarray(body, end);
      if (isFrame(marker)) this.#readFrame(marker, data, body);
      else if (marker === markers.scan) this.scans.push(scanOf(data, start, end));
      else if (this.scans.length > 0) continue;
      else if (marker === markers.huffman) this.#readTables(data);
      else if (marker === markers.restart) this.restartEvery = data.readUInt16BE(0);
    }
  }

  /**
   * Reads the size and the components of the picture from the header of its frame.
   *
   * @param {number} marker
   * @param {Buffer} data
   * @param {number} body
   */
  #readFrame(marker, data, body) {
    this.frame = marker;
    this.rowsAt = body + 1;
    this.rows = data.readUInt16BE(1);
    this.columns = data.readUInt16BE(3);
    this.components = triples(data.subarray(6)).map(([id, size]) => ({
      ...{ id, across: size >> 4, down: size & 15 },
    }));
    const { length } = this.components;
    const isSampled = this.components.every(({ across, down }) => isSampling(across) && isSampling(down));
    if (this.rows === 0 || this.columns === 0 || length === 0 || length > MOST_COMPONENTS || !isSampled)
      throw new Error('The frame of the JPEG makes no sense.');
  }

  /**
   * Adds the Huffman tables of a segment.
   *
   * @param {Buffer} data
   */
  #readTables(data) {
    for (let at = 0, tables = 1; at + 17 <= data.length; tables++) {
      const key = data[at] ?? 0;
      if (tables > MOST_TABLES || (key & 0xec) !== 0)
        throw new Error('The Huffman tables of the JPEG make no sense.');
      const counts = data.subarray(at + 1, at + 17);
      const end = at + 17 + counts.reduce((sum, count) => sum + count, 0);
      this.tables.set(key, { counts, symbols: data.subarray(at + 17, end) });
      at = end;
    }
  }
}

/**
 * True if a component can have this number of blocks in a unit (MCU), across or down.
 *
 * @param {number} blocks
 */
function isSampling(blocks) {
  return blocks >= 1 && blocks <= MOST_SAMPLING;
}

/**
 * Returns the contents of a scan's header.
 *
 * @param {Buffer} data
 * @param {number} start
 * @param {number} pixels
 * @returns {Scan}
 */
function scanOf(data, start, pixels) {
  const count = data[0] ?? 0;
  const components = Array.from({ length: count }, (_, i) => {
    const [id = 0, tables = 0] = data.subarray(1 + 2 * i);
    return { id, dc: tables >> 4, ac: 16 + (tables & 15) };
  });
  const [first = 0, last = 0, bits = 0] = data.subarray(1 + 2 * count);
  return { start, pixels, components, first, last, lowBit: bits & 15 };
}

/**
 * Returns the bytes in groups of three.
 *
 * @param {Buffer} data
 * @returns {[number, number, number][]}
 */
function triples(data) {
  return Array.from({ length: Math.floor(data.length / 3) }, (_, i) => {
    const [a = 0, b = 0, c = 0] = data.subarray(3 * i);
    return [a, b, c];
  });
}

/**
 * Returns a baseline picture without the rows that are missing at its end, and without data after its pixels.
 * Null if too many rows are missing.
 *
 * @param {Buffer} file
 * @param {JpegHeads} picture
 */
function withWholeRows(file, picture) {
  const [scan] = picture.scans;
  if (!scan || scan.components.length !== picture.components.length) return null;
  const found = wholeRows(file, picture, scan);
  if (!found || found.rows < LEAST_ROWS * picture.rows) return null;
  file.writeUInt16BE(found.rows, picture.rowsAt);
  return [file.subarray(0, found.end), JPEG_END];
}

/**
 * Returns the number of rows of pixels before a scan's data ends or makes no sense, and the position after these rows.
 *
 * @param {Buffer} file
 * @param {JpegHeads} picture
 * @param {Scan} scan a scan with all components
 */
function wholeRows(file, { components, columns, rows, restartEvery, tables }, scan) {
  // A single component is stored block by block.
  const isAlone = components.length === 1;
  const unit = {
    width: BLOCK * (isAlone ? 1 : Math.max(...components.map(({ across }) => across))),
    height: BLOCK * (isAlone ? 1 : Math.max(...components.map(({ down }) => down))),
  };
  const blocks = components.flatMap(({ across, down }, i) => {
    const { dc = 0, ac = 0 } = scan.components[i] ?? {};
    const block = { dc: tableOf(tables.get(dc)), ac: tableOf(tables.get(ac)) };
    return Array.from({ length: isAlone ? 1 : across * down }, () => block);
  });
  const [unitsAcross, unitsDown] = [Math.ceil(columns / unit.width), Math.ceil(rows / unit.height)];
  const bits = new JpegBits(file, scan.pixels);
  let [done, end] = [0, scan.pixels];
  for (let row = 0; row < unitsDown; row++) {
    for (let column = 0; column < unitsAcross; column++, done++) {
      if (restartEvery > 0 && done > 0 && done % restartEvery === 0) {
        const restart = FIRST_RESTART + ((done / restartEvery - 1) & 7);
        if (!bits.restart(restart)) return { rows: row * unit.height, end };
      }
      for (const { dc, ac } of blocks)
        if (!dc || !ac || !passBlock(bits, dc, ac)) return { rows: row * unit.height, end };
      if (bits.isPastEnd) return { rows: row * unit.height, end };
    }
    end = bits.place;
  }
  return { rows, end };
}

/**
 * Builds a Huffman table from its codes; undefined without codes.
 *
 * @param {TableCodes | undefined} codes
 */
function tableOf(codes) {
  return codes && huffmanTable(codes.counts, codes.symbols);
}

/**
 * Skips the coefficients of a block (ISO/IEC 10918-1, F.2.2).
 *
 * @param {JpegBits} bits
 * @param {Uint16Array} dc
 * @param {Uint16Array} ac
 * @returns {boolean} false if the coefficients make no sense
 */
function passBlock(bits, dc, ac) {
  const size = bits.symbol(dc);
  if (size < 0 || size > 15) return false;
  bits.skip(size);
  for (let at = 1; at < COEFFICIENTS; at++) {
    const symbol = bits.symbol(ac);
    if (symbol < 0) return false;
    const [zeros, size] = [symbol >> 4, symbol & 15];
    if (size === 0 && zeros < 15) break;
    at += zeros;
    bits.skip(size);
    if (at >= COEFFICIENTS) return false;
  }
  return true;
}

/**
 * Returns a progressive picture without its last scan; null if the picture needs that scan.
 *
 * @param {Buffer} file
 * @param {JpegHeads} picture
 */
function withoutLastScan(file, { scans, components }) {
  const last = scans.at(-1);
  if (!last) return null;
  const others = scans.slice(0, -1);
  return components.every(({ id }, i) => areThere(others, id, i === 0 ? COEFFICIENTS : COARSE_COLOUR))
    ? [file.subarray(0, last.start), JPEG_END]
    : null;
}

/**
 * True if these scans contain the first `count` coefficients of a component, each with enough bits. People then
 * see no difference from the complete picture.
 * @param {Scan[]} scans
 * @param {number} id the id of the component
 * @param {number} count the number of coefficients, the coarsest first
 */
function areThere(scans, id, count) {
  const lowBits = Array.from({ length: COEFFICIENTS }, () => Infinity);
  for (const { components, first, last, lowBit } of scans)
    if (components.some((each) => each.id === id)) lowBits.fill(lowBit, first, last + 1);
  return lowBits.slice(0, count).every((bit) => bit <= COARSER_BITS);
}
