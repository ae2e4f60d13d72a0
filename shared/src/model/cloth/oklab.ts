const BRIGHT = { lightness: 55, chroma: 0.1 };

/** A colour in OKLab: lightness from 0 to 1, `a` from green (below 0) to red, and `b` from blue (below 0) to yellow. */
export interface Oklab {
  l: number;
  a: number;
  b: number;
}

/**
 * Converts an sRGB colour to OKLab, in which colours at equal distances look about equally different: Björn Ottosson,
 * "A perceptual color space for image processing", 2020.
 * @param hex #rrggbb
 */
export function oklab(hex: string): Oklab {
  const channel = (at: number) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [r, g, b] = [channel(1), channel(3), channel(5)];
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return {
    l: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    a: 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    b: 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  };
}

/** Returns the CIE L* of an sRGB colour, from 0 for black to 100 for white. @param hex #rrggbb */
export function lightness(hex: string): number {
  const channel = (at: number) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const luminance = 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
  return luminance > 216 / 24389 ? 116 * Math.cbrt(luminance) - 16 : (luminance * 24389) / 27;
}

/**
 * Returns the grey with a CIE L*, as the value of each sRGB channel from 0 to 255. It is the reverse of `lightness`.
 * @param lightness from 0 for black to 100 for white
 */
export function greyOf(lightness: number): number {
  const luminance = lightness > 8 ? ((lightness + 16) / 116) ** 3 : (lightness * 27) / 24389;
  const value = luminance <= 0.0031308 ? 12.92 * luminance : 1.055 * luminance ** (1 / 2.4) - 0.055;
  return Math.round(255 * Math.min(1, Math.max(0, value)));
}

/** Returns the chroma (colourfulness) of a colour: 0 for grey, about 0.25 for the most colourful dyes. */
export function chroma({ a, b }: Oklab): number {
  return Math.hypot(a, b);
}

/** Returns the hue of a colour in degrees from -180 to 180: red is about 30, yellow 100, green 150, blue -95. */
export function hueOf({ a, b }: Oklab): number {
  return (Math.atan2(b, a) * 180) / Math.PI;
}

/** Returns the difference of two hues in degrees, 180 at most. */
export function apart(one: number, other: number): number {
  const turn = Math.abs(one - other) % 360;
  return Math.min(turn, 360 - turn);
}

/**
 * True if a colour is strong and lighter than medium, such as gold. A large area in such a colour outshines all other
 * colours.
 * @param hex #rrggbb
 */
export function isBright(hex: string): boolean {
  return lightness(hex) > BRIGHT.lightness && chroma(oklab(hex)) > BRIGHT.chroma;
}

/**
 * Returns how different two colours look: 0 if they are equal, about 0.02 if the difference is barely visible.
 * @param lightness the weight of a difference in lightness; hue and chroma have the weight 1
 */
export function difference(one: Oklab, other: Oklab, lightness = 1): number {
  return Math.hypot(lightness * (one.l - other.l), one.a - other.a, one.b - other.b);
}

/** Converts the value of an sRGB channel, from 0 to 1, to linear light, also from 0 to 1. */
function linear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
