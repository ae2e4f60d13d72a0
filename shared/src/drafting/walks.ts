import type { Loop } from '../geometry/combining/loops.js';
import { areaOf, bulged } from '../geometry/outline.js';
import { distance, type Point } from '../geometry/point.js';
import type { Piece } from './piece.js';

/** A piece in one of its two directions. The area on its right belongs to it. */
export interface Half {
  readonly piece: Piece;
  readonly isForward: boolean;
  readonly from: Point;
  readonly to: Point;
}

/** A closed path along pieces, with one face on its right. */
export interface Walk {
  readonly halves: readonly Half[];
  readonly loop: Loop;
  /** The area inside, in square block units: above 0 around a face, and below 0 around an island in a face. */
  readonly area: number;
}

/** Returns all walks along pieces that meet only in corners: one around each face, and one around each island. */
export function walksOf(pieces: Iterable<Piece>): Walk[] {
  const out = new Map<Point, Half[]>();
  const backOf = new Map<Half, Half>();
  for (const piece of pieces) {
    const { from, to } = piece;
    const forward: Half = { piece, isForward: true, from, to };
    const back: Half = { piece, isForward: false, from: to, to: from };
    backOf.set(forward, back).set(back, forward);
    for (const half of [forward, back]) {
      const there = out.get(half.from);
      if (there) there.push(half);
      else out.set(half.from, [half]);
    }
  }
  const nextOf = new Map<Half, Half>();
  for (const halves of out.values()) {
    const sorted = clockwise(halves);
    sorted.forEach((half, i) => {
      const arriving = backOf.get(half);
      const next = sorted[(i + sorted.length - 1) % sorted.length];
      if (arriving && next) nextOf.set(arriving, next);
    });
  }
  const walks: Walk[] = [];
  const walked = new Set<Half>();
  for (const start of backOf.keys()) {
    if (walked.has(start)) continue;
    const halves: Half[] = [];
    for (let half: Half | undefined = start; half && !walked.has(half); half = nextOf.get(half)) {
      walked.add(half);
      halves.push(half);
    }
    const loop = halves.map(({ piece, isForward, from: { x, y } }) => ({
      ...{ x, y },
      bulge: isForward ? piece.bulge : -piece.bulge,
    }));
    walks.push({ halves, loop, area: areaOf(bulged(loop)) });
  }
  return walks;
}

/** Angles nearer to each other than this are compared again, in radians. */
const CLOSE = 0.05;

/** Returns the halves that leave a corner, clockwise on the screen. */
function clockwise(halves: readonly Half[]): readonly Half[] {
  if (halves.length < 2) return halves;
  const ways = fromGap(halves.map((half) => ({ half, ...wayOf(half) })));
  ways.sort((one, other) => {
    const apart = one.angle - other.angle;
    if (Math.abs(apart) > CLOSE) return apart;
    // Pieces that touch in the corner have one direction there, and differ farther along. At their ends they may meet.
    const reach = Math.min(one.chord, other.chord) / 2;
    return apart + Math.asin(one.bend * reach) - Math.asin(other.bend * reach);
  });
  return ways.map(({ half }) => half);
}

/** Counts all angles from the middle of the widest gap, so that no close directions have angles a full turn apart. */
function fromGap<Way extends { readonly angle: number }>(ways: readonly Way[]): Way[] {
  const turn = 2 * Math.PI;
  const angles = ways.map(({ angle }) => angle).sort((one, other) => one - other);
  let [before, widest, start] = [(angles.at(-1) ?? 0) - turn, 0, 0];
  for (const angle of angles) {
    if (angle - before > widest) [widest, start] = [angle - before, (before + angle) / 2];
    before = angle;
  }
  return ways.map((way) => ({ ...way, angle: (way.angle - start + 2 * turn) % turn }));
}

/**
 * Returns the direction in which a half leaves its corner, from -π to π, its chord, and its curvature. At the distance d
 * from the corner, its direction is the angle plus the arcsine of d times `bend`.
 */
function wayOf({ piece, isForward, from, to }: Half): { angle: number; chord: number; bend: number } {
  const bulge = isForward ? piece.bulge : -piece.bulge;
  const chord = distance(from, to);
  const half = 2 * Math.atan(bulge);
  const angle = Math.atan2(to.y - from.y, to.x - from.x) - half;
  const wrapped = angle - 2 * Math.PI * Math.round(angle / (2 * Math.PI));
  return { angle: wrapped, chord, bend: Math.sin(half) / chord };
}
