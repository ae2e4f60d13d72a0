import { pathData, type Outline } from '@quiltwright/shared/geometry/outline';

/** Inches to which places are written: a tenth of a thousandth. */
const STEP = 10_000;

/** What no XML may hold, and what turns the direction of writing round. */
const UNSEEN = /(?![\t\n\r])\p{Cc}|[\p{Cs}\ufffe\uffff\u202a-\u202e\u2066-\u2069]/gu;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text as XML takes it, between tags and in attributes. */
export function escaped(text: string): string {
  return text.replaceAll(UNSEEN, '').replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? '');
}

/** Outlines as the data of one path, in ten-thousandths of a unit. */
export function pathOf(outlines: readonly Outline[]): string {
  return outlines
    .map(pathData)
    .join('')
    .replaceAll(/-?\d+\.\d+(?:e-?\d+)?|-?\d+e-\d+/g, (number) => short(Number(number)));
}

/** A number as it is written: to the ten-thousandth, and never as −0. */
export function short(number: number): string {
  return String(Math.round(number * STEP) / STEP + 0);
}

/** Bytes as the text of an address that holds them. */
export function dataAddress(type: string, bytes: Uint8Array): string {
  const pieces: string[] = [];
  // A call takes only so many arguments.
  for (let at = 0; at < bytes.length; at += 8192)
    pieces.push(String.fromCharCode(...bytes.subarray(at, at + 8192)));
  return `data:${type};base64,${btoa(pieces.join(''))}`;
}
