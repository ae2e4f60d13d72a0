import { cross, distance, type Point } from '@quiltwright/shared/geometry/point';
import { edgesOf, type Piece } from '../lattice/clean';
import { Corners } from '../lattice/corners';
import { STEPS } from '../lattice/lattice';
import { angleAt, HAIR, isOnCircle, nearest, type Circle } from './circles';
import type { Chord } from './curved-rings';
import { settled, type Line } from './settled-corners';

/**
 * An edge between two corners of one circle is part of the circle if its middle is no farther than this from the middle
 * of a chord, in block units. Ends that fell on a chord are off the circle by about as much.
 */
const BESIDE = 0.02;

/** The numbers of the corners at the ends of an edge. */
type Edge = readonly [number, number];
/** The circles of the arcs that end at each corner. */
type CirclesAt = ReadonlyMap<number, ReadonlySet<Circle>>;

/**
 * The edges of the pieces of a block that stand for arcs, with their circles. Corners of such edges are moved from the
 * lattice on to the circles, so that both patches beside a curved seam have exactly the same arc.
 */
export class CurvedEdges {
  readonly #corners: Corners;
  readonly #circles = new Map<number, Circle>();
  readonly #settled = new Map<number, Point>();

  /**
   * @param chords all chords of the block, visible or not
   * @param pieces the pieces of the block
   */
  constructor(chords: readonly Chord[], pieces: readonly Piece[], corners: Corners) {
    this.#corners = corners;
    for (const { from, to, circle } of chords) {
      const chain = corners.between(from, to);
      for (let i = 1; i < chain.length; i++) this.#mark(chain[i - 1] ?? 0, chain[i] ?? 0, circle);
    }
    if (this.#circles.size === 0) return;
    const { circlesAt, straight } = this.#around(pieces);
    this.#markBetween(circlesAt, straight);
    this.#settle(
      circlesAt,
      straight.filter(([a, b]) => !this.circleOf(a, b)),
    );
  }

  /** Returns the circle of the arc from corner `a` to corner `b`; undefined for a straight edge. */
  circleOf(a: number, b: number): Circle | undefined {
    return this.#circles.get(keyOf(a, b));
  }

  /** Returns the angle of the arc from corner `a` to corner `b`, below 0 anticlockwise; 0 for a straight edge. */
  sweepOf(a: number, b: number): number {
    const circle = this.circleOf(a, b);
    return circle ? nearest(angleAt(circle, this.point(b)) - angleAt(circle, this.point(a))) : 0;
  }

  /** Returns the place of a corner in block units: on all circles and lines that meet in it. */
  point(corner: number): Point {
    return this.#settled.get(corner) ?? this.#onLattice(corner);
  }

  /** Returns the area of a piece inside its arcs and straight edges, in square block units. */
  areaOf(piece: Piece): number {
    if (this.#circles.size === 0) return piece.area / STEPS ** 2;
    let area = 0;
    for (const [a, b] of edgesOf(piece)) {
      area += cross(this.point(a), this.point(b)) / 2;
      const circle = this.circleOf(a, b);
      if (!circle) continue;
      const sweep = this.sweepOf(a, b);
      area += (circle.radius ** 2 * (sweep - Math.sin(sweep))) / 2;
    }
    return area;
  }

  hasCurve(piece: Piece): boolean {
    if (this.#circles.size === 0) return false;
    return edgesOf(piece).some(([a, b]) => this.circleOf(a, b) !== undefined);
  }

  #onLattice(corner: number): Point {
    return { x: this.#corners.x(corner) / STEPS, y: this.#corners.y(corner) / STEPS };
  }

  /** Keeps the circle nearest to an edge, if the edge is a chord of several. */
  #mark(a: number, b: number, circle: Circle): void {
    const key = keyOf(a, b);
    const known = this.#circles.get(key);
    if (!known || this.#off(a, b, circle) < this.#off(a, b, known)) this.#circles.set(key, circle);
  }

  #off(a: number, b: number, { centre, radius }: Circle): number {
    const off = (corner: number) => {
      const { x, y } = this.#onLattice(corner);
      return Math.abs(Math.hypot(x - centre.x, y - centre.y) - radius);
    };
    return off(a) + off(b);
  }

  /** Marks edges between two marked edges of one circle that are chords of the circle too. */
  #markBetween(circlesAt: CirclesAt, straight: readonly Edge[]): void {
    for (const [a, b] of straight)
      for (const circle of circlesAt.get(a) ?? [])
        if (circlesAt.get(b)?.has(circle) && this.#isChord(a, b, circle)) this.#mark(a, b, circle);
  }

  /** Returns the circles of the marked edges at each corner, and the edges that aren't marked. */
  #around(pieces: readonly Piece[]): { circlesAt: CirclesAt; straight: Edge[] } {
    const circlesAt = new Map<number, Set<Circle>>();
    const note = (corner: number, circle: Circle) => {
      const known = circlesAt.get(corner);
      if (known) known.add(circle);
      else circlesAt.set(corner, new Set([circle]));
    };
    const straight: Edge[] = [];
    for (const edge of pieces.flatMap(edgesOf)) {
      const [a, b] = edge;
      const circle = this.circleOf(a, b);
      if (circle) {
        note(a, circle);
        note(b, circle);
      } else straight.push(edge);
    }
    return { circlesAt, straight };
  }

  /** Moves each corner of a curved edge on to the circles and the straight lines that meet in it. */
  #settle(circlesAt: CirclesAt, straight: readonly Edge[]): void {
    const beside = new Map<number, Set<number>>();
    for (const [a, b] of straight)
      for (const [corner, other] of [
        [a, b],
        [b, a],
      ] as const) {
        if (!circlesAt.has(corner)) continue;
        const known = beside.get(corner);
        if (known) known.add(other);
        else beside.set(corner, new Set([other]));
      }
    for (const [corner, circles] of circlesAt)
      this.#settled.set(
        corner,
        settled(this.#onLattice(corner), circles, this.#linesAt(corner, [...(beside.get(corner) ?? [])])),
      );
  }

  /**
   * Returns the lines of straight edges from a corner to others. Two edges that go on in a straight line, but for a hair,
   * are one line past the corner.
   */
  #linesAt(corner: number, others: readonly number[]): Line[] {
    const at = this.#onLattice(corner);
    const points = others.map((other) => this.#onLattice(other));
    return points.map((point) => {
      const opposite = points.find((other) => isBetween(point, at, other));
      return lineThrough(point, opposite ?? at);
    });
  }

  #isChord(a: number, b: number, circle: Circle): boolean {
    const [from, to] = [this.#onLattice(a), this.#onLattice(b)];
    const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    return isOnCircle(circle, middle, BESIDE);
  }
}

function keyOf(a: number, b: number): number {
  return a < b ? a * Corners.MOST + b : b * Corners.MOST + a;
}

/** True if a point lies on the straight line between two others, but for a hair. */
function isBetween(from: Point, { x, y }: Point, to: Point): boolean {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const along = (x - from.x) * dx + (y - from.y) * dy;
  const off = Math.abs(dx * (y - from.y) - dy * (x - from.x));
  return along > 0 && along < dx * dx + dy * dy && off <= HAIR * Math.hypot(dx, dy);
}

function lineThrough(from: Point, to: Point): Line {
  const length = distance(from, to) || 1;
  return { at: from, normal: { x: (from.y - to.y) / length, y: (to.x - from.x) / length } };
}
