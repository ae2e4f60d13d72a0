import sharp from 'sharp';
import type { Colour } from './picture.js';

/** A photograph, wider than high: cloth in its middle square, something else on either side. */
export async function photograph(cloth: Colour, beside: Colour): Promise<Buffer> {
  const plain = ([r, g, b]: Colour, width: number) => ({
    create: { width, height: 600, channels: 3 as const, background: { r, g, b } },
  });
  const middle = await sharp(plain(cloth, 600)).png().toBuffer();
  return sharp(plain(beside, 900))
    .composite([{ input: middle, left: 150, top: 0 }])
    .jpeg({ quality: 95 })
    .toBuffer();
}
