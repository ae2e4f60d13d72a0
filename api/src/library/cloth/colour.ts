import { clamp, lerp } from '@quiltwright/shared/geometry/interval';

/** A colour in OKLCH: lightness 0 to 1, chroma 0 to about 0.3, hue in degrees. */
export interface Colour {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

/** Red, green and blue as amounts of light, 0 to 1. */
export type Light = readonly [red: number, green: number, blue: number];

export function oklch(l: number, c: number, h: number): Colour {
  return { l, c, h };
}

/**
 * Returns the colour with `lightness` added to its lightness and `hue` (degrees) added to its hue. The
 * lightness stays within 0.15 to 0.97.
 */
export function shade(colour: Colour, lightness: number, hue = 0): Colour {
  return { l: clamp(colour.l + lightness, 0.15, 0.97), c: colour.c, h: colour.h + hue };
}

/** Returns the colour at `share` (0 to 1) of the way from one colour to another, on a straight line in OKLab. */
export function blend(from: Colour, to: Colour, share: number): Colour {
  const a = lerp(from.c * cos(from.h), to.c * cos(to.h), share);
  const b = lerp(from.c * sin(from.h), to.c * sin(to.h), share);
  return { l: lerp(from.l, to.l, share), c: Math.hypot(a, b), h: (Math.atan2(b, a) * 180) / Math.PI };
}

/**
 * Converts a colour to amounts of red, green and blue light. A colour outside sRGB loses chroma until sRGB can
 * show it; lightness and hue stay.
 */
export function light(colour: Colour): Light {
  const wanted = unclipped(colour, colour.c);
  if (inGamut(wanted)) return wanted;
  let low = 0;
  let high = colour.c;
  for (let i = 0; i < 20; i++) {
    const middle = (low + high) / 2;
    if (inGamut(unclipped(colour, middle))) low = middle;
    else high = middle;
  }
  const [red, green, blue] = unclipped(colour, low);
  return [clamp(red, 0, 1), clamp(green, 0, 1), clamp(blue, 0, 1)];
}

/**
 * Returns a function that blends a row of colours. It takes a share from 0 (the first colour) to 1 (the last colour),
 * and returns the blended colour as amounts of red, green and blue light. The colours are evenly spaced over the
 * shares. Throws for fewer than two colours.
 */
export function ramp(colours: readonly Colour[]): (share: number) => Light {
  const table = Array.from({ length: 257 }, (_, i) => {
    const place = (i / 256) * (colours.length - 1);
    const k = Math.min(Math.floor(place), colours.length - 2);
    const [from, to] = [colours[k], colours[k + 1]];
    if (!from || !to) throw new Error('A colour ramp needs two or more colours.');
    return light(blend(from, to, place - k));
  });
  return (share) => table[Math.round(256 * clamp(share, 0, 1))] ?? [0, 0, 0];
}

/** Converts an sRGB value #rrggbb to a colour in OKLCH. */
export function fromHex(hex: string): Colour {
  const channel = (from: number): number => linear(parseInt(hex.slice(from, from + 2), 16));
  return fromLight([channel(1), channel(3), channel(5)]);
}

/** Converts amounts of red, green and blue light to a colour in OKLCH. */
export function fromLight([red, green, blue]: Light): Colour {
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(a, b),
    h: (Math.atan2(b, a) * 180) / Math.PI,
  };
}

const STEPS = 16384;
const SRGB = Uint8Array.from({ length: STEPS + 1 }, (_, i) => {
  const value = i / STEPS;
  return Math.round(255 * (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055));
});

/** Converts amounts of light to sRGB bytes. Light outside 0 to 1 is clipped. */
export function srgb(amounts: Float32Array): Uint8Array {
  const bytes = new Uint8Array(amounts.length);
  for (let i = 0; i < amounts.length; i++) bytes[i] = srgbByte(amounts[i] ?? 0);
  return bytes;
}

/** Converts an amount of light to an sRGB byte. Light outside 0 to 1 is clipped. */
export function srgbByte(amount: number): number {
  return amount >= 1 ? 255 : amount > 0 ? (SRGB[(amount * STEPS + 0.5) | 0] ?? 0) : 0;
}

/** Converts an sRGB byte to an amount of light, 0 to 1. */
export function linear(byte: number): number {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** Converts amounts of light to an sRGB value #rrggbb. */
export function toHex(colour: Light): string {
  return (
    '#' + Array.from(srgb(Float32Array.from(colour)), (byte) => byte.toString(16).padStart(2, '0')).join('')
  );
}

// OKLab and its matrices: Björn Ottosson, "A perceptual color space for image processing", 2020
function unclipped(colour: Colour, chroma: number): Light {
  const a = chroma * cos(colour.h);
  const b = chroma * sin(colour.h);
  const l = (colour.l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (colour.l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (colour.l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function inGamut(colour: Light): boolean {
  return colour.every((amount) => amount >= -1e-4 && amount <= 1.0001);
}

function cos(degrees: number): number {
  return Math.cos((degrees * Math.PI) / 180);
}

function sin(degrees: number): number {
  return Math.sin((degrees * Math.PI) / 180);
}
