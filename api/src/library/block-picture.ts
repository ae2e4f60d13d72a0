import { shapeContains } from '@quiltwright/shared/quilting/shape-outlines';
import type { Levels, Shape } from '@quiltwright/shared/quilting/shape';
import sharp from 'sharp';
import { linear, srgb } from './cloth/colour.js';
import { TILE_PX } from './cloth/torus.js';

/** The picture's side in pixels, for a block of 12 inches: 40 to the inch. */
const SIDE = 480;
/** Samples to a pixel's side. */
const FINE = 4;
const SAMPLES = SIDE * FINE;
/** Pixels of cloth, of which there are 512 to 6 inches, between two samples. */
const STEP = (2 * TILE_PX) / SAMPLES;
const UNITS = 1000 / SAMPLES;

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

/** The fabric that is seen at each sample, row by row; 0 where there is none. */
function topmostFabrics(levels: Levels): Uint8Array {
  const fabrics = new Uint8Array(SAMPLES * SAMPLES);
  for (const shape of levels.flat()) lay(shape, fabrics);
  return fabrics;
}

function lay(shape: Shape, fabrics: Uint8Array): void {
  const { shapeXLoc: x, shapeYLoc: y, shapeWidth: width, shapeHeight: height } = shape;
  const columns = range(x, width);
  const rows = range(y, height);
  for (let row = rows.first; row < rows.end; row++) {
    for (let column = columns.first; column < columns.end; column++) {
      if (shapeContains(shape, (column + 0.5) * UNITS, (row + 0.5) * UNITS)) {
        fabrics[row * SAMPLES + column] = shape.fillFabric;
      }
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
      const tileRow = Math.floor((row + 0.5) * STEP) % TILE_PX;
      for (let column = 0; column < SAMPLES; column++) {
        const tile = tiles[(fabrics[row * SAMPLES + column] ?? 0) - 1];
        const from = 3 * (tileRow * TILE_PX + (Math.floor((column + 0.5) * STEP) % TILE_PX));
        const to = 3 * Math.floor(column / FINE);
        for (let channel = 0; channel < 3; channel++) {
          light[to + channel] = (light[to + channel] ?? 0) + (LIGHT[tile?.[from + channel] ?? 255] ?? 0);
        }
      }
    }
    pixels.set(srgb(light.map((sum) => sum / FINE ** 2)), 3 * SIDE * y);
  }
  return pixels;
}
