import type { Point } from '@quiltwright/shared/geometry/point';
import { edgesOf, type Piece } from '../lattice/clean';
import { Corners } from '../lattice/corners';
import { STEPS } from '../lattice/lattice';
import { angleAt, isOnCircle, nearest, type Circle } from './circles';
import type { Chord } from './curved-rings';

/**
 * An edge between two corners of one circle is part of the circle if its middle is no farther than this from the middle
 * of a chord, in block units. Ends that fell on a chord are off the circle by about as much.
 */
const BESIDE = 0.02;

/** The edges of the pieces of a block that stand for arcs, with their circles. */
export class CurvedEdges {
  readonly #corners: Corners;
  readonly #circles = new Map<number, Circle>();

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
    if (this.#circles.size > 0) this.#markBetween(pieces);
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

  point(corner: number): Point {
    return { x: this.#corners.x(corner) / STEPS, y: this.#corners.y(corner) / STEPS };
  }

  /**
   * Returns the area that the arcs of a piece enclose beyond their chords, in square block units. It is below 0 if the
   * arcs are mostly concave.
   */
  areaBeyond(piece: Piece): number {
    let area = 0;
    for (const [a, b] of edgesOf(piece)) {
      const circle = this.circleOf(a, b);
      if (!circle) continue;
      const sweep = this.sweepOf(a, b);
      area += (circle.radius ** 2 * (sweep - Math.sin(sweep))) / 2;
    }
    return area;
  }

  hasCurve(piece: Piece): boolean {
    if (this.#circles.size === 0) return false;
    for (const [a, b] of edgesOf(piece)) if (this.circleOf(a, b)) return true;
    return false;
  }

  /** Keeps the circle nearest to an edge, if the edge is a chord of several. */
  #mark(a: number, b: number, circle: Circle): void {
    const key = keyOf(a, b);
    const known = this.#circles.get(key);
    if (!known || this.#off(a, b, circle) < this.#off(a, b, known)) this.#circles.set(key, circle);
  }

  #off(a: number, b: number, { centre, radius }: Circle): number {
    const off = (corner: number) => {
      const { x, y } = this.point(corner);
      return Math.abs(Math.hypot(x - centre.x, y - centre.y) - radius);
    };
    return off(a) + off(b);
  }

  /** Marks edges between two marked edges of one circle that are chords of the circle too. */
  #markBetween(pieces: readonly Piece[]): void {
    const circlesAt = new Map<number, Set<Circle>>();
    const note = (corner: number, circle: Circle) => {
      const known = circlesAt.get(corner);
      if (known) known.add(circle);
      else circlesAt.set(corner, new Set([circle]));
    };
    const bare: (readonly [number, number])[] = [];
    for (const piece of pieces)
      for (const [a, b] of edgesOf(piece)) {
        const circle = this.circleOf(a, b);
        if (circle) {
          note(a, circle);
          note(b, circle);
        } else bare.push([a, b]);
      }
    for (const [a, b] of bare)
      for (const circle of circlesAt.get(a) ?? [])
        if (circlesAt.get(b)?.has(circle) && this.#isChord(a, b, circle)) this.#mark(a, b, circle);
  }

  #isChord(a: number, b: number, circle: Circle): boolean {
    const [from, to] = [this.point(a), this.point(b)];
    const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    return isOnCircle(circle, middle, BESIDE);
  }
}

function keyOf(a: number, b: number): number {
  return a < b ? a * Corners.MOST + b : b * Corners.MOST + a;
}
