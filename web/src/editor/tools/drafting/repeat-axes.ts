import { cross, distance, dot, type Point } from '@quiltwright/shared/geometry/point';
import type { SnappedEnd } from '../../snapping/seam-snapping';
import { centreOf, isRepeated, type FigureOptions } from './figures';

interface Snapping {
  /** The greatest distance at which a point snaps, in block units. */
  reach: number;
  /** The start of the seam; null for the first press. */
  from: Point | null;
  /** The distance between two marks of the ruler, in block units. */
  mark: number;
}

/** Seams from their start to an axis have one of these angles to it, if possible. In radians. */
const ANGLES = [Math.PI / 12, Math.PI / 8];

/**
 * Returns the place near a point on an axis of the repeats: a line from their centre through a copy, or midway between
 * two copies. It is at an even angle from the start of the seam, or at a mark of the ruler from the centre. Null if no
 * axis is within reach.
 */
export function onAxis(point: Point, figures: FigureOptions, snapping: Snapping): SnappedEnd | null {
  if (!isRepeated(figures)) return null;
  const { reach, from, mark } = snapping;
  const centre = centreOf(figures);
  const off = { x: point.x - centre.x, y: point.y - centre.y };
  const step = Math.PI / figures.times;
  // The axes are counted from the top.
  const angle = Math.round((Math.atan2(off.y, off.x) + Math.PI / 2) / step) * step - Math.PI / 2;
  const way = { x: Math.cos(angle), y: Math.sin(angle) };
  const at = (length: number) => ({ x: centre.x + way.x * length, y: centre.y + way.y * length });
  const foot = dot(off, way);
  if (foot <= 0 || Math.abs(cross(off, way)) > reach) return null;
  const lengths = [
    ...(from ? angledLengths(from, point, centre, way) : []),
    Math.round(foot / mark) * mark,
    foot,
  ];
  const length = lengths.find((each) => each > 0 && Math.abs(each - foot) <= reach) ?? foot;
  return { at: at(length), kind: null, guides: [{ kind: 'line', from: centre, to: at(length) }] };
}

/** Returns the lengths along an axis at which seams from `from` at even angles reach it. */
function angledLengths(from: Point, point: Point, centre: Point, way: Point): number[] {
  if (distance(from, point) === 0) return [];
  const towards = Math.atan2(point.y - from.y, point.x - from.x);
  return ANGLES.flatMap((step) => {
    const angle = Math.round(towards / step) * step;
    const seam = { x: Math.cos(angle), y: Math.sin(angle) };
    const turn = cross(way, seam);
    if (Math.abs(turn) < 0.05) return [];
    return [cross({ x: from.x - centre.x, y: from.y - centre.y }, seam) / turn];
  });
}
