import { boundsOf } from '../../geometry/outline.js';
import { distance, type Point } from '../../geometry/point.js';
import { pointAlong, type Seam } from '../../geometry/seam.js';
import type { Face } from '../seam-map.js';
import { insideFace } from './inside-face.js';
import { outlineOf } from './faces-at.js';
import { circleOf, pointOnSide, sidesOf, type Side } from './sides.js';
import { pointAtTurn, spansOf, type Span } from './spans.js';

/** The ways to divide a patch. */
export const divideWays = ['strips', 'squares', 'triangles', 'points', 'wedges'] as const;
export type DivideWay = (typeof divideWays)[number];

/** How a patch is divided. */
export interface Division {
  readonly way: DivideWay;
  /** The sizes of the parts in proportion to each other. */
  readonly sizes: readonly number[];
  /** The number of times that the way was turned: to other sides of the patch, or another corner. */
  readonly turns: number;
  /** The place that was pressed. Wedges start at the corner nearest to it. */
  readonly at: Point;
}

/** The patch has too many or too few sides for the way: `sides` for four sides, `corner` for a corner. */
export type DivideFault = 'sides' | 'corner';

/** Returns the seams that divide a patch, or why none do. */
export function divided(face: Face, division: Division): Seam[] | DivideFault {
  const seams = seamsOf(face, division);
  return typeof seams === 'string' ? seams : seams.flatMap((seam) => insideFace(face, seam));
}

function seamsOf(face: Face, { way, sizes, turns, at }: Division): Seam[] | DivideFault {
  const shares = sharesOf(sizes);
  const cuts = shares.slice(1, -1);
  if (way === 'wedges') return wedges(face, shares, turns, at);
  const spans = spansOf(face);
  const span = spans[turns % spans.length];
  const isRound = face.holes.length === 0 && circleOf(face.outline) !== null;
  switch (way) {
    case 'strips':
      if (isRound) return wedges(face, shares, turns, at);
      return span
        ? cutsOf(span, span.isRound ? shares.slice(0, -1) : cuts)
        : chords(face, cuts, turns % 2 === 0);
    case 'squares':
      if (spans.length > 1) return spans.flatMap((each) => cutsOf(each, cuts));
      return spans.length === 1 || isRound
        ? 'sides'
        : [true, false].flatMap((isDown) => chords(face, cuts, isDown));
    case 'triangles':
      return spans.length === 2 && span ? triangles(spans, shares, turns) : 'sides';
    case 'points':
      return span && spans.length !== 3 ? points(spans, shares, turns) : 'sides';
  }
}

/** Returns where the parts of these sizes begin and end, as shares of the whole: from 0 to 1. */
function sharesOf(sizes: readonly number[]): number[] {
  const whole = sizes.reduce((sum, size) => sum + size, 0);
  let sum = 0;
  return [0, ...sizes.map((size) => (sum += size) / whole)];
}

function cutsOf(span: Span, shares: readonly number[]): Seam[] {
  return shares.map((share) => ({
    from: span.first(share),
    to: span.second(share),
    bulge: span.bulgeAt(share),
  }));
}

/** Returns straight seams across a patch of many sides, at shares of its width or its height. */
function chords(face: Face, cuts: readonly number[], isDown: boolean): Seam[] {
  const { x, y, width, height } = boundsOf(outlineOf(face));
  return cuts.map((share) => {
    const [across, down] = [x + width * share, y + height * share];
    return isDown
      ? { from: { x: across, y }, to: { x: across, y: y + height }, bulge: 0 }
      : { from: { x, y: down }, to: { x: x + width, y: down }, bulge: 0 };
  });
}

/** Returns seams into squares, and one diagonal of each square. */
function triangles(spans: readonly Span[], shares: readonly number[], turns: number): Seam[] {
  const [span] = spans;
  if (!span) return [];
  const cuts = shares.slice(1, -1);
  const rows = cutsOf(span, shares).map((seam) => shares.map((share) => pointAlong(seam, share)));
  const diagonals = rows.slice(1).flatMap((row, i) =>
    shares.slice(1).flatMap((_, j): Seam[] => {
      const before = rows[i];
      const [from, to] = turns % 2 === 0 ? [before?.[j], row[j + 1]] : [before?.[j + 1], row[j]];
      return from && to ? [{ from, to, bulge: 0 }] : [];
    }),
  );
  return [...spans.flatMap((each) => cutsOf(each, cuts)), ...diagonals];
}

/** Returns seams that zigzag between two sides: a point for each part. Its base is on the shorter side at first. */
function points(spans: readonly Span[], shares: readonly number[], turns: number): Seam[] {
  const span = spans[Math.floor(turns / 2) % spans.length];
  if (!span) return [];
  const { first, second } = span;
  const [base, top] = isBelow(span) === (turns % 2 === 0) ? [first, second] : [second, first];
  return shares.slice(1).flatMap((end, index) => {
    const start = shares[index] ?? 0;
    const tip = top((start + end) / 2);
    return [
      { from: base(start), to: tip, bulge: 0 },
      { from: tip, to: base(end), bulge: 0 },
    ];
  });
}

/** True if the first side of a span is the shorter one, or the lower one of two equal sides. */
function isBelow({ first, second, lengths: [length, other] }: Span): boolean {
  const isEqual = Math.abs(length - other) <= 1e-3 * length;
  return isEqual ? first(0.5).y >= second(0.5).y : length < other;
}

/** Returns seams from one corner to the sides opposite, or from the centre of a round patch. */
function wedges(face: Face, shares: readonly number[], turns: number, at: Point): Seam[] | DivideFault {
  const circle = circleOf(face.outline);
  if (circle)
    return shares.slice(0, -1).map((share) => ({
      from: circle.centre,
      to: pointAtTurn(circle.centre, circle.radius, share),
      bulge: 0,
    }));
  const sides = sidesOf(face.outline);
  if (sides.length < 3) return 'corner';
  const corners = sides.map((side) => pointOnSide(side, 0));
  const nearest = corners.reduce(
    (best, corner, index) =>
      distance(corner, at) < distance(corners[best] ?? corner, at) - 1e-6 ? index : best,
    0,
  );
  const first = (nearest + turns) % sides.length;
  const from = corners[first];
  const opposite = sides.slice(1, -1).map((_, step) => sides[(first + 1 + step) % sides.length] ?? []);
  if (!from) return 'corner';
  return shares.slice(1, -1).map((share) => ({ from, to: pointAlongSides(opposite, share), bulge: 0 }));
}

function pointAlongSides(sides: readonly Side[], share: number): Point {
  return pointOnSide(sides.flat(), share);
}

/** Returns the sizes of parts of one size. */
export function evenSizes(count: number): number[] {
  return Array.from({ length: count }, () => 1);
}
