import sharp from 'sharp';
import { linear, toHex } from './colour.js';
import { PIXELS, PX_PER_INCH, TILE_PX } from './texture/torus.js';

/** The encoded pictures of a cloth, and the colour to show until they are loaded. */
export interface EncodedCloth {
  /** WebP of the whole tile, 512 × 512. */
  readonly cloth: Buffer;
  /**
   * WebP of a part of the cloth, 2½ × 2½ inches. Where a swatch is shown 60 pixels wide, this part shows more
   * detail than all 6 inches of the cloth would.
   */
  readonly swatch: Buffer;
  /**
   * The mean colour of the cloth's pixels, as #rrggbb. It is computed from the pixels' light, not from their
   * bytes.
   */
  readonly averageColour: string;
}

const LINEAR = Float64Array.from({ length: 256 }, (_, byte) => linear(byte));
const SWATCH_INCHES = 2.5;
const SWATCH_PX = 120;
const SWATCH_BYTES = 6_000;
/**
 * The effort of WebP compression, from 0 to 6. With the usual 4, a first start takes eight seconds longer for
 * files that are 4 % smaller.
 */
const EFFORT = 2;

/**
 * Encodes the pictures of a cloth, and computes its mean colour.
 * @param pixels the cloth as `render` returns it
 */
export async function encode(pixels: Uint8Array): Promise<EncodedCloth> {
  const raw = { width: TILE_PX, height: TILE_PX, channels: 3 } as const;
  const cut = Math.floor(SWATCH_INCHES * PX_PER_INCH);
  const small = await sharp(pixels, { raw })
    .extract({ left: 0, top: 0, width: cut, height: cut })
    .resize(SWATCH_PX)
    .raw()
    .toBuffer();
  const [cloth, swatch] = await Promise.all([
    sharp(pixels, { raw }).webp({ quality: 88, effort: EFFORT }).toBuffer(),
    lightEnough(small),
  ]);
  return { cloth, swatch, averageColour: averageColour(pixels) };
}

/**
 * Encodes a swatch as WebP, in the best quality that keeps it within 6,000 bytes, but at least in quality 50.
 * Palettes show dozens of swatches at once.
 */
async function lightEnough(swatch: Buffer): Promise<Buffer> {
  const raw = { width: SWATCH_PX, height: SWATCH_PX, channels: 3 } as const;
  for (const quality of [88, 80, 70, 60]) {
    const file = await sharp(swatch, { raw }).webp({ quality }).toBuffer();
    if (file.length <= SWATCH_BYTES) return file;
  }
  return sharp(swatch, { raw }).webp({ quality: 50 }).toBuffer();
}

/**
 * Returns the mean colour of a cloth's pixels, as #rrggbb. It is the mean of their light, not of their bytes,
 * because the eye sees this colour from afar.
 */
export function averageColour(pixels: Uint8Array): string {
  let [red, green, blue] = [0, 0, 0];
  for (let i = 0; i < pixels.length; i += 3) {
    red += LINEAR[pixels[i] ?? 0] ?? 0;
    green += LINEAR[pixels[i + 1] ?? 0] ?? 0;
    blue += LINEAR[pixels[i + 2] ?? 0] ?? 0;
  }
  return toHex([red / PIXELS, green / PIXELS, blue / PIXELS]);
}
