import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { clothMaker, expectNear, picture, QUARTERS, wide } from '../../test/cloth.js';
import { markers, pixelsStart, segment, withoutEnd, withSegments } from '../../test/pictures/jpeg.js';
import { pngOf, chunk } from '../../test/pictures/png.js';

const { clothOf, expectQuarters, refusal } = clothMaker();
const DAMAGED = 415;

const jpeg = (options = {}) => picture().jpeg({ quality: 95, ...options });
const end = Buffer.from([0xff, 0xd9]);

/**
 * Encodes the top `rows` rows of a picture of four coloured quarters as a JPEG. The picture is 640 × 320
 * pixels; the JPEG has units of 16 rows and the standard tables.
 */
const rowsOf = (rows: number) =>
  sharp(wide(640, 320).pixels.subarray(0, 3 * 640 * rows), { raw: { width: 640, height: rows, channels: 3 } })
    .jpeg({ quality: 90, chromaSubsampling: '4:2:0', optimiseCoding: false })
    .toBuffer();

/** Returns the JPEG of all 320 rows, cut off in the unit after the first `rows` rows. */
async function interruptedAt(rows: number): Promise<Buffer> {
  const [file, part] = [await rowsOf(320), await rowsOf(rows)];
  // The rows of both are encoded the same way, so the first rows end at the same position as the smaller
  // picture.
  const pixels = part.length - end.length - pixelsStart(part);
  return file.subarray(0, pixelsStart(file) + pixels + 3);
}

describe('a photograph that every viewer shows is accepted', () => {
  it('with a scan without frequencies, as Samsung’s phones write it', async () => {
    const file = await jpeg().toBuffer();
    const start = pixelsStart(file);
    expect([...file.subarray(start - 3, start)]).toEqual([0, 63, 0]);
    file[start - 2] = 0;
    await expectQuarters(file, QUARTERS, 24);
  });

  it.each([
    ['baseline', {}],
    ['progressive', { progressive: true }],
    ['full colour', { chromaSubsampling: '4:4:4' }],
  ])('a %s one that ends without its end marker', async (_, options) => {
    await expectQuarters(withoutEnd(await jpeg(options).toBuffer()), QUARTERS, 24);
  });

  it('with 95 of 100 rows, without the missing ones', async () => {
    const { cloth } = await clothOf(await interruptedAt(304));
    const { data, info } = await sharp(cloth).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([304, 304]);
    const lastRow = data.subarray(3 * 304 * 303);
    expectNear(
      [...lastRow.subarray(3 * 40, 3 * 41)] as unknown as [number, number, number],
      [40, 60, 180],
      14,
    );
    expectNear(
      [...lastRow.subarray(-3 * 40, -3 * 39)] as unknown as [number, number, number],
      [220, 200, 60],
      14,
    );
    expect((await refusal(await interruptedAt(288)))[0]).toBe(DAMAGED);
  });

  it.each([
    ['zeros', Buffer.alloc(500)],
    ['anything', Buffer.from(Array.from({ length: 500 }, (_, i) => (i * 7919) & 0xfe))],
  ])('with %s before its end marker', async (_, rest) => {
    const file = withoutEnd(await jpeg().toBuffer());
    await expectQuarters(Buffer.concat([file, rest, end]), QUARTERS, 24);
  });

  it('with bytes between its segments', async () => {
    const file = await jpeg().toBuffer();
    const tables = file.indexOf(Buffer.from([0xff, markers.frame]));
    const garbage = Buffer.alloc(20, 7);
    await expectQuarters(
      Buffer.concat([file.subarray(0, tables), garbage, file.subarray(tables)]),
      QUARTERS,
      24,
    );
  });

  it('progressive, with the last scan cut off', async () => {
    const file = await jpeg({ progressive: true }).toBuffer();
    const start = pixelsStart(file);
    await expectQuarters(file.subarray(0, start + ((file.length - start) >> 1)), QUARTERS, 24);
  });

  it('with restarts, with the last row cut off', async () => {
    // A grey picture of 8 × 160 pixels. Each block has no difference in brightness (00), no detail (100), then ones to
    // the end of the byte.
    const [block, blocks] = [0b00100111, 20];
    const luma = [
      0,
      0,
      1,
      5,
      1,
      1,
      1,
      1,
      1,
      1,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      ...Array.from({ length: 12 }, (_, i) => i),
    ];
    const detail = [0x10, 0, 2, 1, ...Array.from({ length: 13 }, () => 0), 1, 2, 0];
    const head = Buffer.concat([
      Buffer.from([0xff, 0xd8]),
      segment(markers.quantisation, [0, ...Array.from({ length: 64 }, () => 1)]),
      segment(markers.frame, [8, 0, 8 * blocks, 0, 8, 1, 1, 0x11, 0]),
      segment(markers.huffman, luma),
      segment(markers.huffman, detail),
      segment(markers.restart, [0, 1]),
      segment(markers.scan, [1, 1, 0, 0, 63, 0]),
    ]);
    const pixels = (count: number) =>
      Buffer.from(Array.from({ length: count }, (_, i) => [block, 0xff, 0xd0 + (i & 7)]).flat());
    const { averageColour } = await clothOf(Buffer.concat([head, pixels(blocks - 1)]));
    expect(averageColour).toBe('#808080');
    expect((await refusal(Buffer.concat([head, pixels(blocks - 2)])))[0]).toBe(DAMAGED);
  });

  it('with further pictures behind it, such as gain maps, previews and MPO', async () => {
    const other = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#000' } })
      .jpeg()
      .toBuffer();
    const gainMap = segment(0xe1, 'http://ns.adobe.com/xap/1.0/\0<x:xmpmeta hdrgm:Version="1.0"/>');
    const index = segment(0xe2, 'MPF\0II*\0\x08\0\0\0');
    const file = withSegments(await jpeg().toBuffer(), gainMap, index);
    await expectQuarters(Buffer.concat([file, other, Buffer.alloc(64), other]), QUARTERS, 24);
  });

  it('with a colour profile of 6 MB, which is dropped', async () => {
    const count = 100;
    const profile = Array.from({ length: count }, (_, i) =>
      segment(
        0xe2,
        Buffer.concat([Buffer.from('ICC_PROFILE\0'), Buffer.from([i + 1, count]), Buffer.alloc(60_000)]),
      ),
    );
    await expectQuarters(withSegments(await jpeg().toBuffer(), ...profile), QUARTERS, 24);
  });

  it('as a PNG without its last chunk, or with a damaged text', async () => {
    const file = await picture().png().toBuffer();
    await expectQuarters(file.subarray(0, -12), QUARTERS);
    const text = chunk('zTXt', Buffer.from('Comment\0\0this was never compressed'));
    text[text.length - 1] = 0;
    await expectQuarters(Buffer.concat([file.subarray(0, 33), text, file.subarray(33)]), QUARTERS);
  });

  it('as a GIF without its last byte', async () => {
    await expectQuarters((await picture().gif().toBuffer()).subarray(0, -1), QUARTERS, 24);
  });
});

describe('a file that costs more than it shows', () => {
  it('as a JPEG with more scans than any encoder writes is refused', async () => {
    const file = await jpeg({ progressive: true }).toBuffer();
    const scan = file.subarray(file.lastIndexOf(Buffer.from([0xff, markers.scan])), -2);
    const scans = Array.from({ length: 100 }, () => scan);
    expect((await refusal(Buffer.concat([file.subarray(0, -2), ...scans, end])))[0]).toBe(DAMAGED);
  });

  it('as a PNG of chunks alone is refused', async () => {
    expect(
      (await refusal(pngOf(...Array.from({ length: 5000 }, () => chunk('IDAT', Buffer.alloc(0))))))[0],
    ).toBe(DAMAGED);
  });
});
