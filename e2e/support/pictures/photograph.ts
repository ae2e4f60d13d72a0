import sharp from 'sharp';
import type { Colour } from './picture.js';

/**
 * Returns a made-up photograph, wider than high. Its middle square of `side` pixels has the colour `cloth`. The areas
 * at its left and right have the colour `beside`.
 */
export async function photograph(cloth: Colour, beside: Colour, side = 600): Promise<Buffer> {
  const plain = ([r, g, b]: Colour, width: number) => ({
    create: { width, height: side, channels: 3 as const, background: { r, g, b } },
  });
  const middle = await sharp(plain(cloth, side)).png().toBuffer();
  return sharp(plain(beside, 1.5 * side))
    .composite([{ input: middle, left: side / 4, top: 0 }])
    .jpeg({ quality: 95 })
    .toBuffer();
}
