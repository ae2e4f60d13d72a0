import { isStraight, placed, type Outline } from '@quiltwright/shared/geometry/outline';
import { cross, distance, type Point } from '@quiltwright/shared/geometry/point';
import type { Block } from '@quiltwright/shared/quilting/block';
import { liesOnTop, outlineOf } from '@quiltwright/shared/quilting/shapes/shape-outlines';
import { SHAPE_TYPE, type Shape } from '@quiltwright/shared/quilting/shapes/shape';
import { curvedFormOf } from '@quiltwright/workers/kernels/patches/curves/curved-form';
import { formOf } from '@quiltwright/workers/kernels/patches/lattice/form';
import { kindWords } from '@quiltwright/workers/kernels/patches/patch-words';
import { blockUnit } from '../../../editor/tools/drawing/drawing-editor';

type BlockSize = Pick<Block, 'blockWidth' | 'blockHeight'>;

/** Sines of angles, and differences of lengths in parts of a side, up to this count as 0. */
const HAIR = 1e-3;

const polygons: Record<number, string> = { 5: 'pentagon', 6: 'hexagon', 8: 'octagon' };

/** Returns the name of a patch's form: 'quarter circle', 'L', 'half-square triangle', 'patch with 7 sides'. */
export function patchName(shape: Shape, block: BlockSize): string {
  const { x, y } = blockUnit(block);
  const name = formName(shape, placed(outlineOf(shape), { x: 0, y: 0, width: x, height: y }), x === y);
  return liesOnTop(shape) && shape.shapeType !== SHAPE_TYPE.ellipse ? `appliqué ${name}` : name;
}

/** Returns the name of a patch with its article: 'a quarter circle', 'an L'. */
export function aPatch(name: string): string {
  return /^[aeioL]/.test(name) ? `an ${name}` : `a ${name}`;
}

function formName(
  { shapeType, shapeWidth, shapeHeight }: Shape,
  outline: Outline,
  isSquare: boolean,
): string {
  if (shapeType === SHAPE_TYPE.ellipse) return isSquare && shapeWidth === shapeHeight ? 'circle' : 'ellipse';
  const corners = outline.map(({ to }) => to);
  const { kind } = isStraight(outline) ? formOf(corners) : curvedFormOf(outline);
  if (kind !== 'other') return kindWords(kind, 1);
  return isStraight(outline) ? straightName(corners) : `curved patch with ${corners.length} sides`;
}

function straightName(corners: readonly Point[]): string {
  const sides = corners.map((to, i) => vectorTo(corners.at(i - 1) ?? to, to));
  const count = corners.length;
  if (count === 3) return 'triangle';
  if (count === 4) return fourSidedName(sides);
  const isL = count === 6 && sides.every((side, i) => isParallel(side, sides.at(i - 2) ?? side));
  return isL ? 'L' : (polygons[count] ?? `patch with ${count} sides`);
}

function fourSidedName(sides: readonly Point[]): string {
  const [a, b, c, d] = sides;
  if (!a || !b || !c || !d) return 'patch';
  const pairs = [isParallel(a, c), isParallel(b, d)].filter(Boolean).length;
  if (pairs === 2) return 'parallelogram';
  if (pairs === 1) return 'trapezium';
  const isKite = (areEqual(a, b) && areEqual(c, d)) || (areEqual(b, c) && areEqual(d, a));
  return isKite ? 'kite' : 'patch with 4 sides';
}

function vectorTo(from: Point, to: Point): Point {
  return { x: to.x - from.x, y: to.y - from.y };
}

const origin = { x: 0, y: 0 };

function isParallel(one: Point, other: Point): boolean {
  return Math.abs(cross(one, other)) <= HAIR * distance(one, origin) * distance(other, origin);
}

function areEqual(one: Point, other: Point): boolean {
  const length = distance(one, origin);
  return Math.abs(length - distance(other, origin)) <= HAIR * length;
}
