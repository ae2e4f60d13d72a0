import { distance, type Point } from '../../geometry/point.js';
import { lerp } from '../../geometry/interval.js';
import type { Face } from '../seam-map.js';
import {
  bulgeOfSide,
  circleOf,
  lengthOfSide,
  pointOnSide,
  reversedSide,
  sidesOf,
  type Side,
} from './sides.js';

/** Two sides of a patch between which seams run: from the point at a share of one to the same share of the other. */
export interface Span {
  /** Returns the point at a share of the first side. */
  readonly first: (share: number) => Point;
  /** Returns the point at a share of the second side. */
  readonly second: (share: number) => Point;
  /** Returns the bulge of the seam at a share, from the first side to the second. */
  readonly bulgeAt: (share: number) => number;
  /** True if both sides are whole circles, so that the end of each is its start. */
  readonly isRound: boolean;
  /** The lengths of both sides, in block units. */
  readonly lengths: readonly [number, number];
}

/**
 * Returns the ways in which seams can cross a patch of two, three or four sides, or a ring. The way that cuts the longest
 * sides comes first; of a square, the way from the top to the foot. Empty for other patches.
 */
export function spansOf(face: Face): Span[] {
  if (face.holes.length > 0) return ringSpan(face);
  const sides = sidesOf(face.outline);
  const [one, two, three, four] = sides;
  if (!one || !two) return [];
  if (!three) return [spanBetween(one, reversedSide(two), 0, 0)];
  if (!four) {
    const around = sides.map((base, index) => ({ base, span: spanAbove(sides, index) }));
    // A base that is the only arc, or the longest side.
    const arcs = around.filter(({ base }) => bulgeOfSide(base) !== 0);
    const weight = ({ base }: { base: Side }) =>
      arcs.length === 1 && arcs[0]?.base === base ? Infinity : lengthOfSide(base);
    return around
      .sort((a, b) => (weight(b) > weight(a) + HAIR ? 1 : weight(a) > weight(b) + HAIR ? -1 : 0))
      .map(({ span }) => span);
  }
  if (sides.length > 4) return [];
  const pairs = [spanAcross(one, two, three, four), spanAcross(two, three, four, one)] as const;
  const [length, other] = pairs.map(({ lengths: [first, second] }) => first + second);
  const isSame = Math.abs((length ?? 0) - (other ?? 0)) <= 0.01 * (length ?? 0);
  // The first seams of a square run down, side by side.
  const isFirst = isSame ? runsDown(pairs[0]) : (length ?? 0) > (other ?? 0);
  return isFirst ? [...pairs] : [pairs[1], pairs[0]];
}

/** Lengths that differ by less are equal, in block units. */
const HAIR = 0.5;

function runsDown({ first, second }: Span): boolean {
  const [from, to] = [first(0.5), second(0.5)];
  return Math.abs(to.y - from.y) >= Math.abs(to.x - from.x);
}

/** Returns the span from one side to the opposite one. The seams bend from the one neighbour to the other. */
function spanAcross(first: Side, next: Side, second: Side, last: Side): Span {
  return spanBetween(first, reversedSide(second), bulgeOfSide(reversedSide(last)), bulgeOfSide(next));
}

/** Returns the span between the two sides beside a base: its seams run along the base. */
function spanAbove(sides: readonly Side[], base: number): Span {
  const [along = [], right = [], left = []] = [0, 1, 2].map((step) => sides[(base + step) % 3]);
  const bulge = bulgeOfSide(along);
  return spanBetween(left, reversedSide(right), bulge, bulge);
}

function spanBetween(one: Side, other: Side, start: number, end: number): Span {
  return {
    first: (share) => pointOnSide(one, share),
    second: (share) => pointOnSide(other, share),
    bulgeAt: (share) => lerp(start, end, share),
    isRound: false,
    lengths: [lengthOfSide(one), lengthOfSide(other)],
  };
}

/** Returns the span of a ring: from its inner circle to its outer one, from the top clockwise. */
function ringSpan({ outline, holes }: Face): Span[] {
  const [hole, ...others] = holes;
  const [outer, inner] = [circleOf(outline), hole && circleOf(hole)];
  if (!outer || !inner || others.length > 0 || distance(outer.centre, inner.centre) > 0.1) return [];
  const on =
    ({ centre, radius }: { centre: Point; radius: number }) =>
    (share: number) =>
      pointAtTurn(centre, radius, share);
  return [
    {
      first: on(inner),
      second: on(outer),
      bulgeAt: () => 0,
      isRound: true,
      lengths: [2 * Math.PI * inner.radius, 2 * Math.PI * outer.radius],
    },
  ];
}

/** Returns the point of a circle at a share of a turn: its top at 0, then clockwise. */
export function pointAtTurn({ x, y }: Point, radius: number, share: number): Point {
  const angle = 2 * Math.PI * share - Math.PI / 2;
  return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
}
