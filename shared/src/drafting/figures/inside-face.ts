import { meetings, sideBetween } from '../../geometry/combining/sides.js';
import { distance, type Point } from '../../geometry/point.js';
import { arcOf, pointAlong, type Seam } from '../../geometry/seam.js';
import { distanceFrom, shareAt, WELD } from '../seam.js';
import type { Face } from '../seam-map.js';
import { isInFace } from './faces-at.js';
import { seamsOf } from './sides.js';

/** Returns the parts of a seam that lie in a face. */
export function insideFace(face: Face, seam: Seam): Seam[] {
  const edges = [face.outline, ...face.holes].flatMap(seamsOf);
  const shares = edges
    .flatMap((edge) => meetingsOf(seam, edge))
    .map((place) => shareAt(seam, place))
    .sort((one, other) => one - other);
  const stops = [0, ...shares, 1];
  const parts = stops.slice(1).map((end, index) => ({ start: stops[index] ?? 0, end }));
  const inside = parts.filter(
    ({ start, end }) => end - start > 1e-9 && isInFace(face, pointAlong(seam, (start + end) / 2)),
  );
  // Most seams lie in the face from end to end. Others may cross it in several parts.
  return joinedParts(inside).map(({ start, end }) => partOf(seam, start, end));
}

interface Part {
  start: number;
  end: number;
}

function joinedParts(parts: readonly Part[]): Part[] {
  const joined: Part[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (last && last.end === part.start) last.end = part.end;
    else joined.push({ ...part });
  }
  return joined;
}

function partOf(seam: Seam, start: number, end: number): Seam {
  if (start === 0 && end === 1) return seam;
  const bulge = seam.bulge === 0 ? 0 : Math.tan(Math.atan(seam.bulge) * (end - start));
  return { from: pointAlong(seam, start), to: pointAlong(seam, end), bulge };
}

function meetingsOf(seam: Seam, edge: Seam): Point[] {
  const side = ({ from, to, bulge }: Seam) => sideBetween(0, from, to, arcOf({ from, to, bulge }));
  return meetings(side(seam), side(edge)).filter(
    (place) =>
      distanceFrom(seam, place) <= WELD &&
      distanceFrom(edge, place) <= WELD &&
      distance(seam.from, place) > WELD &&
      distance(seam.to, place) > WELD,
  );
}
