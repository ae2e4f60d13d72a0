import { describe, expect, it } from 'vitest';
import { encodePng } from './png';

/** Returns the chunks of a PNG from its bytes. */
function chunksOf(bytes: Uint8Array): { type: string; data: Uint8Array<ArrayBuffer>; check: number }[] {
  const view = new DataView(bytes.buffer);
  const chunks = [];
  for (let at = 8; at < bytes.length; at += 12 + view.getUint32(at)) {
    const length = view.getUint32(at);
    chunks.push({
      type: String.fromCharCode(...bytes.subarray(at + 4, at + 8)),
      data: new Uint8Array(bytes.subarray(at + 8, at + 8 + length)),
      check: view.getUint32(at + 8 + length),
    });
  }
  return chunks;
}

/** Yields an image as RGBA pixels, in groups of rows. `rows` has the number of rows in each group. */
async function* bandsOf(
  width: number,
  rows: readonly number[],
  colour: (x: number, y: number) => readonly [number, number, number],
): AsyncGenerator<Uint8ClampedArray> {
  let y = 0;
  for (const count of rows) {
    const band = new Uint8ClampedArray(width * count * 4);
    for (let row = 0; row < count; row++, y++)
      for (let x = 0; x < width; x++) band.set([...colour(x, y), 255], (row * width + x) * 4);
    yield await Promise.resolve(band);
  }
}

async function inflated(parts: readonly Uint8Array<ArrayBuffer>[]): Promise<Uint8Array> {
  const stream = new Blob([...parts]).stream().pipeThrough(new DecompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

const read = async (png: Blob) => new Uint8Array(await png.arrayBuffer());

describe('encodePng', () => {
  it('has the head, the size and the checksums of the specification', async () => {
    const red = bandsOf(3, [2], () => [255, 0, 0]);
    const bytes = await read(await encodePng({ width: 3, height: 2, scale: 100 }, red));
    expect([...bytes.subarray(0, 8)]).toEqual([137, 80, 78, 71, 13, 10, 26, 10]);
    const [head, dots, ...rest] = chunksOf(bytes);
    expect([...(head?.data ?? [])]).toEqual([0, 0, 0, 3, 0, 0, 0, 2, 8, 2, 0, 0, 0]);
    // 100 pixels to an inch are 3,937 to a metre, which is 15 × 256 + 97.
    expect([...(dots?.data ?? [])]).toEqual([0, 0, 15, 97, 0, 0, 15, 97, 1]);
    // Published: the checksum of an empty IEND is always AE 42 60 82.
    expect(rest.at(-1)).toMatchObject({ type: 'IEND', check: 0xae426082 });
  });

  it('writes a row as differences from the pixels beside and above', async () => {
    // The red values are 10 and 10 in row 1, and 12 and 15 in row 2. Above the first row there is nothing.
    const rows = [
      [10, 10],
      [12, 15],
    ];
    const bands = bandsOf(2, [1, 1], (x, y) => [rows[y]?.[x] ?? 0, 0, 0]);
    const bytes = await read(await encodePng({ width: 2, height: 2, scale: 1 }, bands));
    const data = chunksOf(bytes).filter(({ type }) => type === 'IDAT');
    // By Paeth, the first row has 10 − 0, then 10 − 10 (left). The second row has 12 − 10 (above). For its second
    // pixel, left is 12, above 10 and the corner 10: 12 + 10 − 10 = 12 is nearest to left, so 15 − 12.
    expect([...(await inflated(data.map((each) => each.data)))]).toEqual([
      ...[4, 10, 0, 0, 0, 0, 0],
      ...[4, 2, 0, 0, 3, 0, 0],
    ]);
  });

  it('gives the same bytes for any division of the pixels into bands', async () => {
    const colour = (x: number, y: number) => [(x * 37 + y * 11) % 256, (x * y) % 256, (x ^ y) % 256] as const;
    const of = async (rows: readonly number[]) => {
      const bytes = await read(
        await encodePng({ width: 70, height: 60, scale: 9 }, bandsOf(70, rows, colour)),
      );
      return inflated(chunksOf(bytes).flatMap(({ type, data }) => (type === 'IDAT' ? [data] : [])));
    };
    expect(await of([60])).toEqual(await of([1, 40, 19]));
  });

  it('fails where painting fails', async () => {
    async function* failing(): AsyncGenerator<Uint8ClampedArray> {
      yield await Promise.reject(new Error('no memory'));
    }
    await expect(encodePng({ width: 2, height: 2, scale: 1 }, failing())).rejects.toThrow('no memory');
  });
});
