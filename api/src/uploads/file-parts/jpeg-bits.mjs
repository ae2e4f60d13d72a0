/** The bits of a scan, up to its end or a restart: a zero behind a byte FF is none of them (ISO/IEC 10918-1, F.2.2.5). */
export class JpegBits {
  #file;
  #at;
  /** The last 32 bits that were read, of which `#count` are unused. */
  #bits = 0;
  #count = 0;
  /** How many of the unused bits lie behind the end. */
  #padding = 0;
  #bytes = 0;
  /** Where the last bytes ended. */
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

  /** True when more bits were used than there are. */
  get isPastEnd() {
    return this.#count < this.#padding;
  }

  /** The place behind the last byte of which a bit was used. */
  get place() {
    const unused = (this.#count - this.#padding) >> 3;
    return this.#ends[(this.#bytes - unused - 1) & 7] ?? 0;
  }

  /**
   * The next symbol; −1 where there is none of these bits.
   *
   * @param {Uint16Array} table of `huffmanTable`
   */
  symbol(table) {
    if (this.#count < 16) this.#fill();
    const entry = table[(this.#bits >>> (this.#count - 16)) & 0xffff] ?? 0;
    this.#count -= entry >> 8;
    return entry === 0 ? -1 : entry & 0xff;
  }

  /** @param {number} count of bits to pass over, 15 at most */
  skip(count) {
    if (this.#count < count) this.#fill();
    this.#count -= count;
  }

  /**
   * Goes on behind a restart; false where it doesn't come next.
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

/** Codes of a table have so many bits at most. */
const LONGEST = 16;

/**
 * The code of each 16 bits that can come next: its length × 256 + its symbol, or 0 (ISO/IEC 10918-1, annex C).
 *
 * @param {Uint8Array} counts of codes of 1 to 16 bits
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
