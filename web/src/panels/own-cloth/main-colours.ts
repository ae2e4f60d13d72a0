import { difference, oklab, type Oklab } from '@quiltwright/shared/model/cloth/oklab';

/** A colour of a picture, as #rrggbb, and the share of the picture that has about this colour. */
export interface MainColour {
  hex: string;
  share: number;
}

/** The number of colours that a picture gives. */
const COLOURS = 5;
/** The number of rounds in which the colours are refined. */
const ROUNDS = 12;
/** The share of a picture below which a colour is left out. It may be a fault of the picture. */
const LEAST_SHARE = 0.01;
/** The greatest difference in OKLab of two colours that count as one. */
const SAME = 0.04;

interface Pixel {
  rgb: readonly [number, number, number];
  lab: Oklab;
}

/**
 * Returns the main colours of a picture, at most five, the most frequent first (k-means in OKLab). Colours of few
 * pixels are left out. The start of the computation isn't random, so the result is the same each time.
 * @param data the picture's pixels, as four bytes each: red, green, blue and opacity
 */
export function mainColours(data: Uint8ClampedArray): MainColour[] {
  const pixels: Pixel[] = [];
  for (let at = 0; at + 3 < data.length; at += 4) {
    const rgb = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0] as const;
    pixels.push({ rgb, lab: oklab(hexOf(rgb)) });
  }
  if (pixels.length === 0) return [];
  let middles = firstMiddles(pixels);
  let groups = grouped(pixels, middles);
  for (let round = 0; round < ROUNDS; round++) {
    middles = groups.filter((group) => group.length > 0).map(meanLab);
    groups = grouped(pixels, middles);
  }
  return groups
    .filter((group) => group.length >= LEAST_SHARE * pixels.length)
    .map((group) => ({ hex: hexOf(meanRgb(group)), share: group.length / pixels.length }))
    .sort((one, other) => other.share - one.share);
}

function firstMiddles(pixels: readonly Pixel[]): Oklab[] {
  const mean = meanLab(pixels);
  const middles = [best(pixels, ({ lab }) => -difference(lab, mean)).lab];
  while (middles.length < COLOURS) {
    const far = ({ lab }: Pixel) => Math.min(...middles.map((middle) => difference(lab, middle)));
    const next = best(pixels, far);
    if (far(next) < SAME) break;
    middles.push(next.lab);
  }
  return middles;
}

function best(pixels: readonly Pixel[], rank: (pixel: Pixel) => number): Pixel {
  return pixels.reduce((found, pixel) => (rank(pixel) > rank(found) ? pixel : found));
}

/** Returns the pixels that are nearest to each of the colours. */
function grouped(pixels: readonly Pixel[], middles: readonly Oklab[]): Pixel[][] {
  const groups: Pixel[][] = middles.map(() => []);
  for (const pixel of pixels) {
    const far = middles.map((middle) => difference(pixel.lab, middle));
    groups[far.indexOf(Math.min(...far))]?.push(pixel);
  }
  return groups;
}

function meanLab(pixels: readonly Pixel[]): Oklab {
  const mean = (of: (lab: Oklab) => number) =>
    pixels.reduce((sum, { lab }) => sum + of(lab), 0) / pixels.length;
  return { l: mean(({ l }) => l), a: mean(({ a }) => a), b: mean(({ b }) => b) };
}

function meanRgb(pixels: readonly Pixel[]): [number, number, number] {
  const mean = (channel: 0 | 1 | 2) =>
    Math.round(pixels.reduce((sum, { rgb }) => sum + rgb[channel], 0) / pixels.length);
  return [mean(0), mean(1), mean(2)];
}

function hexOf(rgb: readonly [number, number, number]): string {
  return `#${rgb.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
