import { deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import {
  clothMaker,
  type Colour,
  expectNear,
  picture,
  quarterAt,
  QUARTERS,
  quartersOf,
  wide,
} from '../../../test/cloth.js';
import { chunk, png, pngHeader, type PngKind, pngOf, samplesOf } from '../../../test/pictures/png.js';

const { clothOf, refusal, expectQuarters } = clothMaker();
const WHITE: Colour = [255, 255, 255];
const grey = (value: number): Colour => [value, value, value];

describe('a picture', () => {
  it('becomes its middle square, with a swatch and a mean colour', async () => {
    const { cloth, swatch, averageColour } = await clothOf(await picture(300, 200).png().toBuffer());
    expect(await sharp(cloth).metadata()).toMatchObject({ format: 'webp', width: 200, height: 200 });
    expect(await sharp(swatch).metadata()).toMatchObject({ format: 'webp', width: 120, height: 120 });
    const mean = [1, 3, 5].map((i) => Number.parseInt(averageColour.slice(i, i + 2), 16));
    // In linear light, computed by hand, for red: (0.578 + 0.021 + 0.021 + 0.716) / 4 = 0.334, which is 156 of
    // 255. The others follow in the same way.
    expectNear(mean as unknown as Colour, [156, 137, 105], 4);
    // The swatch shows the first 2½ of 6 inches, which lie in the first quarter.
    const { data } = await sharp(swatch).raw().toBuffer({ resolveWithObject: true });
    expectNear([data[0] ?? 0, data[1] ?? 0, data[2] ?? 0], QUARTERS[0] ?? WHITE, 14);
  });

  it.each([
    [2000, 1500, 1024],
    [1500, 2000, 1024],
    [1024, 1024, 1024],
    [800, 799, 799],
    [5000, 125, 125],
    [1, 1, 1],
  ])('of %d × %d pixels becomes one of %d', async (width, height, side) => {
    const file = await sharp({ create: { width, height, channels: 3, background: '#3366aa' } })
      .jpeg()
      .toBuffer();
    const { cloth } = await clothOf(file);
    expect(await sharp(cloth).metadata()).toMatchObject({ width: side, height: side });
  });

  it('keeps its quarters, wherever the square is cut from', async () => {
    const upright = await picture(96, 64).rotate(90).png().toBuffer();
    await expectQuarters(await picture(96, 64).png().toBuffer(), QUARTERS);
    // After a quarter turn to the right, the lower left quarter comes first.
    await expectQuarters(
      upright,
      [2, 0, 3, 1].map((i) => QUARTERS[i] ?? WHITE),
    );
  });
});

const kinds: PngKind[] = [
  ...([1, 2, 4, 8, 16] as const).map((bits) => ({ colourType: 0 as const, bits })),
  ...([8, 16] as const).map((bits) => ({ colourType: 2 as const, bits })),
  ...([1, 2, 4, 8] as const).map((bits) => ({ colourType: 3 as const, bits })),
  ...([8, 16] as const).map((bits) => ({ colourType: 4 as const, bits })),
  ...([8, 16] as const).map((bits) => ({ colourType: 6 as const, bits })),
].flatMap((kind) => [false, true].map((interlaced) => ({ ...kind, interlaced })));

/**
 * Returns the samples of a PNG's pixels in each quarter of the picture, and the colour that each quarter must
 * get.
 */
function samplesIn({ colourType, bits }: PngKind): { samples: number[][]; colours: Colour[] } {
  const top = 2 ** bits - 1;
  const scaled = (colour: Colour) => colour.map((value) => (value / 255) * top);
  if (colourType === 3 && bits === 1)
    return { samples: [[0], [1], [1], [0]], colours: [0, 1, 1, 0].map((i) => QUARTERS[i] ?? WHITE) };
  if (colourType === 3) return { samples: [[0], [1], [2], [3]], colours: [...QUARTERS] };
  if (colourType === 2) return { samples: QUARTERS.map(scaled), colours: [...QUARTERS] };
  // Transparent parts become white, like paper.
  if (colourType === 6) {
    const samples = QUARTERS.map((colour, i) => [...scaled(colour), i === 3 ? 0 : top]);
    return { samples, colours: [...QUARTERS.slice(0, 3), WHITE] };
  }
  const greys = bits === 1 ? [0, 1, 1, 0] : [0, 1 / 3, 2 / 3, 1];
  if (colourType === 0)
    return { samples: greys.map((value) => [value * top]), colours: greys.map((value) => grey(255 * value)) };
  return {
    samples: [
      [0, top],
      [top / 3, top],
      [(2 * top) / 3, top],
      [0, 0],
    ],
    colours: [grey(0), grey(85), grey(170), WHITE],
  };
}

describe('reliability 19: each kind of PNG', () => {
  it.each(kinds)('of colour type $colourType, $bits bits, interlaced $interlaced', async (kind) => {
    const { samples, colours } = samplesIn(kind);
    const none = Array.from({ length: samplesOf(kind) }, () => 0);
    const palette = kind.colourType === 3 ? QUARTERS.slice(0, kind.bits === 1 ? 2 : 4) : [];
    const file = png(64, 64, kind, (x, y) => samples[quarterAt(x, y, 64)] ?? none, palette);
    await expectQuarters(file, colours);
  });
});

describe('reliability 19: each kind of JPEG and GIF', () => {
  it.each([
    ['a plain JPEG', () => picture().jpeg({ quality: 95 })],
    ['a progressive JPEG', () => picture().jpeg({ quality: 95, progressive: true })],
    ['a JPEG with all its colour', () => picture().jpeg({ quality: 95, chromaSubsampling: '4:4:4' })],
    ['a GIF', () => picture().gif()],
    ['an interlaced GIF', () => picture().gif({ progressive: true })],
  ])('%s', async (_, file) => {
    await expectQuarters(await file().toBuffer(), QUARTERS, 24);
  });

  it.each([false, true])('a CMYK JPEG, progressive %s', async (progressive) => {
    const file = await picture().toColourspace('cmyk').jpeg({ quality: 95, progressive }).toBuffer();
    expect(await sharp(file).metadata()).toMatchObject({ space: 'cmyk', channels: 4 });
    // CMYK inks can't show such bright colours, so the tolerance is large. Even so, no quarter can be mistaken for
    // another.
    await expectQuarters(file, QUARTERS, 60);
  });

  it('a grey JPEG', async () => {
    const file = await picture().greyscale().jpeg({ quality: 95 }).toBuffer();
    const { colours } = await quartersOf((await clothOf(file)).cloth);
    for (const [red, green, blue] of colours) expectNear([red, green, blue], grey(green), 3);
  });

  it.each([false, true])('an animated GIF, by its first frame, interlaced %s', async (progressive) => {
    const frames = Buffer.concat([wide(96, 64).pixels, Buffer.alloc(3 * 96 * 64, 255)]);
    const raw = { width: 96, height: 128, channels: 3, pageHeight: 64 } as const;
    const file = await sharp(frames, { raw })
      .gif({ progressive, delay: [100, 100] })
      .toBuffer();
    expect((await sharp(file, { animated: true }).metadata()).pages).toBe(2);
    await expectQuarters(file, QUARTERS, 24);
  });
});

describe('reliability 19: turned by its EXIF', () => {
  /**
   * The place of a stored pixel on the upright picture, by EXIF orientation (EXIF 2.3, tag 274). The pixel is stored at
   * `column` and `row`; the upright picture has `w` × `h` pixels.
   */
  const upright: Record<number, (column: number, row: number, w: number, h: number) => [number, number]> = {
    1: (column, row) => [column, row],
    2: (column, row, w) => [w - 1 - column, row],
    3: (column, row, w, h) => [w - 1 - column, h - 1 - row],
    4: (column, row, _w, h) => [column, h - 1 - row],
    5: (column, row) => [row, column],
    6: (column, row, w) => [w - 1 - row, column],
    7: (column, row, w, h) => [w - 1 - row, h - 1 - column],
    8: (column, row, _w, h) => [row, h - 1 - column],
  };

  it.each(Object.keys(upright).map(Number))('orientation %d is upright', async (orientation) => {
    const [w, h] = [96, 64];
    const { colourAt } = wide(w, h);
    const [width, height] = orientation > 4 ? [h, w] : [w, h];
    const stored = Buffer.alloc(3 * w * h);
    for (let row = 0; row < height; row++) {
      for (let column = 0; column < width; column++) {
        const [x, y] = upright[orientation]?.(column, row, w, h) ?? [0, 0];
        stored.set(colourAt(x, y), 3 * (row * width + column));
      }
    }
    const turned = () => sharp(stored, { raw: { width, height, channels: 3 } }).withMetadata({ orientation });
    await expectQuarters(await turned().jpeg({ quality: 95 }).toBuffer(), QUARTERS, 24);
    await expectQuarters(await turned().jpeg({ quality: 95, progressive: true }).toBuffer(), QUARTERS, 24);
    await expectQuarters(await turned().png().toBuffer(), QUARTERS);
  });
});

describe('reliability 21: only the pixels of a file are kept', () => {
  it.each(['jpeg', 'png', 'gif'] as const)('of a %s', async (format) => {
    const words = 'Ann Quilter, 12 Elm Street';
    const file = await picture()
      .withExif({ IFD0: { Copyright: words } })
      .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><!-- ${words} --></x:xmpmeta>`)
      [format]()
      .toBuffer();
    const { cloth, swatch } = await clothOf(Buffer.concat([file, Buffer.from(`<script>${words}</script>`)]));
    for (const kept of [cloth, swatch]) {
      expect(kept.includes('Elm Street')).toBe(false);
      expect(kept.includes('script')).toBe(false);
      const { exif, xmp, icc, orientation } = await sharp(kept).metadata();
      expect([exif, xmp, icc, orientation]).toEqual([undefined, undefined, undefined, undefined]);
    }
  });
});

describe('reliability 19: other files are refused', () => {
  const script = '<script>alert(1)</script>';
  const CHOOSE = 'Choose a JPEG, PNG or GIF picture.';
  const SAVE_ANEW = 'Open the file in a photo program, save it as a JPEG and try again.';
  // The box at the start of a HEIC file: its length, its type, its brand and the compatible brands.
  const HEIC = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');

  it.each<[string, () => Promise<Buffer> | Buffer, string]>([
    ['a WebP', () => picture().webp().toBuffer(), `WEBP files can’t be uploaded. ${SAVE_ANEW}`],
    ['an AVIF', () => picture().avif().toBuffer(), `AVIF files can’t be uploaded. ${SAVE_ANEW}`],
    ['a TIFF', () => picture().tiff().toBuffer(), SAVE_ANEW],
    ['a HEIC of an iPhone', () => HEIC, `HEIC files can’t be uploaded. ${SAVE_ANEW}`],
    ['an SVG', () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`), CHOOSE],
    ['an SVG that says it is XML', () => Buffer.from('<?xml version="1.0"?><svg/>'), CHOOSE],
    [
      'a page',
      () => Buffer.from(`<!doctype html><html>${script}</html>`),
      `This file is not a picture. ${CHOOSE}`,
    ],
    ['a PDF', () => Buffer.from('%PDF-1.7\n1 0 obj\n'), `PDF files can’t be uploaded. ${CHOOSE}`],
    [
      'a BMP',
      () => Buffer.concat([Buffer.from('BM'), Buffer.alloc(100)]),
      `BMP files can’t be uploaded. ${SAVE_ANEW}`,
    ],
    ['nothing', () => Buffer.alloc(0), `This file is not a picture. ${CHOOSE}`],
  ])('%s', async (_, file, why) => {
    const [status, detail] = await refusal(await file());
    expect(status).toBe(415);
    expect(detail).toContain(why);
  });

  it.each<[string, () => Promise<Buffer>]>([
    ['a GIF', () => Promise.resolve(Buffer.from(`GIF89a/*${script}*/=1;alert(1)//`))],
    [
      'a PNG',
      async () => Buffer.concat([(await picture().png().toBuffer()).subarray(0, 40), Buffer.from(script)]),
    ],
    [
      'a JPEG',
      async () => Buffer.concat([(await picture().jpeg().toBuffer()).subarray(0, 40), Buffer.from(script)]),
    ],
    ['a PNG and holds a page', () => Promise.resolve(pngOf(chunk('IHDR', Buffer.from(script))))],
  ])('a file that only begins like %s', async (_, file) => {
    expect((await refusal(await file()))[0]).toBe(415);
  });
});

describe('reliability 19: damaged files are refused', () => {
  const noise = Buffer.from(
    Array.from({ length: 3 * 120 * 180 }, (_, i) => (i * 7919 + (i >> 5) * 31) & 255),
  );
  // Taller than wide: the missing end lies outside the square.
  const tall = () => sharp(noise, { raw: { width: 120, height: 180, channels: 3 } });
  const formats: [string, () => Sharp][] = [
    ['JPEG', () => tall().jpeg()],
    ['progressive JPEG', () => tall().jpeg({ progressive: true })],
    ['PNG', () => tall().png()],
    ['interlaced PNG', () => tall().png({ progressive: true })],
    ['GIF', () => tall().gif()],
    ['interlaced GIF', () => tall().gif({ progressive: true })],
  ];

  it.each(formats)('a %s that is cut off', async (name, make) => {
    const file = await make().toBuffer();
    // In a progressive JPEG, the scans from 63 % on only add the last bit.
    const shares = name === 'progressive JPEG' ? [0.05, 0.3, 0.6] : [0.05, 0.3, 0.6, 0.9];
    for (const share of shares) {
      const [status, detail] = await refusal(file.subarray(0, Math.floor(file.length * share)));
      expect([share, status]).toEqual([share, 415]);
      expect(detail).toContain('This picture is damaged');
    }
  });

  it('a PNG with one wrong bit', async () => {
    const file = await tall().png().toBuffer();
    file[file.length >> 1] = (file[file.length >> 1] ?? 0) ^ 1;
    expect((await refusal(file))[0]).toBe(415);
  });

  it('a progressive JPEG with wrong bytes', async () => {
    const file = await tall().jpeg({ progressive: true }).toBuffer();
    file.fill(0x55, file.length >> 1, (file.length >> 1) + 64);
    expect((await refusal(file))[0]).toBe(415);
  });
});

describe('reliability 19: pictures that would take too much memory are refused', () => {
  const black = { colourType: 0, bits: 1, interlaced: false } as const;
  const bomb = (width: number, height: number, kind: PngKind) =>
    pngOf(pngHeader(width, height, kind), chunk('IDAT', deflateSync(Buffer.alloc(1000))));

  it('with more than 52 million pixels', async () => {
    expect(await refusal(bomb(60_000, 60_000, black))).toEqual([
      413,
      'This picture has 3,600 million pixels; the maximum is 52 million. Make the picture smaller and try again.',
    ]);
    const gif = Buffer.from(
      'GIF89a\xff\xff\xff\xff\x00\x00\x00,\x00\x00\x00\x00\xff\xff\xff\xff\x00\x02\x00;',
      'latin1',
    );
    expect((await refusal(gif))[0]).toBe(413);
    expect((await refusal(bomb(7212, 7212, black)))[0]).toBe(413);
  });

  it('but not with 52 million', async () => {
    // 7211 × 7211 pixels are 51,998,521.
    const row = Buffer.alloc(Math.ceil(7211 / 8) + 1);
    const file = pngOf(
      pngHeader(7211, 7211, black),
      chunk('IDAT', deflateSync(Buffer.concat(Array.from({ length: 7211 }, () => row)))),
    );
    expect((await clothOf(file)).averageColour).toBe('#000000');
  });

  it('or too large for a kind that must be in memory as a whole', async () => {
    const [status, detail] = await refusal(bomb(6000, 6000, { colourType: 6, bits: 16, interlaced: true }));
    expect([status, detail]).toEqual([
      413,
      expect.stringContaining('Save the picture as a standard (baseline) JPEG'),
    ]);
  });
});
