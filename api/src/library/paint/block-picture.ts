import { boxOf, runsOf } from '@quiltwright/shared/quilting/shapes/shape-outlines';
import type { Levels, Shape } from '@quiltwright/shared/quilting/shapes/shape';
import sharp from 'sharp';
import { linear, srgb, srgbByte } from '../cloth/colour.js';
import { TILE_PX } from '../cloth/texture/torus.js';

/** The picture's side in pixels, for a block of 12 inches: 40 to the inch. */
const SIDE = 480;
const SMALL_SIDE = 320;
/** The number of samples along a pixel's side. */
const FINE = 4;
const SAMPLES = SIDE * FINE;
const UNITS = 1000 / SAMPLES;
/**
 * The number of samples along the side of a 6-inch tile of cloth. `TILE_SIDE` is the number of pixels along
 * that side in a block's picture.
 */
const TILE_SAMPLES = SAMPLES / 2;
const TILE_SIDE = SIDE / 2;

/**
 * By row of samples in a tile: the row of the cloth's own pixels that these samples show. Both rows are counted from
 * the tile's edge. The same numbers apply to columns.
 */
const CLOTH_PIXEL = Uint16Array.from({ length: TILE_SAMPLES }, (_, i) =>
  Math.floor(((i + 0.5) * TILE_PX) / TILE_SAMPLES),
);

/**
 * The maximum number of adjacent rows of a cloth's pixels that one pixel of a block's picture shows. The same number
 * applies to columns.
 */
const MOST_NEAR = 3;

/**
 * The shares of the cloth's rows in each row of the picture, for the rows within one tile. Each row of the picture has
 * `MOST_NEAR` shares, one for each adjacent row of the cloth's own pixels. The same numbers apply to columns.
 */
const SHARES = Float32Array.from({ length: MOST_NEAR * TILE_SIDE }, (_, i) => {
  const samples = CLOTH_PIXEL.subarray(FINE * Math.floor(i / MOST_NEAR)).subarray(0, FINE);
  const row = (samples[0] ?? 0) + (i % MOST_NEAR);
  return samples.filter((each) => each === row).length / FINE;
});

/** The amount of light, 0 to 1, for each value of an sRGB byte. */
const LIGHT = Float32Array.from({ length: 256 }, (_, byte) => linear(byte));

/**
 * A tile of cloth as red, green and blue bytes: in its own pixels, and scaled to the pixels of a block's
 * picture.
 */
interface ShownCloth {
  readonly tile: Uint8Array;
  readonly pixels: Uint8Array;
}
const NO_CLOTH: ShownCloth = {
  tile: new Uint8Array(3 * TILE_PX ** 2).fill(255),
  pixels: new Uint8Array(3 * TILE_SIDE ** 2).fill(255),
};

/**
 * Returns the picture of a pre-made block in cloth as JPEG: 12 inches at 480 pixels. The cloth is at true scale, and
 * starts at the block's corner.
 *
 * @param levels the layers, in the placeholder fabrics 1, 2, 3 …
 * @param cloth the encoded cloth for the placeholders 1, 2, 3 … in turn
 */
export async function blockPicture(levels: Levels, cloth: readonly Uint8Array[]): Promise<Buffer> {
  const pixels = average(topmostFabrics(levels), [NO_CLOTH, ...(await Promise.all(cloth.map(clothOf)))]);
  return sharp(pixels, { raw: { width: SIDE, height: SIDE, channels: 3 } })
    .jpeg({ quality: 85 })
    .toBuffer();
}

/** Returns a block's picture for lists, 320 pixels wide, as WebP. */
export function smallPicture(picture: Uint8Array): Promise<Buffer> {
  return sharp(picture).resize(SMALL_SIDE).webp({ quality: 75 }).toBuffer();
}

/** The maximum number of decoded cloths that stay in memory, because blocks share them. Each takes about 1 MB. */
const MOST_KEPT = 32;

/** The decoded cloths that were used last, each with its encoded picture. The latest is at the end. */
const kept: { readonly file: Uint8Array; readonly shown: ShownCloth }[] = [];

/** Returns the tile of cloth of an encoded picture, decoded now or taken from memory. */
async function clothOf(file: Uint8Array): Promise<ShownCloth> {
  const i = kept.findIndex((each) => Buffer.compare(each.file, file) === 0);
  const [found] = i < 0 ? [] : kept.splice(i, 1);
  const shown = found?.shown ?? shownCloth(await sharp(file).removeAlpha().raw().toBuffer());
  kept.push({ file, shown });
  if (kept.length > MOST_KEPT) kept.shift();
  return shown;
}

/** Returns the number of the visible fabric at each sample of a block, row by row; 0 for none. */
function topmostFabrics(levels: Levels): Uint8Array {
  const fabrics = new Uint8Array(SAMPLES * SAMPLES);
  for (const shape of levels.flat()) lay(shape, fabrics);
  return fabrics;
}

/** Writes the shape's fabric to the samples that the shape covers, over earlier shapes. */
function lay(shape: Shape, fabrics: Uint8Array): void {
  const { y, height } = boxOf(shape);
  const rows = samples(y, y + height);
  const runsAt = runsOf(shape);
  for (let row = rows.first; row < rows.end; row++) {
    const runs = runsAt((row + 0.5) * UNITS);
    for (let i = 0; i < runs.length; i += 2) {
      const { first, end } = samples(runs[i] ?? 0, runs[i + 1] ?? 0);
      if (first < end) fabrics.fill(shape.fillFabric, row * SAMPLES + first, row * SAMPLES + end);
    }
  }
}

/**
 * Returns the range of samples between two coordinates in block units. A tolerance is added, because rounding could
 * otherwise leave out a sample between two adjacent shapes.
 */
function samples(from: number, to: number): { first: number; end: number } {
  return {
    first: Math.max(0, Math.ceil(from / UNITS - 0.5 - 1e-6)),
    end: Math.min(SAMPLES, Math.floor(to / UNITS + 0.5 + 1e-6)),
  };
}

/**
 * Returns a tile of cloth in its own pixels and in pixels of a block's picture. A pixel of the block's picture
 * has the mean light of its samples.
 */
function shownCloth(tile: Uint8Array): ShownCloth {
  const light = new Float32Array(3 * TILE_SIDE ** 2);
  const row = new Float32Array(3 * (TILE_PX + MOST_NEAR));
  for (let y = 0, to = 0; y < TILE_SIDE; y++) {
    row.fill(0);
    for (let near = 0; near < MOST_NEAR; near++) {
      const share = SHARES[MOST_NEAR * y + near] ?? 0;
      if (share === 0) continue;
      const from = 3 * TILE_PX * ((CLOTH_PIXEL[FINE * y] ?? 0) + near);
      for (let i = 0; i < 3 * TILE_PX; i++)
        row[i] = (row[i] ?? 0) + share * (LIGHT[tile[from + i] ?? 0] ?? 0);
    }
    for (let x = 0; x < TILE_SIDE; x++, to += 3) {
      for (let near = 0; near < MOST_NEAR; near++) {
        const share = SHARES[MOST_NEAR * x + near] ?? 0;
        if (share === 0) continue;
        const from = 3 * ((CLOTH_PIXEL[FINE * x] ?? 0) + near);
        for (let channel = 0; channel < 3; channel++)
          light[to + channel] = (light[to + channel] ?? 0) + share * (row[from + channel] ?? 0);
      }
    }
  }
  return { tile, pixels: srgb(light) };
}

/**
 * Returns the picture's pixels as red, green and blue bytes. Each pixel has the mean light of its samples;
 * places without fabric are white.
 */
function average(fabrics: Uint8Array, cloth: readonly ShownCloth[]): Uint8Array {
  const pixels = new Uint8Array(3 * SIDE * SIDE);
  const fours = new Uint32Array(fabrics.buffer);
  for (let y = 0, to = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++, to += 3) {
      if (isOfOne(fours, FINE * y * SIDE + x)) {
        const fabric = fabrics[FINE * (y * SAMPLES + x)] ?? 0;
        const shown = (cloth[fabric] ?? NO_CLOTH).pixels;
        const from = 3 * ((y % TILE_SIDE) * TILE_SIDE + (x % TILE_SIDE));
        for (let channel = 0; channel < 3; channel++) pixels[to + channel] = shown[from + channel] ?? 0;
        continue;
      }
      mixed.fill(0);
      for (let row = FINE * y; row < FINE * (y + 1); row++) {
        for (let column = FINE * x; column < FINE * (x + 1); column++) {
          const { tile } = cloth[fabrics[row * SAMPLES + column] ?? 0] ?? NO_CLOTH;
          addSample(tile, row % TILE_SAMPLES, column % TILE_SAMPLES);
        }
      }
      for (let channel = 0; channel < 3; channel++) pixels[to + channel] = srgbByte(mixed[channel] ?? 0);
    }
  }
  return pixels;
}

/**
 * True if all samples of a pixel show one fabric.
 *
 * @param fours the fabric of each sample, row by row. Each number packs four samples: those of one pixel in one row of
 *   samples.
 * @param first the index in `fours` of the pixel's first row of samples
 */
function isOfOne(fours: Uint32Array, first: number): boolean {
  const four = fours[first] ?? 0;
  for (let row = 1; row < FINE; row++) if (fours[first + row * SIDE] !== four) return false;
  return four === (four & 255) * 0x01010101;
}

/** The red, green and blue light of the current pixel that shows several fabrics. */
const mixed = new Float32Array(3);

/**
 * Adds a sixteenth of one sample's light to the current pixel. `row` and `column` are the sample's place in the
 * tile, in samples.
 */
function addSample(tile: Uint8Array, row: number, column: number): void {
  const from = 3 * ((CLOTH_PIXEL[row] ?? 0) * TILE_PX + (CLOTH_PIXEL[column] ?? 0));
  for (let channel = 0; channel < 3; channel++)
    mixed[channel] = (mixed[channel] ?? 0) + (LIGHT[tile[from + channel] ?? 0] ?? 0) / FINE ** 2;
}
