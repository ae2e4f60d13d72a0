import { unitContains } from '@quiltwright/shared/quilting/shape-outlines';
import type { Levels, Shape } from '@quiltwright/shared/quilting/shape';
import sharp from 'sharp';
import { linear, srgb } from './cloth/colour.js';
import { TILE_PX } from './cloth/torus.js';

/** The picture's side in pixels, for a block of 12 inches: 40 to the inch. */
const SIDE = 480;
const SMALL_SIDE = 320;
/** Samples to a pixel's side. */
const FINE = 4;
const SAMPLES = SIDE * FINE;
/** Pixels of cloth, of which there are 512 to 6 inches, between two samples. */
const STEP = (2 * TILE_PX) / SAMPLES;
const UNITS = 1000 / SAMPLES;

/** The row or column of its tile of cloth that each row or column of samples shows. */
const CLOTH_PIXEL = Uint16Array.from({ length: SAMPLES }, (_, i) => Math.floor((i + 0.5) * STEP) % TILE_PX);
const NO_CLOTH = new Uint8Array(3 * TILE_PX ** 2).fill(255);

/** Light of each byte of a picture. */
const LIGHT = Float32Array.from({ length: 256 }, (_, byte) => linear(byte));

/**
 * A pre-made block in cloth, 12 inches at 480 pixels, as JPEG. The cloth is at true scale and anchored to
 * the block's corner.
 *
 * @param levels in the stand-in fabrics 1, 2, 3 …
 * @param cloth the encoded cloth for each of these in turn
 */
export async function blockPicture(levels: Levels, cloth: readonly Uint8Array[]): Promise<Buffer> {
  const tiles = await Promise.all(cloth.map((file) => sharp(file).removeAlpha().raw().toBuffer()));
  const pixels = average(topmostFabrics(levels), tiles);
  return sharp(pixels, { raw: { width: SIDE, height: SIDE, channels: 3 } })
    .jpeg({ quality: 85 })
    .toBuffer();
}

/** A block's picture for lists, 320 pixels wide, as WebP. */
export function smallPicture(picture: Uint8Array): Promise<Buffer> {
  return sharp(picture).resize(SMALL_SIDE).webp({ quality: 75 }).toBuffer();
}

/** The fabric that is seen at each sample, row by row; 0 where there is none. */
function topmostFabrics(levels: Levels): Uint8Array {
  const fabrics = new Uint8Array(SAMPLES * SAMPLES);
  // From the top, as each sample is then looked at until something is found.
  for (const shape of levels.flat().reverse()) lay(shape, fabrics);
  return fabrics;
}

/** Lays a shape under what is there. */
function lay({ shapeType, fillFabric, ...shape }: Shape, fabrics: Uint8Array): void {
  const { shapeXLoc: x, shapeYLoc: y, shapeWidth: width, shapeHeight: height } = shape;
  const columns = range(x, width);
  const rows = range(y, height);
  for (let row = rows.first; row < rows.end; row++) {
    const v = ((row + 0.5) * UNITS - y) / height;
    for (let column = columns.first; column < columns.end; column++) {
      const sample = row * SAMPLES + column;
      if (fabrics[sample] === 0 && unitContains(shapeType, ((column + 0.5) * UNITS - x) / width, v))
        fabrics[sample] = fillFabric;
    }
  }
}

/** The samples that a box may cover along one side. */
function range(from: number, length: number): { first: number; end: number } {
  return {
    first: Math.floor(from / UNITS),
    end: Math.min(SAMPLES, Math.ceil((from + length) / UNITS)),
  };
}

/** Each pixel is the mean light of its samples; where no fabric lies it is white. */
function average(fabrics: Uint8Array, tiles: readonly Uint8Array[]): Uint8Array {
  const pixels = new Uint8Array(SIDE * SIDE * 3);
  const light = new Float32Array(SIDE * 3);
  for (let y = 0; y < SIDE; y++) {
    light.fill(0);
    for (let row = y * FINE; row < (y + 1) * FINE; row++) {
      const tileRow = (CLOTH_PIXEL[row] ?? 0) * TILE_PX;
      for (let x = 0; x < SIDE; x++) {
        const to = 3 * x;
        let [red, green, blue] = [light[to] ?? 0, light[to + 1] ?? 0, light[to + 2] ?? 0];
        for (let column = x * FINE; column < (x + 1) * FINE; column++) {
          const tile = tiles[(fabrics[row * SAMPLES + column] ?? 0) - 1] ?? NO_CLOTH;
          const from = 3 * (tileRow + (CLOTH_PIXEL[column] ?? 0));
          red = Math.fround(red + (LIGHT[tile[from] ?? 0] ?? 0));
          green = Math.fround(green + (LIGHT[tile[from + 1] ?? 0] ?? 0));
          blue = Math.fround(blue + (LIGHT[tile[from + 2] ?? 0] ?? 0));
        }
        light[to] = red;
        light[to + 1] = green;
        light[to + 2] = blue;
      }
    }
    pixels.set(srgb(light.map((sum) => sum / FINE ** 2)), 3 * SIDE * y);
  }
  return pixels;
}
