import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noiseDeflate } from './noise-deflate';

/** Returns the compressed bytes of several pieces, written one after another. */
async function deflated(...pieces: Uint8Array<ArrayBuffer>[]): Promise<Blob> {
  const stream = noiseDeflate();
  const writer = stream.writable.getWriter();
  const writing = Promise.all([...pieces.map((piece) => writer.write(piece)), writer.close()]);
  const [file] = await Promise.all([new Response(stream.readable).blob(), writing]);
  return file;
}

/** Returns what the browser's own reader makes of a compressed file. It refuses a wrong checksum. */
async function inflated(file: Blob): Promise<Uint8Array> {
  const stream = file.stream().pipeThrough(new DecompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Returns bytes that look random, each in the place of `most` values. */
function noise(length: number, most: number): Uint8Array<ArrayBuffer> {
  let seed = 1;
  return Uint8Array.from({ length }, () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((seed / 2 ** 32) * most);
  });
}

describe('noiseDeflate', () => {
  it('compresses what any reader restores', async () => {
    const piece = fc.oneof(
      fc.uint8Array({ maxLength: 400 }),
      // Runs of one byte, also longer than the longest that one code covers.
      fc.tuple(fc.nat(255), fc.nat(1000)).map(([byte, length]) => new Uint8Array(length).fill(byte)),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 12 }), async (pieces) => {
        const bytes = Uint8Array.from(pieces.flatMap((each) => [...each]));
        const half = bytes.length >> 1;
        const file = await deflated(bytes.slice(0, half), bytes.slice(half));
        expect(await inflated(file)).toEqual(bytes);
      }),
    );
  });

  it('restores bytes over several blocks, and bytes whose codes would be too long', async () => {
    // With Fibonacci's numbers as counts, each code is a bit longer than the next. 24 of them would need 23 bits.
    const counts = [1, 1];
    while (counts.length < 24) counts.push((counts.at(-1) ?? 0) + (counts.at(-2) ?? 0));
    const steep = Uint8Array.from(counts.flatMap((count, byte) => new Array<number>(count).fill(byte)));
    for (const bytes of [noise(400_000, 256), steep, new Uint8Array(300_000)])
      expect(Buffer.from(await inflated(await deflated(bytes))).equals(bytes)).toBe(true);
  });

  it('takes little more than the information in noise, and little for a plain picture', async () => {
    // Bytes of 16 values have 4 bits of information each.
    expect((await deflated(noise(400_000, 16))).size).toBeLessThan(1.02 * 200_000);
    // A code for 258 bytes takes at least two bits.
    expect((await deflated(new Uint8Array(400_000))).size).toBeLessThan(1_500);
  });
});
