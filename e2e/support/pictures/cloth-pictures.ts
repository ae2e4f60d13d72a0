import sharp from 'sharp';

/** A colour as red, green, blue from 0 to 255. */
export type Rgb = readonly [number, number, number];

/** The pixels of a fabric picture, which shows 6 × 6 inches. */
export interface ClothPicture {
  /** Pixels along one side. */
  side: number;
  /** The red, green and blue of each pixel (0 to 255), row by row. */
  pixels: Uint8Array;
}

const SIDE = 300;
const cloths = new Map<string, ClothPicture>();

/**
 * Functions that return file names of made-up fabrics. `flat` has one colour. `print` blends two colours in a slanted
 * wave with `waves` periods in 6 inches. It also has a large off-centre dot of the second colour, so that every turn
 * and mirror changes the picture. `stripe` has one vertical stripe of the second colour, an inch wide, in the middle.
 */
export const clothFile = {
  flat: (colour: Rgb) => `flat-${hex(colour)}.png`,
  print: (ground: Rgb, figure: Rgb, waves = 3) => `print-${hex(ground)}-${hex(figure)}-${String(waves)}.png`,
  stripe: (ground: Rgb, figure: Rgb) => `stripe-${hex(ground)}-${hex(figure)}.png`,
};

/** Returns the pixels of the made-up fabric that a file name from `clothFile` describes. */
export function clothPicture(file: string): ClothPicture {
  const known = cloths.get(file);
  if (known) return known;
  const [kind, ground = '', figure = ground, waves = '3'] = file.replace('.png', '').split('-');
  const [from, to] = [colourOf(ground), colourOf(figure)];
  const pixels = new Uint8Array(SIDE * SIDE * 3);
  for (let row = 0; row < SIDE; row++) {
    for (let column = 0; column < SIDE; column++) {
      const [x, y] = [(column + 0.5) / SIDE, (row + 0.5) / SIDE];
      const share = kind === 'flat' ? 0 : kind === 'stripe' ? stripe(x) : print(x, y, Number(waves));
      from.forEach((channel, c) => {
        pixels[(row * SIDE + column) * 3 + c] = Math.round(channel + ((to[c] ?? 0) - channel) * share);
      });
    }
  }
  const cloth = { side: SIDE, pixels };
  cloths.set(file, cloth);
  return cloth;
}

/**
 * Returns the mean colour of a made-up fabric, as #rrggbb.
 * @param file a name from `clothFile`
 */
export function clothMean(file: string): string {
  const { pixels } = clothPicture(file);
  const sums = [0, 0, 0];
  pixels.forEach((channel, i) => (sums[i % 3] = (sums[i % 3] ?? 0) + channel));
  const [red = 0, green = 0, blue = 0] = sums.map((sum) => Math.round((sum * 3) / pixels.length));
  return `#${hex([red, green, blue])}`;
}

/**
 * Returns the picture of a made-up fabric as a PNG file.
 * @param file a name from `clothFile`
 */
export async function clothPng(file: string): Promise<Buffer> {
  const { side, pixels } = clothPicture(file);
  return sharp(pixels, { raw: { width: side, height: side, channels: 3 } })
    .png()
    .toBuffer();
}

const stripe = (x: number) => (Math.abs(x - 0.5) < 1 / 12 ? 1 : 0);

function print(x: number, y: number, waves: number): number {
  if (Math.hypot(x - 0.3, y - 0.4) < 0.16) return 1;
  return 0.3 + 0.25 * Math.sin(2 * Math.PI * (waves * x + y));
}

function hex(colour: Rgb): string {
  return colour.map((channel) => channel.toString(16).padStart(2, '0')).join('');
}

function colourOf(digits: string): Rgb {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => parseInt(digits.slice(at, at + 2), 16));
  return [red, green, blue];
}
