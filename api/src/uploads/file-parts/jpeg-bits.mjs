/**
 * Reads the bits of a scan, up to the end of the scan or to a restart marker. It skips the zero after a byte FF
 * (ISO/IEC 10918-1, F.2.2.5).
 */
export class JpegBits {
  #file;
  #at;
  /** The last 32 bits read; `#count` of them are unused. */
  #bits = 0;
  #count = 0;
  /** The number of bits in `#bits` that were added because the data has ended. */
  #padding = 0;
  #bytes = 0;
  /** The position in the file after each of the last eight bytes read. */
  #ends = new Uint32Array(8);

  /**
   * @param {Buffer} file
   * @param {number} start
   */
  constructor(file, start) {
    this.#file = file;
    this.#at = start;
    this.#ends[7] = start;
  }

  /** True if more bits were used than the scan has. */
  get isPastEnd() {
    return this.#count < this.#padding;
  }

  /** The position in the file after the last byte with a used bit. */
  get place() {
    const unused = (this.#count - this.#padding) >> 3;
    return this.#ends[(this.#bytes - unused - 1) & 7] ?? 0;
  }

  /**
   * Returns the next symbol; −1 if the next bits match no code.
   *
   * @param {Uint16Array} table from `huffmanTable`
   */
  symbol(table) {
    if (this.#count < 16) this.#fill();
    const entry = table[(this.#bits >>> (this.#count - 16)) & 0xffff] ?? 0;
    this.#count -= entry >> 8;
    return entry === 0 ? -1 : entry & 0xff;
  }

  /**
   * Skips bits.
   *
   * @param {number} count the number of bits, 15 at most
   */
  skip(count) {
    if (this.#count < count) this.#fill();
    this.#count -= count;
  }

  /**
   * Continues after a restart marker. Returns false if another marker comes next.
   *
   * @param {number} marker
   */
  restart(marker) {
    const at = this.place;
    if (this.#file[at] !== 0xff || this.#file[at + 1] !== marker) return false;
    this.#at = at + 2;
    this.#ends[(this.#bytes - 1) & 7] = this.#at;
    this.#count = this.#padding = 0;
    return true;
  }

  #fill() {
    while (this.#count <= 24) {
      const byte = this.#file[this.#at];
      const isEnd = byte === undefined || (byte === 0xff && this.#file[this.#at + 1] !== 0);
      this.#bits = (this.#bits << 8) | (isEnd ? 0 : byte);
      this.#count += 8;
      if (isEnd) this.#padding += 8;
      else {
        this.#at += byte === 0xff ? 2 : 1;
        this.#ends[this.#bytes++ & 7] = this.#at;
      }
    }
  }
}

/** The maximum number of bits of a code. */
const LONGEST = 16;

/**
 * Returns a table that decodes Huffman codes (ISO/IEC 10918-1, annex C). It has an entry for each possible
 * value of the next 16 bits: the length of the code × 256 + its symbol, or 0 if the bits match no code.
 *
 * @param {Uint8Array} counts the number of codes of 1 to 16 bits
 * @param {Uint8Array} symbols in the order of their codes
 * @returns {Uint16Array}
 */
export function huffmanTable(counts, symbols) {
  const table = new Uint16Array(2 ** LONGEST);
  let [at, next] = [0, 0];
  counts.forEach((count, i) => {
    const width = 2 ** (LONGEST - i - 1);
    for (let n = 0; n < count; n++, at += width)
      table.fill((i + 1) * 256 + (symbols[next++] ?? 0), at, at + width);
  });
  return table;
}
