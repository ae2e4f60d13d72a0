import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { averageColour, encode } from './encode.js';
import { PIXELS } from './texture/torus.js';

/** The pixels of a cloth whose left half is black and whose right half is white. */
const halves = Uint8Array.from({ length: 3 * PIXELS }, (_, i) => (Math.floor(i / 3) % 512 < 256 ? 0 : 255));

describe('encode', () => {
  it('writes the whole tile at 512 px and 2½ inches of it as a swatch', async () => {
    const { cloth, swatch } = await encode(halves);
    expect(await sharp(cloth).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 });
    expect(await sharp(swatch).metadata()).toMatchObject({ format: 'webp', width: 120, height: 120 });
    // 2½ inches are 213 of 512 pixels, so the swatch is black.
    const { channels } = await sharp(swatch).stats();
    for (const channel of channels) expect(channel.max).toBeLessThan(8);
  });

  it('averages light, not bytes: half white is 188, not 128', () => {
    expect(averageColour(halves)).toBe('#bcbcbc');
  });
});
