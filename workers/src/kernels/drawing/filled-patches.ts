import type { Box } from '@quiltwright/shared/geometry/box';
import type { Outline } from '@quiltwright/shared/geometry/outline';
import type { Transform } from '@quiltwright/shared/geometry/transform';
import type { SewnPatch } from '../patches/sewn';
import { rectangle } from '../print/paper/marks';
import type { PrintedFabric } from '../print/paper/print-types';
import { clothStart, type BandArea } from '@quiltwright/shared/quilting/bands/band-areas';
import type { DrawingStyle } from './drawing-types';
import { escapedXml, pathOf, short } from './svg';

const INK = '#1f2a44';
const QUIET = '#5a6478';
/**
 * Width in inches of the line around each patch, in the patch's own colour. The line makes neighbours overlap. Without
 * it, viewers would show the paper between patches.
 */
const REACH = 0.02;

/** A block to draw. Its sides are in inches. */
export interface DrawnBlock {
  id: string;
  width: number;
  height: number;
  /** The patches, bottom first. */
  patches: readonly SewnPatch[];
}

/** A copy of a block, with its place on the quilt. */
export interface DrawnCopy {
  block: DrawnBlock;
  /** The transformation from inches of the block to inches of the quilt: a move, or a turn and a move. */
  to: Transform;
}

/**
 * The parts of a design in drawing order: borders and sashing (`bands`), then copies of blocks, each list bottom first.
 */
export interface DrawnParts {
  bands: readonly BandArea[];
  copies: readonly DrawnCopy[];
}

/** Returns SVG elements that lie over the patches of a block, in inches from the block's corner. */
type Over = (block: DrawnBlock) => readonly string[];

const nothing: Over = () => [];

/** Returns the SVG attributes (fill and stroke) of a patch, from its fabric number. */
export type Paint = (fabric: number) => string;

/**
 * Returns a function that gives the SVG attributes for a patch of a fabric, in the drawing style `look`.
 * @param cloths pictures of fabrics as data URLs, by fabric number; other fabrics are painted in their mean colour
 */
export function paintOf(
  look: DrawingStyle,
  fabrics: readonly PrintedFabric[],
  cloths: ReadonlyMap<number, string>,
): Paint {
  const colours = new Map(fabrics.map(({ fabricNum, colour }) => [fabricNum, colour]));
  return (fabric) => {
    if (look === 'lines' || look === 'colouring')
      return `fill="#fff" stroke="${INK}" stroke-width="${REACH * 1.5}"`;
    if (fabric === 0) return `fill="#fff" stroke="${QUIET}"`;
    const fill = cloths.has(fabric) ? `url(#cloth${fabric})` : escapedXml(colours.get(fabric) ?? '#ccc');
    return `fill="${fill}" stroke="${fill}"`;
  };
}

/**
 * Returns SVG elements: one for each band (border or sashing), then one for each copy of a block. A copy is a group
 * with the block's patches. If `isLinked`, each copy is a reference to the block's symbol instead.
 */
export function filledPatches(
  { bands, copies }: DrawnParts,
  paint: Paint,
  isLinked: boolean,
  over: Over = nothing,
): string[] {
  const known = new Map<DrawnBlock, string>();
  return [
    `<g stroke-linejoin="round" stroke-width="${REACH}" fill-rule="evenodd">`,
    ...bands.map((band) => bandPath(band, paint)),
    ...copies.map(({ block, to }) => {
      const { id } = block;
      if (isLinked) return `<use href="#${id}" xlink:href="#${id}" ${useAt(to)}/>`;
      const paths = known.get(block) ?? pathsOf(block, paint, over);
      known.set(block, paths);
      return `<g transform="${transformOf(to)}">\n${paths}\n</g>`;
    }),
    '</g>',
  ];
}

/** Returns the SVG element of a band. It is moved to the place at which its cloth starts. */
function bandPath(band: BandArea, paint: Paint): string {
  const { x, y } = clothStart(band);
  if (x === 0 && y === 0) return `<path ${paint(band.fabric)} d="${pathOf(bandOutlines(band))}"/>`;
  const outlines = bandOutlines({
    ...band,
    outer: { ...band.outer, x: band.outer.x - x, y: band.outer.y - y },
  });
  return `<path ${paint(band.fabric)} transform="translate(${short(x)} ${short(y)})" d="${pathOf(outlines)}"/>`;
}

/** The number of decimals of a turn. The corners of the largest block are then right to a ten-thousandth of an inch. */
const DECIMALS = 7;

function transformOf({ a, b, c, d, e, f }: Transform): string {
  if (isMove({ a, b })) return `translate(${short(e)} ${short(f)})`;
  const turn = [a, b, c, d].map((part) => Number(part.toFixed(DECIMALS)) + 0);
  return `matrix(${[...turn, short(e), short(f)].join(' ')})`;
}

function useAt(to: Transform): string {
  return isMove(to) ? `x="${short(to.e)}" y="${short(to.f)}"` : `transform="${transformOf(to)}"`;
}

function isMove({ a, b }: Pick<Transform, 'a' | 'b'>): boolean {
  return a === 1 && b === 0;
}

/**
 * Returns one SVG `<symbol>` element for each distinct block, with the block's patches. The copies of the block refer
 * to this symbol.
 */
export function symbolsOf({ copies }: DrawnParts, paint: Paint, over: Over = nothing): string[] {
  return [...new Set(copies.map(({ block }) => block))].map(
    (block) => `<symbol id="${block.id}" overflow="visible">\n${pathsOf(block, paint, over)}\n</symbol>`,
  );
}

function pathsOf(block: DrawnBlock, paint: Paint, over: Over): string {
  const { width, height, patches } = block;
  return [
    `<path fill="#fff" d="${pathOf([rectangle({ x: 0, y: 0, width, height })])}"/>`,
    ...patches.map((patch) => `<path ${paint(patch.fabric)} d="${pathOf(outlinesOf(patch))}"/>`),
    ...over(block),
  ].join('\n');
}

/** Returns the outline of a patch and the outlines of its holes. */
export function outlinesOf({ outline, rims }: SewnPatch): Outline[] {
  return [outline, ...rims];
}

/**
 * Returns the outline of a band (a border or sashing). If the band is a frame, also returns the outline of the hole in
 * it.
 */
export function bandOutlines({ outer, hole }: BandArea): Outline[] {
  return (hole ? [outer, hole] : [outer]).map(outlineOf);
}

function outlineOf({ x, y, width, height }: Box): Outline {
  return rectangle({ x, y, width, height });
}
