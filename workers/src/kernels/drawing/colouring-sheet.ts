import { cornersOfBox, type Box } from '@quiltwright/shared/geometry/box';
import { flattened } from '@quiltwright/shared/geometry/outline';
import type { Point } from '@quiltwright/shared/geometry/point';
import type { Band } from '@quiltwright/shared/quilting/bands';
import { labelPlace } from '../patches/label-place';
import type { PrintedFabric } from '../print/paper/print-types';
import type { DrawnBlock, DrawnParts } from './filled-patches';
import { escapedXml, short } from './svg';

const INK = '#5a6478';
/** The height of the largest number, in inches, and of the smallest that can be read. */
const LARGEST = 1;
const SMALLEST = 0.14;
/** The height of a number as a share of the distance from its place to the nearest edge. */
const SHARE = 1.1;
/** The share of a quilt's width that the height of a line of the key takes. */
const KEY_LINE = 0.03;
/** The greatest number of copies among which a place for the sashing's number is searched. */
const MOST_COPIES = 400;

/**
 * Returns the number that each fabric of a design has on its colouring sheet, counted from 1. The keys of the map are
 * fabric numbers.
 */
export function sheetNumbers({ bands, copies }: DrawnParts): Map<number, number> {
  const fabrics = [
    ...bands.map(({ fabric }) => fabric),
    ...[...new Set(copies.map(({ block }) => block))].flatMap(({ patches }) =>
      patches.map(({ fabric }) => fabric),
    ),
  ];
  const used = [...new Set(fabrics)].filter((fabric) => fabric !== 0);
  return new Map(used.map((fabric, index) => [fabric, index + 1]));
}

/**
 * Returns SVG texts for a block on a colouring sheet: each patch gets the number of its fabric. A patch that is too
 * small for a number gets none.
 * @param numbers the fabrics' numbers on the sheet, by fabric number
 */
export function patchNumbers({ patches }: DrawnBlock, numbers: ReadonlyMap<number, number>): string[] {
  return patches.flatMap(({ fabric, outline, holes }) => {
    const { at, room } = labelPlace(flattened(outline, 0.05), holes);
    return numberAt(numbers.get(fabric), at, room);
  });
}

/**
 * Returns SVG texts for the borders and sashing on a colouring sheet: each border strip and the sashing get the number
 * of their fabric.
 * @param numbers the fabrics' numbers on the sheet, by fabric number
 */
export function bandNumbers({ bands, copies }: DrawnParts, numbers: ReadonlyMap<number, number>): string[] {
  return bands.flatMap((band) => {
    const covers =
      band.name === 'sashing' && copies.length <= MOST_COPIES
        ? copies.map(({ block: { width, height }, x, y }) => cornersOfBox({ x, y, width, height }))
        : [];
    return stripsOf(band).flatMap((strip) => {
      const { at, room } = labelPlace(cornersOfBox(strip), covers);
      return numberAt(numbers.get(band.fabric), at, room);
    });
  });
}

/** Returns the strips of a border, or the whole sashing. */
function stripsOf({ outer, hole }: Band): Box[] {
  if (!hole) return [outer];
  const [right, bottom] = [hole.x + hole.width, hole.y + hole.height];
  return [
    { ...outer, height: hole.y - outer.y },
    { ...outer, y: bottom, height: outer.y + outer.height - bottom },
    { ...outer, width: hole.x - outer.x },
    { ...outer, x: right, width: outer.x + outer.width - right },
  ];
}

function numberAt(number: number | undefined, { x, y }: Point, room: number): string[] {
  const size = Math.min(LARGEST, SHARE * room);
  if (number === undefined || size < SMALLEST) return [];
  return [
    `<text x="${short(x)}" y="${short(y)}" font-family="sans-serif" font-size="${short(size)}" text-anchor="middle" dominant-baseline="central" stroke="none" fill="${INK}">${number}</text>`,
  ];
}

/** The key of a colouring sheet: its SVG texts, and the height that it takes below the design, in inches. */
interface SheetKey {
  texts: string[];
  height: number;
}

/**
 * Returns the key of a colouring sheet: the list of its numbers, with the name of each number's fabric. The list is
 * printed below a design of `width` × `length` inches.
 * @param numbers the fabrics' numbers on the sheet, by fabric number
 */
export function sheetKey(
  numbers: ReadonlyMap<number, number>,
  fabrics: readonly PrintedFabric[],
  width: number,
  length: number,
): SheetKey {
  const line = width * KEY_LINE;
  const names = new Map(fabrics.map(({ fabricNum, name }) => [fabricNum, name]));
  const texts = [...numbers].map(([fabric, number], index) => {
    const name = escapedXml(names.get(fabric) ?? `Fabric ${fabric}`);
    const y = length + line * 1.4 * (index + 1);
    return `<text x="0" y="${short(y)}" font-size="${short(line)}" fill="${INK}">${number}  ${name}</text>`;
  });
  return { texts, height: numbers.size === 0 ? 0 : line * (1.4 * numbers.size + 0.6) };
}
