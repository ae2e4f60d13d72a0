import { noiseDeflate } from './noise-deflate';

/** The size of a picture in pixels, and its resolution: the pixels for each inch of the quilt or block. */
export interface PngSize {
  width: number;
  height: number;
  scale: number;
}

const INCHES_A_METRE = 1 / 0.0254;
const SIGNATURE = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/**
 * The picture format: 8 bits each of red, green and blue; compressed with deflate, filtered row by row, not interlaced.
 */
const KIND = [8, 2, 0, 0, 0];
/**
 * The number of the row filter that predicts each byte from the bytes beside and above it. The filter stores the
 * difference from the prediction.
 */
const PAETH = 4;

/**
 * Returns a picture as a PNG file. Its rows are compressed as they arrive, so the pixels of the whole picture needn't
 * fit on a canvas or in memory. The file has no transparency: `bands` must have pixels that are already painted on a
 * background. The file's resolution is `scale`, so that a print is as large as the quilt or block.
 * @param bands the pixels of successive groups of rows, from top to bottom: red, green, blue and alpha
 * @param isGrainy true for a picture in which nearly every pixel differs from its neighbours, such as cloth in light
 *   and shade. `noiseDeflate` then compresses it, in a fraction of the time that the browser's compression takes.
 */
export async function encodePng(
  { width, height, scale }: PngSize,
  bands: AsyncIterable<Uint8ClampedArray>,
  isGrainy = false,
): Promise<Blob> {
  const zlib = isGrainy ? noiseDeflate() : new CompressionStream('deflate');
  const parts: BlobPart[] = [SIGNATURE, chunk('IHDR', [...big(width), ...big(height), ...KIND])];
  const dots = big(Math.round(scale * INCHES_A_METRE));
  parts.push(chunk('pHYs', [...dots, ...dots, 1]));
  const collected = collect(zlib.readable, parts);
  const writer = zlib.writable.getWriter();
  try {
    const above = new Uint8Array(width * 3);
    for await (const band of bands) {
      const filtered = new Uint8Array((band.length / 4 / width) * (1 + width * 3));
      for (let at = 0, to = 0; at < band.length; at += width * 4, to += 1 + width * 3) {
        filtered[to] = PAETH;
        filterRow(band, at, above, filtered, to + 1);
      }
      // Waits until the compressor can take more: otherwise the whole picture would collect in memory.
      await writer.ready;
      writer.write(filtered).catch(() => undefined);
    }
    await writer.close();
  } catch (error) {
    await writer.abort(error).catch(() => undefined);
    await collected.catch(() => undefined);
    throw error;
  }
  await collected;
  parts.push(chunk('IEND', []));
  return new Blob(parts, { type: 'image/png' });
}

async function collect(stream: ReadableStream<Uint8Array>, parts: BlobPart[]): Promise<void> {
  const reader = stream.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read())
    parts.push(chunk('IDAT', read.value));
}

/**
 * Writes a row with the Paeth filter of the PNG specification (9.4), without alpha.
 * @param pixels red, green, blue and alpha; the row begins at the index `from`
 * @param above red, green and blue of the row above; this row replaces them
 */
function filterRow(
  pixels: Uint8ClampedArray,
  from: number,
  above: Uint8Array,
  to: Uint8Array,
  at: number,
): void {
  for (let channel = 0; channel < 3; channel++) {
    let [a, c] = [0, 0];
    for (let i = channel, next = from + channel; i < above.length; i += 3, next += 4) {
      const byte = pixels[next] ?? 0;
      const b = above[i] ?? 0;
      const [fromA, fromB, fromC] = [Math.abs(b - c), Math.abs(a - c), Math.abs(a + b - 2 * c)];
      const foretold = fromA <= fromB && fromA <= fromC ? a : fromB <= fromC ? b : c;
      to[at + i] = byte - foretold;
      above[i] = a = byte;
      c = b;
    }
  }
}

/** Returns a chunk of the PNG file: the length of its data, its type, the data, and a checksum of type and data. */
function chunk(type: string, data: ArrayLike<number>): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(12 + data.length);
  bytes.set(big(data.length), 0);
  bytes.set(new TextEncoder().encode(type), 4);
  bytes.set(data, 8);
  bytes.set(big(crc(bytes.subarray(4, 8 + data.length))), 8 + data.length);
  return bytes;
}

/** Returns a number as four bytes, the most significant byte first. */
function big(number: number): number[] {
  return [24, 16, 8, 0].map((shift) => (number >>> shift) & 0xff);
}

const crcOfByte = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? 0xedb88320 ^ (rest >>> 1) : rest >>> 1;
  return rest;
});

/** Returns the CRC-32 checksum that PNG uses (annex D of its specification). */
function crc(bytes: Uint8Array): number {
  let rest = 0xffffffff;
  for (const byte of bytes) rest = (crcOfByte[(rest ^ byte) & 0xff] ?? 0) ^ (rest >>> 8);
  return (rest ^ 0xffffffff) >>> 0;
}
