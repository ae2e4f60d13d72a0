import { unitOutline, type Point } from '@quiltwright/shared/geometry/outline';
import type { ShapeType } from '@quiltwright/shared/quilting/shape';
import { SHAPE_STRIDE } from '@quiltwright/workers/kernels/scene/scene-types';
import { topmostShape } from './hit-test';

/** Lines of a block, in block units: x1, y1, x2, y2 a line. */
export interface Seams {
  /** Where two different fabrics meet. */
  cloth: number[];
  /** Where two patches that have no fabric yet meet. */
  paper: number[];
}

type Line = readonly [Point, Point];

interface Box {
  x: number;
  y: number;
  right: number;
  bottom: number;
}

/** How far beside a line is looked for what lies there; the smallest shape measures 1. */
const BESIDE = 0.25;
/** How far a chord may leave its ellipse: less than `BESIDE`. */
const SAGITTA = 0.15;
const TOUCHING = 1e-3;
/** Pieces that a block may be looked at for; one that is more tangled gets no further seams. */
const MOST_PIECES = 50_000;

/**
 * The seams that are really seen: each outline is cut where others cross it, and a piece counts
 * when different patches lie on its two sides. The block's own edge is none.
 * @param shapes as in `SceneBlock.shapes`
 */
export function seamsOf(shapes: Float32Array): Seams {
  const seams: Seams = { cloth: [], paper: [] };
  for (const { from, to, left, right } of piecesOf(shapes)) {
    if (left === OUTSIDE || right === OUTSIDE || left === right) continue;
    const fabric = fabricOf(shapes, left);
    const line = [from.x, from.y, to.x, to.y];
    if (fabric !== fabricOf(shapes, right)) seams.cloth.push(...line);
    else if (fabric === 0) seams.paper.push(...line);
  }
  return seams;
}

/**
 * The outline of all that is seen of some shapes of a block, its edge at the block's included: lines as
 * in `Seams`.
 * @param shapes as in `SceneBlock.shapes`
 * @param together indexes of the shapes that are outlined
 */
export function outlineOf(shapes: Float32Array, together: readonly number[]): number[] {
  const outline: number[] = [];
  const shown = new Set(together);
  const shows = (side: Side) => side !== OUTSIDE && side !== null && shown.has(side);
  for (const { from, to, left, right } of piecesOf(shapes)) {
    if (shows(left) !== shows(right)) outline.push(from.x, from.y, to.x, to.y);
  }
  return outline;
}

/** The shape that is seen on a side of a line, null where none lies. */
type Side = number | null | typeof OUTSIDE;

const OUTSIDE = 'outside';

interface Piece {
  from: Point;
  to: Point;
  left: Side;
  right: Side;
}

/** Pieces by the geometry of the shapes: they stay the same when a block gets other fabrics. */
const knownPieces = new Map<string, readonly Piece[]>();
const MOST_KNOWN = 200;

/** Cuts the outlines of all shapes where they cross, and tells what lies beside each piece; each comes once. */
function piecesOf(shapes: Float32Array): readonly Piece[] {
  const key = shapes.filter((_, i) => i % SHAPE_STRIDE !== 5).join();
  const known = knownPieces.get(key);
  if (known) return known;
  if (knownPieces.size >= MOST_KNOWN) knownPieces.clear();
  const pieces = cutPieces(shapes);
  knownPieces.set(key, pieces);
  return pieces;
}

function cutPieces(shapes: Float32Array): Piece[] {
  const count = shapes.length / SHAPE_STRIDE;
  const boxes = Array.from({ length: count }, (_, shape) => boxOf(shapes, shape));
  const edges = boxes.map((_, shape) => edgesOf(shapes, shape));
  const pieces = new Map<string, Piece>();
  let looked = 0;
  for (const [shape, lines] of edges.entries()) {
    const near = neighbours(boxes, shape);
    const nearLines = near.flatMap((other) => edges[other] ?? []);
    for (const line of lines) {
      const cuts = cutsOf(line, nearLines);
      for (let i = 1; i < cuts.length; i++) {
        if (++looked > MOST_PIECES) return [...pieces.values()];
        const from = along(line, cuts[i - 1] ?? 0);
        const to = along(line, cuts[i] ?? 1);
        const name = nameOf(from, to);
        if (!pieces.has(name)) pieces.set(name, { from, to, ...sidesOf(shapes, near, from, to) });
      }
    }
  }
  return [...pieces.values()];
}

/** The same for a piece whichever way it runs: shapes that abut have it both. */
function nameOf(from: Point, to: Point): string {
  const [a, b] = [from, to].map(({ x, y }) => `${Math.round(x * 100)} ${Math.round(y * 100)}`);
  return String(a) < String(b) ? `${a} ${b}` : `${b} ${a}`;
}

function sidesOf(shapes: Float32Array, near: number[], from: Point, to: Point): { left: Side; right: Side } {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const nx = ((from.y - to.y) / length) * BESIDE;
  const ny = ((to.x - from.x) / length) * BESIDE;
  const side = (x: number, y: number): Side => (outside(x, y) ? OUTSIDE : topmostShape(shapes, x, y, near));
  const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2];
  return { left: side(x + nx, y + ny), right: side(x - nx, y - ny) };
}

const outside = (x: number, y: number) => x < 0 || y < 0 || x > 1000 || y > 1000;

function fabricOf(shapes: Float32Array, shape: number | null): number {
  return shape === null ? 0 : (shapes[shape * SHAPE_STRIDE + 5] ?? 0);
}

function boxOf(shapes: Float32Array, shape: number): Box {
  const [, x = 0, y = 0, width = 0, height = 0] = shapes.subarray(shape * SHAPE_STRIDE);
  return { x, y, right: x + width, bottom: y + height };
}

/** Shapes whose boxes touch that of `shape`, itself included, in drawing order. */
function neighbours(boxes: Box[], shape: number): number[] {
  const own = boxes[shape];
  const near: number[] = [];
  if (!own) return near;
  boxes.forEach((box, other) => {
    const apart =
      box.x > own.right + BESIDE ||
      own.x > box.right + BESIDE ||
      box.y > own.bottom + BESIDE ||
      own.y > box.bottom + BESIDE;
    if (!apart) near.push(other);
  });
  return near;
}

/** The sides of a shape; an ellipse becomes a polygon that leaves it by less than can be seen. */
function edgesOf(shapes: Float32Array, shape: number): Line[] {
  const box = boxOf(shapes, shape);
  const width = box.right - box.x;
  const height = box.bottom - box.y;
  const unit = unitOutline(shapes[shape * SHAPE_STRIDE] as ShapeType) ?? circle(Math.max(width, height) / 2);
  const corners = unit.map(({ x, y }) => ({ x: box.x + x * width, y: box.y + y * height }));
  return corners.map((from, i) => [from, corners[(i + 1) % corners.length] ?? from]);
}

function circle(radius: number): Point[] {
  const chords = Math.max(8, Math.ceil(Math.PI / Math.acos(1 - Math.min(1, SAGITTA / radius))));
  return Array.from({ length: chords }, (_, i) => {
    const angle = (2 * Math.PI * i) / chords;
    return { x: 0.5 + Math.cos(angle) / 2, y: 0.5 + Math.sin(angle) / 2 };
  });
}

function along([from, to]: Line, t: number): Point {
  return { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t };
}

/** Where others cross, touch or end on `line`: fractions of its length, rising, 0 and 1 included. */
function cutsOf(line: Line, others: Line[]): number[] {
  const [from, to] = line;
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const length = Math.hypot(dx, dy);
  const cuts = [0, 1];
  for (const [a, b] of others) {
    const offA = (dx * (a.y - from.y) - dy * (a.x - from.x)) / length;
    const offB = (dx * (b.y - from.y) - dy * (b.x - from.x)) / length;
    const tA = (dx * (a.x - from.x) + dy * (a.y - from.y)) / length ** 2;
    const tB = (dx * (b.x - from.x) + dy * (b.y - from.y)) / length ** 2;
    if (Math.abs(offA) < TOUCHING) cuts.push(tA);
    if (Math.abs(offB) < TOUCHING) cuts.push(tB);
    if (offA * offB < 0) cuts.push(tA + ((tB - tA) * offA) / (offA - offB));
  }
  const least = TOUCHING / length;
  return cuts
    .filter((t) => t >= 0 && t <= 1)
    .sort((a, b) => a - b)
    .filter((t, i, sorted) => i === 0 || t - (sorted[i - 1] ?? 0) > least);
}
