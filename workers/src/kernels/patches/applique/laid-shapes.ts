import { overlaps } from '@quiltwright/shared/geometry/box';
import {
  areaOf,
  boundsOf,
  flattened,
  placed,
  polygon,
  type Outline,
} from '@quiltwright/shared/geometry/outline';
import { LIMITS } from '@quiltwright/shared/limits';
import { placeIn, type Lie } from '../curves/lie';
import { besides, chordsOf, piecesIn, ringArea, togetherOf } from '../lattice/chords';
import type { Cutout } from '../lattice/congruence';
import type { Ring } from '../lattice/lattice';
import { Work } from '../lattice/work';

/** A shape that lies on top: a curved shape, or a shape that is joined to a curved shape. */
export interface Laid {
  outline: Outline;
  /** The paths of the visible part, with chords for curves. Null if the whole shape is visible. */
  rest: readonly Ring[] | null;
  /** Visible area, in square block units. */
  area: number;
  shape: number;
}

/** A piece of appliqué, in inches. `outline` and `rims` have true arcs where `corners` and `holes` have chords. */
interface AppliquePiece extends Cutout {
  outline: Outline;
  rims: readonly Outline[];
  /** The area, in square inches. */
  area: number;
}

/**
 * The greatest distance, in block units, between a curve that is wholly visible and the chords that replace it. These
 * chords serve only to measure and compare the curve.
 */
const COARSE = 0.5;

/**
 * Returns a function that gives the visible part of a shape that lies on top, by the shape's index. The function throws a
 * `FaultError` if too many edges lie over each other.
 * @param pieced the outlines of shapes that are sewn with seams, by index; the ones above a shape hide parts of it
 */
export function laidShapes(
  outlines: readonly Outline[],
  pieced: readonly Outline[],
): (shape: number) => Laid {
  const work = new Work();
  const boxes = pieced.map(boundsOf);
  const rings = new Map<number, Ring>();
  const ringAt = (shape: number): Ring => {
    const ring = rings.get(shape) ?? chordsOf(pieced[shape] ?? []);
    rings.set(shape, ring);
    return ring;
  };
  return (shape) => {
    const outline = outlines[shape] ?? [];
    const box = boundsOf(outline);
    const over = boxes.flatMap((other, index) => (index > shape && overlaps(other, box) ? [index] : []));
    if (over.length === 0) return { shape, outline, rest: null, area: areaOf(outline) };
    const rest = besides(chordsOf(outline), over.map(ringAt), work);
    return { shape, outline, rest, area: ringArea(rest) };
  };
}

/**
 * Returns the pieces of an appliqué. A single shape that is wholly visible keeps its arcs. All other pieces are visible
 * parts of shapes, with short chords for curves.
 */
export function appliqued(members: readonly Laid[], lie: Lie): AppliquePiece[] {
  const toQuilt = placeIn(lie);
  const [first] = members;
  if (first && members.length === 1 && !first.rest && !lie.turn) {
    const scale = { width: lie.width / LIMITS.blockSpace, height: lie.height / LIMITS.blockSpace };
    const whole = placed(first.outline, { x: 0, y: 0, ...scale });
    const corners = flattened(first.outline, COARSE).map(toQuilt);
    const area = areaOf(whole);
    return area > 0 ? [{ corners, holes: [], outline: whole, rims: [], area }] : [];
  }
  const paths = members.flatMap(({ outline, rest }) => rest ?? [chordsOf(outline)]);
  return (members.length === 1 ? piecesIn(paths) : togetherOf(paths)).map((piece) => {
    const corners = piece.corners.map(toQuilt);
    const cutout = { corners, holes: piece.holes.map((hole) => hole.map(toQuilt)) };
    return {
      ...cutout,
      outline: polygon(corners),
      rims: cutout.holes.map(polygon),
      area: areaInside(cutout),
    };
  });
}

function areaInside({ corners, holes }: Cutout): number {
  return [corners, ...holes].reduce((sum, path) => sum + areaOf(polygon(path)), 0);
}
