import { DEFAULTS, LIMITS } from '@quiltwright/shared/limits';
import { edgesOf, piecesOf, type Piece } from './clean';
import { Corners } from './corners';
import { formOf, type FormKind } from './form';
import { STEPS } from './lattice';
import { Edges, type Loop } from './loops';
import { straightened } from './straightened';

/** Corners no farther beyond an edge, in steps, lie on it: 0.01 block units. */
const BESIDE = STEPS / 100;
/** From block units to inches of a block as they mostly are. */
const INCHES = DEFAULTS.blockSide / LIMITS.blockSpace;

/** How a shape may run on in others with no seam. */
export interface Cloth {
  /** The same for shapes that may be one patch. */
  name: string;
  /** Whether the drawing says that those which meet are; else they are where they look like it. */
  isJoined: boolean;
}

/** A piece, and what it is of where several run on in each other. */
export interface Run extends Piece {
  parts: readonly Pick<Piece, 'shape' | 'area'>[];
}

/**
 * Makes one piece of those of one cloth that run on in each other with no seam: all that lie along one another, where the
 * drawing says so. Where it says nothing they have to be convex together, and either a diamond or less work than apart,
 * because one of them alone would take a template: squares, rectangles and halves and quarters of squares are what blocks
 * are pieced of, and their seams stay.
 * @param clothOf null for a shape that runs on in none
 */
export function runOn(
  pieces: readonly Piece[],
  corners: Corners,
  clothOf: (shape: number) => Cloth | null,
): Run[] {
  const ownerOf = new Map<number, Piece>();
  for (const piece of pieces) for (const [a, b] of edgesOf(piece)) ownerOf.set(keyOf(a, b), piece);
  const told = new Set<Piece>();
  return pieces.flatMap((piece): Run[] => {
    if (told.has(piece)) return [];
    const run = [piece];
    told.add(piece);
    const cloth = clothOf(piece.shape);
    for (const part of cloth ? run : []) {
      for (const [a, b] of edgesOf(part)) {
        const next = ownerOf.get(keyOf(b, a));
        if (!next || told.has(next) || clothOf(next.shape)?.name !== cloth?.name) continue;
        told.add(next);
        run.push(next);
      }
    }
    const whole = cloth && run.length > 1 ? wholeOf(run, corners) : null;
    if (whole && (cloth?.isJoined || looksWhole(whole, run, corners))) return [{ ...whole, parts: run }];
    return run.map((part) => ({ ...part, parts: [part] }));
  });
}

function keyOf(a: number, b: number): number {
  return a * Corners.MOST + b;
}

/** The piece that several make which lie along one another. */
function wholeOf(run: readonly Piece[], corners: Corners): Piece | null {
  const edges = new Edges();
  for (const piece of run) for (const [a, b] of edgesOf(piece)) edges.add(a, b);
  const [whole, ...others] = piecesOf(Math.min(...run.map(({ shape }) => shape)), edges, corners);
  return whole && others.length === 0 ? whole : null;
}

/** Whether a piece is cut as one though it is drawn in several. */
function looksWhole(whole: Piece, run: readonly Piece[], corners: Corners): boolean {
  return (
    whole.holes.length === 0 &&
    isConvex(whole.outline, corners) &&
    (kindOf(whole, corners) === 'diamond' || run.some((piece) => kindOf(piece, corners) === 'other'))
  );
}

/** What a piece is cut as in a square block. */
function kindOf({ outline, holes }: Piece, corners: Corners): FormKind {
  if (holes.length > 0) return 'other';
  const path = outline.map((corner) => ({ x: corners.x(corner) / STEPS, y: corners.y(corner) / STEPS }));
  return formOf(straightened(path).map(({ x, y }) => ({ x: x * INCHES, y: y * INCHES }))).kind;
}

/** Whether no corner lies beyond any of the edges. */
function isConvex(outline: Loop, corners: Corners): boolean {
  return outline.every((to, i) => {
    const from = outline.at(i - 1) ?? to;
    const [x, y] = [corners.x(from), corners.y(from)];
    const [dx, dy] = [corners.x(to) - x, corners.y(to) - y];
    const most = BESIDE * Math.hypot(dx, dy);
    return outline.every((corner) => dx * (corners.y(corner) - y) - dy * (corners.x(corner) - x) >= -most);
  });
}
