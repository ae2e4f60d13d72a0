import type { Box } from '@quiltwright/shared/geometry/box';
import { boundsOf, crossings, outlineContains, type Outline } from '@quiltwright/shared/geometry/outline';
import { pointBetween } from '@quiltwright/shared/geometry/point';
import { isBlockEdge } from './block-edge';
import { curvedLines } from './curved-lines';
import { GROUND, OUTSIDE, packLines, type Line, type PackedLines } from './line';
import { patchesOf } from '../patches';

/**
 * Returns every line between two visible shapes of a block, each line once, all packed into one array. Lines are edges
 * of patches, and short chords for the visible parts of curves.
 * @param outlines in block units; later shapes lie over earlier shapes
 * @param isOnTop true for the index of an appliqué shape, which cuts no patch
 */
export function blockLines(outlines: readonly Outline[], isOnTop: (shape: number) => boolean): PackedLines {
  const pieced = outlines.map((outline, shape) => (isOnTop(shape) ? [] : outline));
  let lines: Line[] = patchesOf(pieced)
    .borders()
    .map(({ from, to, right, left }) => ({
      from,
      to,
      right: right ?? GROUND,
      left: left ?? (isBlockEdge(from, to) ? OUTSIDE : GROUND),
    }));
  const curved: Line[] = [];
  const bounds = outlines.map(boundsOf);
  outlines.forEach((outline, shape) => {
    if (!isOnTop(shape)) return;
    const box = bounds[shape];
    lines = lines.flatMap((line) => (box && near(line, box) ? cut(line, outline, shape) : [line]));
    curved.push(...curvedLines(outlines, bounds, shape));
  });
  return packLines([...lines, ...curved]);
}

function near({ from, to }: Line, { x, y, width, height }: Box): boolean {
  return (
    Math.max(from.x, to.x) > x &&
    Math.max(from.y, to.y) > y &&
    Math.min(from.x, to.x) < x + width &&
    Math.min(from.y, to.y) < y + height
  );
}

/**
 * Returns the parts of a line that still separate two shapes if `shape` lies over the line. Each part has the shapes
 * that are then visible beside it.
 */
function cut(line: Line, outline: Outline, shape: number): Line[] {
  const { from, to } = line;
  const at = (t: number) => pointBetween(from, to, t);
  const cuts = [0, ...crossings(from, to, outline).sort((a, b) => a - b), 1];
  const over = (side: number) => (side === OUTSIDE ? side : Math.max(side, shape));
  const pieces: Line[] = [];
  for (const [i, end] of cuts.entries()) {
    const start = cuts[i - 1];
    if (start === undefined || end === start) continue;
    const isCovered = outlineContains(outline, at((start + end) / 2));
    const [right, left] = isCovered ? [over(line.right), over(line.left)] : [line.right, line.left];
    if (right !== left) pieces.push({ from: at(start), to: at(end), right, left });
  }
  return pieces;
}
