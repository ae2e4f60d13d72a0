import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { picture, wide } from '../../../test/cloth.js';
import { segment, withSegments } from '../../../test/pictures/jpeg.js';
import { chunk, plainPng } from '../../../test/pictures/png.js';
import sharp from 'sharp';
import { pixelParts } from './pixel-parts.mjs';

/** Returns the bytes of a file that are kept for its picture. */
const kept = (file: Buffer) => Buffer.concat(pixelParts(Buffer.from(file)).pieces);
const bomb = deflateSync(Buffer.alloc(2_000_000));

describe('files that would keep a decoder busy lose everything but their picture', () => {
  it('a PNG with hundreds of compressed texts', () => {
    const file = plainPng(8, 8, { colourType: 2, bits: 8, interlaced: false });
    const texts = Array.from({ length: 300 }, (_, i) => [
      chunk('zTXt', Buffer.concat([Buffer.from(`Text ${String(i)}\0\0`), bomb])),
      chunk('iTXt', Buffer.concat([Buffer.from(`Text ${String(i)}\0\x01\0\0\0`), bomb])),
    ]).flat();
    const head = 8 + 25;
    expect(kept(Buffer.concat([file.subarray(0, head), ...texts, file.subarray(head)]))).toEqual(file);
  });

  it('a PNG with a colour profile that unpacks to 50 MB', () => {
    const file = plainPng(8, 8, { colourType: 2, bits: 8, interlaced: false });
    const profile = (bytes: number) =>
      chunk('iCCP', Buffer.concat([Buffer.from('Mine\0\0'), deflateSync(Buffer.alloc(bytes))]));
    const head = 8 + 25;
    const holding = (bytes: number) =>
      Buffer.concat([file.subarray(0, head), profile(bytes), file.subarray(head)]);
    expect(kept(holding(50_000_000))).toEqual(file);
    expect(kept(holding(500_000))).toEqual(holding(500_000));
  });

  it('a JPEG with thousands of comments and application segments', async () => {
    const file = await picture().jpeg().toBuffer();
    const others = Array.from({ length: 2000 }, (_, i) => [
      segment(0xfe, 'a comment'),
      segment(0xe1 + (i % 13), 'an application'),
    ]).flat();
    expect(kept(withSegments(file, ...others))).toEqual(file);
  });

  it('a GIF with comments and further frames', async () => {
    const frames = Buffer.concat([wide(96, 64).pixels, Buffer.alloc(3 * 96 * 64, 255)]);
    const raw = { width: 96, height: 128, channels: 3, pageHeight: 64 } as const;
    const file = await sharp(frames, { raw })
      .gif({ delay: [100, 100] })
      .toBuffer();
    const first = kept(file);
    expect((await sharp(first, { animated: true }).metadata()).pages ?? 1).toBe(1);
    const colours = 13 + 3 * 2 ** (((file[10] ?? 0) & 7) + 1);
    const comments = Array.from({ length: 5000 }, () => Buffer.from('\x21\xfe\x03abc\0', 'latin1'));
    expect(kept(Buffer.concat([file.subarray(0, colours), ...comments, file.subarray(colours)]))).toEqual(
      first,
    );
  });
});
