import { type Point } from '../../geometry/point.js';
import { crossingsOfLine, type Seam } from '../../geometry/seam.js';
import { liesOnTop } from '../../quilting/shapes/shape-outlines.js';
import type { Face, SeamMap } from '../seam-map.js';

/** A crossing nearer than this to the start of a seam is the start itself, in block units. */
const NEAR = 0.5;

/** Appliqué of several patches side by side within one patch. */
export interface AppliqueIsland {
  patches: number;
  /** The seams to its left and its right that make it pieced, if there is room for them. */
  seams: readonly Seam[];
}

/** Returns the appliqué of several patches to which no seam leads, such as a compass that touches no edge. */
export function appliqueIslands({ faces, seams, sources }: SeamMap): AppliqueIsland[] {
  const isOnTop = (face: Face | undefined) => {
    const shape = face?.within == null ? undefined : sources[face.source]?.shape;
    return shape !== undefined && liesOnTop(shape);
  };
  const beside = new Map<number, number[]>();
  for (const { right, left } of seams) {
    if (right === left || !isOnTop(faces[right]) || !isOnTop(faces[left])) continue;
    if (faces[right]?.within !== faces[left]?.within) continue;
    beside.set(right, [...(beside.get(right) ?? []), left]);
    beside.set(left, [...(beside.get(left) ?? []), right]);
  }
  const seen = new Set<number>();
  const islands: AppliqueIsland[] = [];
  for (const first of beside.keys()) {
    if (seen.has(first)) continue;
    const island = new Set([first]);
    // A set is walked through in the order of its values, those added meanwhile included.
    for (const face of island) for (const next of beside.get(face) ?? []) island.add(next);
    for (const face of island) seen.add(face);
    const corners = [...island].flatMap((face) => faces[face]?.outline ?? []);
    islands.push({ patches: island.size, seams: seamsBeside(corners, seams) });
  }
  return islands;
}

/** Returns level seams from the leftmost and the rightmost of some corners to the next seams. */
export function seamsBeside(corners: readonly Point[], seams: readonly Seam[]): Seam[] {
  return [-1, 1].flatMap((way): Seam[] => {
    const from = corners.reduce<Point | null>(
      (most, { x, y }) => (most && most.x * way >= x * way ? most : { x, y }),
      null,
    );
    if (!from) return [];
    const ahead = seams
      .flatMap((seam) => crossingsOfLine(seam, from, { x: way, y: 0 }))
      .filter(({ x }) => (x - from.x) * way > NEAR);
    const [to] = ahead.sort((a, b) => (a.x - b.x) * way);
    return to ? [{ from, to, bulge: 0 }] : [];
  });
}
