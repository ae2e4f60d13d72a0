import sharp from 'sharp';
import { linear, toHex } from './colour.js';
import { PIXELS, PX_PER_INCH, TILE_PX } from './torus.js';

/** A cloth's files, and the colour to show until they are there. */
export interface EncodedCloth {
  /** WebP of the whole tile, 512 × 512. */
  readonly cloth: Buffer;
  /** WebP of 2½ × 2½ inches, which says more in a 60-pixel tile than all 6. */
  readonly swatch: Buffer;
  /** Mean of the light, as #rrggbb. */
  readonly averageColour: string;
}

const LINEAR = Float64Array.from({ length: 256 }, (_, byte) => linear(byte));
const SWATCH_INCHES = 2.5;
const SWATCH_PX = 120;
const SWATCH_BYTES = 6_000;
/** Of WebP’s 0 to 6. With 4, as is usual, a first start takes eight seconds longer for files that are 4 % smaller. */
const EFFORT = 2;

/** @param pixels as `render` gives them */
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

/** A swatch in the best quality in which it weighs no more than it may; palettes show dozens of them at once. */
async function lightEnough(swatch: Buffer): Promise<Buffer> {
  const raw = { width: SWATCH_PX, height: SWATCH_PX, channels: 3 } as const;
  for (const quality of [88, 80, 70, 60]) {
    const file = await sharp(swatch, { raw }).webp({ quality }).toBuffer();
    if (file.length <= SWATCH_BYTES) return file;
  }
  return sharp(swatch, { raw }).webp({ quality: 50 }).toBuffer();
}

/** Mean in linear light, as the eye takes it from afar: #rrggbb. */
export function averageColour(pixels: Uint8Array): string {
  const sums: [number, number, number] = [0, 0, 0];
  for (let i = 0; i < pixels.length; i += 3) {
    sums[0] += LINEAR[pixels[i] ?? 0] ?? 0;
    sums[1] += LINEAR[pixels[i + 1] ?? 0] ?? 0;
    sums[2] += LINEAR[pixels[i + 2] ?? 0] ?? 0;
  }
  return toHex([sums[0] / PIXELS, sums[1] / PIXELS, sums[2] / PIXELS]);
}
