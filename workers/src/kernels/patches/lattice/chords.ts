import { areaOf, flattened, polygon, type Outline } from '@quiltwright/shared/geometry/outline';
import type { Point } from '@quiltwright/shared/geometry/point';
import { union } from './boolean';
import { clean } from './clean';
import type { Cutout } from './congruence';
import { ringOf, STEPS, type Ring } from './lattice';
import { crossingsOf, measured } from './measured-ring';
import { Region } from './region';
import { visibleOf } from './visible';
import { Work } from './work';

/** The greatest distance between a curve and the chords that replace it, in block units. */
const SAGITTA = 0.05;
/** Paths that cross more often than this are joined two by two. */
const MOST_CROSSINGS = 100_000;

/**
 * Returns the corners of an outline, rounded to the lattice (1/20,000 block unit). Curves are replaced by short chords.
 */
export function chordsOf(outline: Outline): Ring {
  return ringOf(polygon(flattened(outline, SAGITTA)));
}

/**
 * Returns the part of the area inside `path` that no path in `over` covers, as closed paths.
 * @param work the work that may be done, as in `visibleOf`
 */
export function besides(path: Ring, over: readonly Ring[], work = new Work()): readonly Ring[] {
  return visibleOf([path, ...over], (index) => index === 0, work)[0] ?? [];
}

/**
 * Joins paths that overlap or share an edge. Returns the resulting pieces, in block units. Throws a `FaultError` if too
 * many edges lie over each other.
 */
export function togetherOf(paths: readonly Ring[]): Cutout[] {
  const polygons = paths.map(measured);
  let crossings = 0;
  polygons.forEach((one, i) => {
    for (const other of polygons.slice(0, i)) crossings += crossingsOf(one, other);
  });
  if (crossings <= MOST_CROSSINGS) return piecesIn(union(paths));
  const region = new Region(new Work());
  region.add(polygons);
  return piecesIn(region.paths);
}

/** Converts paths that don't overlap to pieces with holes, in block units. */
export function piecesIn(paths: readonly Ring[]): Cutout[] {
  const { corners, pieces } = clean([paths]);
  const path = (loop: readonly number[]): Point[] =>
    loop.map((corner) => ({ x: corners.x(corner) / STEPS, y: corners.y(corner) / STEPS }));
  return pieces.map(({ outline, holes }) => ({ corners: path(outline), holes: holes.map(path) }));
}

/** Returns the area that paths surround, in square block units. Paths around holes subtract from it. */
export function ringArea(rings: readonly Ring[]): number {
  return rings.reduce((sum, ring) => sum + areaOf(ring.map((to) => ({ to }))), 0) / STEPS ** 2;
}
