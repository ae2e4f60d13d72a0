import { escaped } from '@quiltwright/shared/escaped';
import { pathData, type Outline } from '@quiltwright/shared/geometry/outline';

/** The number of steps in an inch. Coordinates are rounded to whole steps, a ten-thousandth of an inch each. */
const STEP = 10_000;

/** Characters that XML forbids, or that reverse the direction of writing. */
const UNSEEN = /(?![\t\n\r])\p{Cc}|[\p{Cs}\ufffe\uffff\u202a-\u202e\u2066-\u2069]/gu;

/**
 * Escapes a text for XML, as content or as an attribute's value. Leaves out characters that XML forbids, or that
 * reverse the direction of writing.
 */
export function escapedXml(text: string): string {
  return escaped(text.replaceAll(UNSEEN, ''));
}

/** Returns outlines as the `d` attribute of one path. Numbers are rounded to a ten-thousandth. */
export function pathOf(outlines: readonly Outline[]): string {
  return outlines
    .map(pathData)
    .join('')
    .replaceAll(/-?\d+\.\d+(?:e-?\d+)?|-?\d+e-\d+/g, (number) => short(Number(number)));
}

/** Returns a number as text, rounded to a ten-thousandth, and never as −0. */
export function short(number: number): string {
  return String(Math.round(number * STEP) / STEP + 0);
}

/** Returns bytes as a data URL. */
export function dataAddress(type: string, bytes: Uint8Array): string {
  const pieces: string[] = [];
  // The bytes are converted in groups, because the number of arguments in a call is limited.
  for (let at = 0; at < bytes.length; at += 8192)
    pieces.push(String.fromCharCode(...bytes.subarray(at, at + 8192)));
  return `data:${type};base64,${btoa(pieces.join(''))}`;
}
