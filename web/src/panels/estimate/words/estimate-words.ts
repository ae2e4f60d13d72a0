import { bandInSentence, bandLabel } from '@quiltwright/shared/quilting/bands/band-words';
import { isBorderName } from '@quiltwright/shared/quilting/bands/bands';
import { counted } from '@quiltwright/shared/counted';
import type { Size } from '@quiltwright/shared/geometry/box';
import type { CutPlace } from '@quiltwright/workers/kernels/cutting/cutting-types';
import type {
  BandRow,
  CutRow,
  FabricEstimate,
  GroundRow,
} from '@quiltwright/workers/kernels/estimate/estimate-types';
import { decimalInches, exactInches } from '@quiltwright/shared/ruler/lengths';

/** The fabric width that the quick estimate assumes, in inches. */
const QUICK_WIDTH = 45;

/** Returns the name of a block; null for an unknown block. */
export type NameBlock = (blockNum: number) => string | null;

/** Returns the length of fabric with the given area, in words: 64.4″. The fabric is `QUICK_WIDTH` wide. */
export function yardage(squareInches: number): string {
  return decimalInches(squareInches / QUICK_WIDTH, { least: 1, most: 1 });
}

/** Returns a number in the form in which an estimate's calculation shows numbers, rounded to hundredths: 1,706.25. */
export function figure(number: number): string {
  return number.toLocaleString('en', { maximumFractionDigits: 2 });
}

/** The texts of one row in the calculation of a fabric's estimate, from left to right. */
export interface WordedRow {
  piece: string;
  /** The number of pieces, one line for each place where they are used. */
  needed: string[];
  /** The calculation of the area of fabric for one piece. */
  one: string;
  squareInches: number;
}

/** Returns the calculation of a fabric's estimate in words, row by row. */
export function arithmetic({ cuts, bands, ground }: FabricEstimate, nameBlock: NameBlock): WordedRow[] {
  return [
    ...bands.map(bandRow),
    ...(ground ? [groundRow(ground)] : []),
    ...cuts.map((cut) => ({
      piece: pieceWords(cut),
      needed: placeLines(cut.places, cut.count, nameBlock),
      one: oneWords(cut),
      squareInches: cut.count * cut.cut,
    })),
  ];
}

/** Returns the uses of a fabric: Ohio Star, sashing, second border. */
export function usedFor({ cuts, bands, ground }: FabricEstimate, nameBlock: NameBlock): string {
  const words = [...bands.map(({ name }) => bandLabel(name)), ...(ground ? ['Sashing'] : [])];
  const places = cuts.flatMap((cut) => cut.places);
  return [...new Set([...words, ...placesNamed(places, nameBlock)])].join(', ');
}

/** Returns the names of the places where cut pieces are used. Cornerstones of the sashing's fabric belong to the sashing. */
export function placesNamed(places: readonly CutPlace[], nameBlock: NameBlock): string[] {
  const isInSashing = places.some(({ of }) => of === 'sashing');
  return [
    ...new Set(
      places.map(({ of, blockNum }) => {
        if (of === 'block') return nameBlock(blockNum) ?? 'Block';
        return of === 'cornerstones' && isInSashing ? bandLabel('sashing') : placeName(of);
      }),
    ),
  ];
}

function placeName(place: Exclude<CutPlace['of'], 'block'>): string {
  return place === 'binding' || place === 'backing' ? otherPlaces[place] : bandLabel(place);
}

const otherPlaces = { binding: 'Binding', backing: 'Backing' };

function bandRow({ name, outer, hole, area }: BandRow): WordedRow {
  const outside = `${rectangleWords(outer)} = ${figure(outer.width * outer.height)}`;
  const inside = hole ? hole.width * hole.height : 0;
  const onCorners = outer.width * outer.height - inside - area;
  const corners = onCorners > 1e-6 ? `, minus ${figure(onCorners)} of blocks on its corners` : '';
  return {
    piece: bandLabel(name),
    needed: ['Outer area minus inner area, without seam allowance'],
    one: hole ? `${outside}, minus ${rectangleWords(hole)} = ${figure(inside)}${corners}` : outside,
    squareInches: area,
  };
}

function groundRow({ inner, innerArea, covered, area }: GroundRow): WordedRow {
  return {
    piece: 'Sashing',
    needed: ['Area that no block covers, without seam allowance'],
    one: `${rectangleWords(inner)} = ${figure(innerArea)}, minus ${figure(covered)} under blocks`,
    squareInches: area,
  };
}

function rectangleWords({ width, height }: Size): string {
  return `${exactInches(width)} × ${exactInches(height)}`;
}

/**
 * Returns the kind and size of one or more equal pieces: Squares 4″. `area` is the area of one piece in square inches.
 * Without `area`, circles and ellipses aren't recognised, and are called appliqué pieces.
 */
export function pieceWords({
  kind,
  sides,
  size: [long, short],
  count,
  area,
}: Pick<CutRow, 'kind' | 'sides' | 'size' | 'count'> & Partial<Pick<CutRow, 'area'>>): string {
  const many = (name: string) => (count === 1 ? name : `${name}s`);
  const both = `${exactInches(long)} × ${exactInches(short)}`;
  switch (kind) {
    case 'square':
      return `${many('Square')} ${exactInches(long)}`;
    case 'rectangle':
      return `${many('Rectangle')} ${both}`;
    case 'halfSquareTriangle':
      return `${many('Half-square triangle')} ${exactInches(long)}`;
    case 'quarterSquareTriangle':
      return `${many('Quarter-square triangle')} ${exactInches(long)}`;
    case 'goose':
      return `${count === 1 ? 'Flying goose' : 'Flying geese'} ${both}`;
    case 'sky':
      return `${many('Sky triangle')} ${exactInches(long)}`;
    case 'base':
      return `${count === 1 ? 'Piece' : 'Pieces'} with corners sewn on, ${both}`;
    case 'corner':
      return `${many('Corner triangle')} ${exactInches(long)}`;
    case 'diamond':
      return `${many('Diamond')} ${both}`;
    case 'quarterCircle':
      return `${many('Quarter circle')} ${exactInches(long)}`;
    case 'background':
      return `${count === 1 ? 'Background of a quarter circle' : 'Backgrounds of quarter circles'} ${both}`;
    case 'wedge':
      return `${many('Wedge')} ${both}`;
    case 'melon':
      return `${many('Melon')} ${both}`;
    case 'blade':
      return `${many('Blade')} ${both}`;
    case 'applique':
      if (!isEllipse(area, long, short)) return `${many('Appliqué piece')} ${both}`;
      return exactInches(long) === exactInches(short)
        ? `${many('Circle')} ${exactInches(long)}`
        : `${many('Ellipse')} ${both}`;
    case 'other':
      return `${many(sides === 3 ? 'Triangle' : 'Patch').replace('Patchs', 'Patches')} ${both}`;
  }
}

/**
 * True if an area is about that of an ellipse with these diameters. A difference of 1 % is allowed, because curves are
 * drawn as chords.
 */
function isEllipse(area: number | undefined, long: number, short: number): boolean {
  return area !== undefined && Math.abs(area / ((Math.PI / 4) * long * short) - 1) < 0.01;
}

/** Returns a line with the count of pieces for each place and, for several places, a line with the total. */
export function placeLines(places: readonly CutPlace[], count: number, nameBlock: NameBlock): string[] {
  const lines = places.map((place) => placeWords(place, nameBlock));
  return lines.length > 1 ? [...lines, `${figure(count)} in all`] : lines;
}

function placeWords({ of, blockNum, each, copies }: CutPlace, nameBlock: NameBlock): string {
  const number = figure(copies);
  if (of === 'sashing') return counted(copies, 'sashing strip');
  if (of === 'cornerstones') return counted(copies, 'cornerstone');
  if (of !== 'block')
    return isBorderName(of)
      ? `${number} of ${bandInSentence(of)}`
      : `${number} of the ${placeName(of).toLowerCase()}`;
  const blocks = `${number} × ${nameBlock(blockNum) ?? 'block'}`;
  return each === 1 ? blocks : `${blocks} × ${each} = ${figure(each * copies)}`;
}

/**
 * Returns the calculation of the area of fabric for one piece, in words. For a square or rectangle it is the product of
 * both sides with seam allowances. For other pieces it is the sum of their area, the seam allowance along their edges,
 * and the squares at their corners.
 */
function oneWords({ kind, size: [long, short], area, perimeter, corners, cut }: CutRow): string {
  if (kind === 'square' || kind === 'rectangle')
    return `${exactInches(long + 0.5)} × ${exactInches(short + 0.5)} = ${figure(cut)}`;
  return `${figure(area)} + ${figure(perimeter)} × ¼ + ${figure(corners)} × 1⁄16 = ${figure(cut)}`;
}
