import sharp, { type Sharp } from 'sharp';
import { linear, srgb } from '../cloth/colour.js';
import { TILE_INCHES } from '../cloth/texture/torus.js';
import { quilting } from './quilting.js';

/** The resolution of the sampler's picture: 40 pixels per inch, as in pictures of blocks. */
export const PER_INCH = 40;
const BLOCK = 12;
const SASHING = 2;
const CELL = BLOCK + SASHING;
const COLUMNS = 5;
const ROWS = 6;
const BINDING = 0.5;
const OUTER = 5;
const INNER = 2;
/**
 * The width of the binding and both borders together, in inches: the distance from the quilt's edge to its
 * sashing.
 */
const MARGIN = BINDING + OUTER + INNER;

/**
 * The sampler's size in inches. The quilt continues beyond the right edge of the picture, so its right side has
 * no border.
 */
export const SAMPLER = {
  width: MARGIN + COLUMNS * CELL + SASHING,
  height: 2 * MARGIN + ROWS * CELL + SASHING,
} as const;

/** The encoded pictures of the sampler's fabrics, each of 6 × 6 inches. */
export interface SamplerCloth {
  binding: Uint8Array;
  outer: Uint8Array;
  inner: Uint8Array;
  sashing: Uint8Array;
  cornerstone: Uint8Array;
}

/**
 * Returns a quilted sampler quilt, seen from above, at 40 pixels per inch.
 * @param blocks 30 pictures of 480 pixels square, row by row
 */
export async function sampler(blocks: readonly Uint8Array[], cloth: SamplerCloth): Promise<Sharp> {
  const { width, height } = SAMPLER;
  const inside = (margin: number) => ({
    left: margin,
    top: margin,
    width: width - margin,
    height: height - 2 * margin,
  });
  const bands = await Promise.all([
    laid(cloth.binding, inside(0)),
    laid(cloth.outer, inside(BINDING)),
    laid(cloth.inner, inside(BINDING + OUTER)),
    laid(cloth.sashing, inside(MARGIN)),
  ]);
  const cornerstone = await sharp(cloth.cornerstone)
    .resize(TILE_INCHES * PER_INCH)
    .extract({ left: 0, top: 0, width: pixels(SASHING), height: pixels(SASHING) })
    .png()
    .toBuffer();
  const cornerstones = Array.from({ length: (COLUMNS + 1) * (ROWS + 1) }, (_, i) => ({
    input: cornerstone,
    left: pixels(MARGIN + (i % (COLUMNS + 1)) * CELL),
    top: pixels(MARGIN + Math.floor(i / (COLUMNS + 1)) * CELL),
  }));
  const set = blocks.map((input, index) => ({
    input: Buffer.from(input),
    left: pixels(MARGIN + SASHING + (index % COLUMNS) * CELL),
    top: pixels(MARGIN + SASHING + Math.floor(index / COLUMNS) * CELL),
  }));
  const flat = await sharp({
    create: { width: pixels(width), height: pixels(height), channels: 3, background: '#000' },
  })
    .composite([...bands, ...cornerstones, ...set])
    .removeAlpha()
    .raw()
    .toBuffer();
  const raw = { width: pixels(width), height: pixels(height), channels: 3 } as const;
  return sharp(quilted(flat, raw.width), { raw });
}

function pixels(inches: number): number {
  return Math.round(inches * PER_INCH);
}

interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

/**
 * Returns repeated cloth that covers an area of the quilt, as a layer for sharp's `composite`. The area is in inches.
 */
async function laid(cloth: Uint8Array, { left, top, width, height }: Area) {
  const tile = await sharp(cloth)
    .resize(TILE_INCHES * PER_INCH)
    .png()
    .toBuffer();
  const input = await sharp({
    create: { width: pixels(width), height: pixels(height), channels: 3, background: '#000' },
  })
    .composite([{ input: tile, tile: true, gravity: 'northwest' }])
    .png({ compressionLevel: 1 })
    .toBuffer();
  return { input, left: pixels(left), top: pixels(top) };
}

const LIGHT = Float32Array.from({ length: 256 }, (_, byte) => linear(byte));
/** The light of the quilting thread, an unbleached cotton. */
const THREAD = [0.86, 0.79, 0.66] as const;

/**
 * Returns the pixels of the quilted quilt from those of the flat quilt. Adds the light, shade and thread of the
 * quilting, and a shadow in each seam.
 */
function quilted(flat: Uint8Array, width: number): Uint8Array {
  const quilt = quilting('sampler');
  const seam = seamShade();
  const picture = new Uint8Array(flat.length);
  const row = new Float32Array(width * 3);
  // Quilting lines cross in the middle of the cornerstones.
  const crossing = MARGIN + SASHING / 2;
  for (let top = 0, from = 0; from < flat.length; top++, from += row.length) {
    const y = (top + 0.5) / PER_INCH;
    for (let column = 0; column < width; column++) {
      const x = (column + 0.5) / PER_INCH;
      const { light, thread } = quilt(x - crossing, y - crossing);
      const shade = light * seam(x, y);
      for (let channel = 0; channel < 3; channel++) {
        const cloth = (LIGHT[flat[from + column * 3 + channel] ?? 0] ?? 0) * shade;
        row[column * 3 + channel] = Math.min(
          1,
          cloth + ((THREAD[channel] ?? 0) * light - cloth) * 0.8 * thread,
        );
      }
    }
    picture.set(srgb(row), from);
  }
  return picture;
}

/**
 * Returns a function that takes a point of the quilt (x and y in inches) and returns its share of light, 0 to 1. Light
 * is lost at the seams between bands and blocks, and at the rim of the round binding.
 */
function seamShade(): (x: number, y: number) => number {
  const { height } = SAMPLER;
  return (x, y) => {
    const fromEdge = Math.min(x, y, height - y);
    if (fromEdge < BINDING) return 0.72 + 0.5 * Math.sin((Math.PI * fromEdge) / BINDING);
    const toBand = Math.min(
      fromEdge - BINDING,
      Math.abs(fromEdge - BINDING - OUTER),
      Math.abs(fromEdge - MARGIN),
    );
    const toBlock = fromEdge > MARGIN ? Math.min(toSeam(x - MARGIN), toSeam(y - MARGIN)) : toBand;
    return 1 - 0.22 * Math.exp(-Math.min(toBand, toBlock) / 0.14);
  };
}

/**
 * Returns the distance to the nearest seam between sashing and blocks, in inches.
 * @param place the point's distance from the outer edge of the sashing, in inches, along x or y
 */
function toSeam(place: number): number {
  const inCell = place % CELL;
  return Math.min(inCell, Math.abs(inCell - SASHING), CELL - inCell);
}
