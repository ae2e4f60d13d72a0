import { DEFAULTS, LIMITS } from '@quiltwright/shared/limits';
import type { CurvedEdges } from './curves/curved-edges';
import { edgesOf, piecesOf, type Piece } from './lattice/clean';
import { Corners } from './lattice/corners';
import { formOf, type FormKind } from './lattice/form';
import { STEPS } from './lattice/lattice';
import { Edges, type Loop } from './lattice/loops';
import { straightened } from './lattice/straightened';

/** A corner counts as beyond an edge only if it is farther beyond than this: 0.01 block units, in lattice steps. */
const BESIDE = STEPS / 100;
/** Inches in a block unit, for a block of the default size. */
const INCHES = DEFAULTS.blockSide / LIMITS.blockSpace;

/** Decides which shapes of a block merge into one patch, without a seam between them. */
export interface Cloth {
  /** A text that is equal for the shapes that may merge with each other. */
  name: string;
  /** True if the quilter joined the shapes. Otherwise shapes merge only if they look like one piece. */
  isJoined: boolean;
}

/** A piece that is made of the pieces of one or more shapes. */
export interface Run extends Piece {
  parts: readonly Piece[];
}

/**
 * Merges touching pieces whose shapes may merge: `clothOf` gives them the same name. Pieces of shapes that the quilter
 * joined then always merge. Other pieces merge only if together they are a convex form without holes. This form must be
 * a diamond, or one of the pieces must have a form that needs a template. Seams between squares, rectangles, half- and
 * quarter-square triangles stay, because blocks are pieced from such patches. Seams beside patches with curves stay
 * too: who draws two wedges of one fabric means two.
 * @param clothOf returns null for a shape that never merges
 */
export function runOn(
  pieces: readonly Piece[],
  corners: Corners,
  clothOf: (shape: number) => Cloth | null,
  curves: CurvedEdges,
): Run[] {
  const ownerOf = new Map<number, Piece>();
  for (const piece of pieces) for (const [a, b] of edgesOf(piece)) ownerOf.set(keyOf(a, b), piece);
  const seen = new Set<Piece>();
  return pieces.flatMap((piece): Run[] => {
    if (seen.has(piece)) return [];
    const run = [piece];
    seen.add(piece);
    const cloth = clothOf(piece.shape);
    for (const part of cloth ? run : []) {
      for (const [a, b] of edgesOf(part)) {
        const next = ownerOf.get(keyOf(b, a));
        if (!next || seen.has(next) || clothOf(next.shape)?.name !== cloth?.name) continue;
        seen.add(next);
        run.push(next);
      }
    }
    const whole = cloth && run.length > 1 ? wholeOf(run, corners) : null;
    const isCurved = () => run.some((part) => curves.hasCurve(part));
    if (whole && (cloth?.isJoined || (!isCurved() && looksWhole(whole, run, corners))))
      return [{ ...whole, parts: run }];
    return run.map((part) => ({ ...part, parts: [part] }));
  });
}

function keyOf(a: number, b: number): number {
  return a * Corners.MOST + b;
}

/** Returns the one piece that some touching pieces make together. Null if they make several pieces. */
function wholeOf(run: readonly Piece[], corners: Corners): Piece | null {
  const edges = new Edges();
  for (const piece of run) for (const [a, b] of edgesOf(piece)) edges.add(a, b);
  const [whole, ...others] = piecesOf(Math.min(...run.map(({ shape }) => shape)), edges, corners);
  return whole && others.length === 0 ? whole : null;
}

/**
 * True if touching pieces are cut as one piece, `whole`, although no quilter joined them. `whole` must be convex and
 * without holes. In addition, it must be a diamond, or one of the pieces in `run` must be of a kind that needs a
 * template.
 */
function looksWhole(whole: Piece, run: readonly Piece[], corners: Corners): boolean {
  return (
    whole.holes.length === 0 &&
    isConvex(whole.outline, corners) &&
    (kindOf(whole, corners) === 'diamond' || run.some((piece) => kindOf(piece, corners) === 'other'))
  );
}

/** Returns the kind that the form of a piece would have in a square block of the default size. */
function kindOf({ outline, holes }: Piece, corners: Corners): FormKind {
  if (holes.length > 0) return 'other';
  const path = outline.map((corner) => ({ x: corners.x(corner) / STEPS, y: corners.y(corner) / STEPS }));
  return formOf(straightened(path).map(({ x, y }) => ({ x: x * INCHES, y: y * INCHES }))).kind;
}

/** True if an outline is convex: no corner lies beyond any of its edges. */
function isConvex(outline: Loop, corners: Corners): boolean {
  return outline.every((to, i) => {
    const from = outline.at(i - 1) ?? to;
    const [x, y] = [corners.x(from), corners.y(from)];
    const [dx, dy] = [corners.x(to) - x, corners.y(to) - y];
    const most = BESIDE * Math.hypot(dx, dy);
    return outline.every((corner) => dx * (corners.y(corner) - y) - dy * (corners.x(corner) - x) >= -most);
  });
}
