import { cornersOfBox } from '@quiltwright/shared/geometry/box';
import { flattened } from '@quiltwright/shared/geometry/outline';
import { transformed } from '@quiltwright/shared/geometry/transform';
import type { Point } from '@quiltwright/shared/geometry/point';
import { bandStrips, cornerstoneBoxes } from '@quiltwright/shared/quilting/bands/band-areas';
import { labelPlace } from '../patches/label-place';
import type { DrawnBlock, DrawnParts } from './filled-patches';
import { short } from './svg';

const INK = '#5a6478';
/** The height of the largest number, in inches of the design. On the paper, it is at least `ON_PAPER`. */
const LARGEST = 1;
const ON_PAPER = 0.14;
/** The height of the smallest number that can be read, in inches on the paper. */
const SMALLEST = 0.06;
/** The height of a number as a share of the distance from its place to the nearest edge. */
const SHARE = 1.1;
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

/** The numbers of the fabrics on a sheet. */
interface SheetNumbers {
  /** The numbers by fabric number. */
  numbers: ReadonlyMap<number, number>;
  /** How many inches of the design are an inch on the paper. */
  inch: number;
}

/**
 * Returns SVG texts for a block on a colouring sheet: each patch gets the number of its fabric. A patch that is too
 * small for a number gets none.
 */
export function patchNumbers({ patches }: DrawnBlock, sheet: SheetNumbers): string[] {
  return patches.flatMap(({ fabric, outline, holes }) => {
    const { at, room } = labelPlace(flattened(outline, 0.05), holes);
    return numberAt(fabric, at, room, sheet);
  });
}

/**
 * Returns SVG texts for the borders and sashing on a colouring sheet: each border strip and the sashing get the number
 * of their fabric.
 */
export function bandNumbers({ bands, copies }: DrawnParts, sheet: SheetNumbers): string[] {
  return bands.flatMap((band) => {
    const covers =
      band.name === 'sashing' && copies.length <= MOST_COPIES
        ? [
            ...copies.map(({ block: { width, height }, to }) =>
              cornersOfBox({ x: 0, y: 0, width, height }).map((corner) => transformed(corner, to)),
            ),
            ...cornerstoneBoxes(bands).map(cornersOfBox),
          ]
        : [];
    return bandStrips(band).flatMap((strip) => {
      const { at, room } = labelPlace(cornersOfBox(strip), covers);
      return numberAt(band.fabric, at, room, sheet);
    });
  });
}

function numberAt(fabric: number, { x, y }: Point, room: number, { numbers, inch }: SheetNumbers): string[] {
  const number = numbers.get(fabric);
  const size = Math.min(Math.max(LARGEST, ON_PAPER * inch), SHARE * room);
  if (number === undefined || size < SMALLEST * inch) return [];
  return [
    `<text x="${short(x)}" y="${short(y)}" font-family="sans-serif" font-size="${short(size)}" text-anchor="middle" dominant-baseline="central" stroke="none" fill="${INK}">${number}</text>`,
  ];
}
