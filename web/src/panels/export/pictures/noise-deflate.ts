import { huffmanCodes, huffmanLengths, type Codes } from './huffman';

/*
 * Compression in the zlib format (RFC 1950, RFC 1951) for pictures with grain, such as cloth in light and shade. The
 * browser's own compression spends most of its time on a search for repeats, which such pictures don't have. This one
 * only gives frequent bytes short codes, and shortens runs of one byte.
 */

/** The number of bytes that share a table of codes. */
const BLOCK = 1 << 17;
/**
 * The greatest number of bits of a code. `MOST_TABLE_BITS` is the limit for the codes that describe a table of codes.
 */
const MOST_BITS = 15;
const MOST_TABLE_BITS = 7;
const END = 256;
const SYMBOLS = 286;
const LONGEST_RUN = 258;
const SHORTEST_RUN = 3;
/** The order in which a block describes its table of code lengths. */
const TABLE_ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

/** For each run length, the symbol, and the number and value of the extra bits after the symbol. */
const runs = Array.from({ length: LONGEST_RUN + 1 }, (_, length) => {
  if (length === LONGEST_RUN) return { symbol: SYMBOLS - 1, bits: 0, rest: 0 };
  const over = Math.max(0, length - SHORTEST_RUN);
  // Four symbols for each number of bits: the first eight lengths have none.
  const bits = over < 8 ? 0 : Math.floor(Math.log2(over)) - 2;
  return { symbol: END + 1 + 4 * bits + (over >> bits), bits, rest: over & ((1 << bits) - 1) };
});

/**
 * Returns a stream that compresses the bytes written to it, in the zlib format. The compression finds no repeats except
 * runs of one byte, so it is fast. Pictures with grain have hardly any other repeats.
 */
export function noiseDeflate(): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  const to = new BitWriter();
  const sum = new Adler();
  to.write(0x0178, 16);
  return new TransformStream({
    transform(bytes, controller) {
      sum.add(bytes);
      for (let from = 0; from < bytes.length; from += BLOCK)
        writeBlock(bytes.subarray(from, from + BLOCK), to);
      controller.enqueue(to.take());
    },
    flush(controller) {
      // The last block is empty: the bit for the last, two for fixed codes, and seven for the end.
      to.write(3, 10);
      to.fill();
      for (const byte of sum.bytes) to.write(byte, 8);
      controller.enqueue(to.take());
    },
  });
}

function writeBlock(bytes: Uint8Array, to: BitWriter): void {
  const { tokens, count, uses } = tokensOf(bytes);
  const codes = huffmanCodes(huffmanLengths(uses, MOST_BITS));
  writeTable(codes, to);
  to.reserve(4 * count);
  for (let i = 0; i < count; i++) {
    const token = tokens[i] ?? 0;
    if (token < END) to.write(codes.codes[token] ?? 0, codes.lengths[token] ?? 0);
    else {
      const { symbol, bits, rest } = runs[token - END] ?? { symbol: 0, bits: 0, rest: 0 };
      to.write(codes.codes[symbol] ?? 0, codes.lengths[symbol] ?? 0);
      // A run repeats the byte before it, so the bit for its distance is always 0.
      to.write(rest, bits + 1);
    }
  }
  to.write(codes.codes[END] ?? 0, codes.lengths[END] ?? 0);
}

/**
 * Returns the tokens of a block: bytes, and `END` plus the length of a run that repeats the byte before it. `uses` has
 * how often each symbol is used.
 */
function tokensOf(bytes: Uint8Array): { tokens: Uint16Array; count: number; uses: Uint32Array } {
  const tokens = new Uint16Array(bytes.length);
  const uses = new Uint32Array(SYMBOLS);
  uses[END] = 1;
  let count = 0;
  for (let at = 0; at < bytes.length; count++) {
    const byte = bytes[at] ?? 0;
    let run = 0;
    if (at > 0 && bytes[at - 1] === byte && bytes[at + 1] === byte && bytes[at + 2] === byte) {
      run = SHORTEST_RUN;
      while (run < LONGEST_RUN && bytes[at + run] === byte) run++;
    }
    const symbol = run > 0 ? (runs[run]?.symbol ?? 0) : byte;
    uses[symbol] = (uses[symbol] ?? 0) + 1;
    tokens[count] = run > 0 ? END + run : byte;
    at += Math.max(1, run);
  }
  return { tokens, count, uses };
}

/** Writes the head of a block, with the lengths of its codes. */
function writeTable({ lengths }: Codes, to: BitWriter): void {
  // One length more, of the only distance.
  const listed = [...lengths, 1];
  const uses = new Uint32Array(TABLE_ORDER.length);
  for (const length of listed) uses[length] = (uses[length] ?? 0) + 1;
  const table = huffmanCodes(huffmanLengths(uses, MOST_TABLE_BITS));
  to.reserve(2 * listed.length + 3 * TABLE_ORDER.length);
  // Not the last block, with its own codes: 286 for bytes and runs, one distance, 19 lengths of the table.
  to.write(0b100, 3);
  to.write(SYMBOLS - 257, 5);
  to.write(0, 5);
  to.write(TABLE_ORDER.length - 4, 4);
  for (const symbol of TABLE_ORDER) to.write(table.lengths[symbol] ?? 0, 3);
  for (const length of listed) to.write(table.codes[length] ?? 0, table.lengths[length] ?? 0);
}

/** Collects bits into bytes, the lowest bit first. */
class BitWriter {
  #bytes = new Uint8Array(BLOCK);
  #length = 0;
  #bits = 0;
  #count = 0;

  /** Makes sure that the buffer has space for `more` bytes. */
  reserve(more: number): void {
    if (this.#length + more <= this.#bytes.length) return;
    const larger = new Uint8Array(2 * (this.#length + more));
    larger.set(this.#bytes.subarray(0, this.#length));
    this.#bytes = larger;
  }

  /** Writes the lowest `count` bits of a number, at most 16. */
  write(value: number, count: number): void {
    this.#bits |= value << this.#count;
    this.#count += count;
    if (this.#count < 16) return;
    this.#bytes[this.#length++] = this.#bits;
    this.#bytes[this.#length++] = this.#bits >>> 8;
    this.#bits >>>= 16;
    this.#count -= 16;
  }

  /** Fills the last byte with zeros. */
  fill(): void {
    this.write(0, (8 - (this.#count % 8)) % 8);
  }

  /** Returns the whole bytes that were written since the last call. */
  take(): Uint8Array<ArrayBuffer> {
    while (this.#count >= 8) {
      this.#bytes[this.#length++] = this.#bits;
      this.#bits >>>= 8;
      this.#count -= 8;
    }
    const taken = this.#bytes.slice(0, this.#length);
    this.#length = 0;
    return taken;
  }
}

/** The checksum Adler-32 (RFC 1950, section 8.2). */
class Adler {
  #one = 1;
  #two = 0;

  add(bytes: Uint8Array): void {
    let [one, two] = [this.#one, this.#two];
    for (let from = 0; from < bytes.length; from += CHUNK) {
      const end = Math.min(bytes.length, from + CHUNK);
      for (let at = from; at < end; at++) {
        one += bytes[at] ?? 0;
        two += one;
      }
      one %= PRIME;
      two %= PRIME;
    }
    [this.#one, this.#two] = [one, two];
  }

  /** The sum as four bytes, the most significant byte first. */
  get bytes(): number[] {
    return [this.#two >>> 8, this.#two & 0xff, this.#one >>> 8, this.#one & 0xff];
  }
}

const PRIME = 65521;
/** The number of bytes after which a sum could exceed 31 bits. */
const CHUNK = 3800;
