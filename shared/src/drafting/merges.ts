import type { Point } from '../geometry/point.js';
import { placeIn } from './figures/faces-at.js';
import { lengthOf, middleOf } from './seam.js';
import { BARE, OUTSIDE, type Face, type SeamMap } from './seam-map.js';

/** How patches side by side become part of a neighbour. */
interface Merge {
  readonly faces: readonly Face[];
  /** The middles of the seams to erase. */
  readonly at: readonly Point[];
  /** A point of the neighbour. */
  readonly keep: Point;
}

/** Lengths that differ by less than this are equal, in block units. */
const EQUAL = 0.1;

/**
 * Returns how patches become part of their neighbours. Patches side by side go to one neighbour: the one with which they
 * share the longest seam, or the largest of several. Patches without a neighbour aren't in the result. Bare parts of the
 * block and islands in the patches are no neighbours.
 */
export function mergesOf(map: SeamMap, isGone: (face: Face) => boolean): Merge[] {
  const { seams, faces } = map;
  const isGoneAt = (index: number) => {
    const face = faces[index];
    return face !== undefined && isGone(face);
  };
  return groupsOf(map, isGoneAt).flatMap((group): Merge[] => {
    const shared = new Map<number, { length: number; at: Point[] }>();
    const within: Point[] = [];
    for (const seam of seams) {
      const sides = [seam.right, seam.left];
      const outside = sides.filter((side) => !group.has(side));
      const [other] = outside;
      if (outside.length === 0) within.push(middleOf(seam));
      else if (outside.length === 1 && other !== undefined && isNeighbour(faces[other], group)) {
        const { length, at } = shared.get(other) ?? { length: 0, at: [] };
        shared.set(other, { length: length + lengthOf(seam), at: [...at, middleOf(seam)] });
      }
    }
    const [best] = [...shared].sort(
      ([one, { length }], [other, { length: otherLength }]) =>
        (Math.abs(length - otherLength) > EQUAL ? otherLength - length : 0) ||
        (faces[other]?.area ?? 0) - (faces[one]?.area ?? 0),
    );
    const neighbour = best && faces[best[0]];
    if (!neighbour) return [];
    const merged = [...group].flatMap((index) => faces[index] ?? []);
    return [{ faces: merged, at: [...within, ...best[1].at], keep: placeIn(neighbour) }];
  });
}

function isNeighbour(face: Face | undefined, group: ReadonlySet<number>): boolean {
  if (!face || face.source === BARE) return false;
  return face.within === null || !group.has(face.within);
}

/** Returns the indexes of the faces that are gone, those side by side together. */
function groupsOf({ seams, faces }: SeamMap, isGone: (index: number) => boolean): Set<number>[] {
  const groups = new Map(faces.flatMap((_, index) => (isGone(index) ? [[index, new Set([index])]] : [])));
  for (const { right, left } of seams) {
    const [one, other] = [groups.get(right), groups.get(left)];
    if (right === OUTSIDE || left === OUTSIDE || !one || !other || one === other) continue;
    for (const index of other) {
      one.add(index);
      groups.set(index, one);
    }
  }
  return [...new Set(groups.values())];
}
