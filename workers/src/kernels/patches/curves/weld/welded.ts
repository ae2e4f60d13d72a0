import { bulged, type Outline } from '@quiltwright/shared/geometry/outline';
import { weldArcs } from './weld-arcs';
import { weldCorners, type WeldedCorner } from './weld-corners';

/**
 * Returns outlines in which corners and arcs of different shapes that were less than `WELD` apart are equal. Two arcs so
 * close together would otherwise cross each other again and again, and parts of both in turn would bound a patch. The
 * earlier shape keeps its place. Returns the same outlines if nothing moves by more than a hair.
 */
export function welded(outlines: readonly Outline[]): readonly Outline[] {
  const { paths, moved } = weldCorners(outlines);
  const arcs = weldArcs(paths);
  return moved || arcs.some((path, i) => !isSame(path, paths[i])) ? arcs.map(bulged) : outlines;
}

/** True if two paths with equal corners have as many corners and equal bulges. */
function isSame(one: readonly WeldedCorner[], other: readonly WeldedCorner[] = []): boolean {
  return one.length === other.length && one.every(({ bulge }, i) => bulge === other[i]?.bulge);
}
