import { boundsOf, isStraight, type Outline } from '@quiltwright/shared/geometry/outline';
import type { Point } from '@quiltwright/shared/geometry/point';
import type {
  NumberedGroup,
  NumberedPatches,
  SewnBlock,
} from '@quiltwright/workers/kernels/patches/numbered';
import { countWords } from '@quiltwright/workers/kernels/patches/patch-words';
import { blockAmounts } from '@quiltwright/shared/model/cloth/cloth-amounts';
import { exactInches, formatSize } from '@quiltwright/shared/ruler/lengths';
import type { Reading } from '../../ui/dialogs/ReadingDialog';
import { pieceWords } from '../estimate/words/estimate-words';
import type { FindFabric } from '../../server/fabrics/use-fabrics';
import { clothOf, placeIn } from './block-reading';
import { sentenceOfShares, describeShares } from './reading';

/** Places and lengths that differ by less than this, in inches, count as equal. */
const HAIR = 0.01;

/**
 * Returns a description of a block in words, with a table of its patches from top to bottom and from left to right. The
 * patches have the same numbers as in the list of patches.
 */
export function patchReading(
  name: string,
  block: SewnBlock,
  { groups, patches }: NumberedPatches,
  find: FindFabric,
): Reading {
  const rows = patches
    .map((patch, index) => ({ ...patch, number: index + 1, bounds: boundsOf(patch.outline) }))
    .sort(({ bounds: a }, { bounds: b }) => (Math.abs(a.y - b.y) > HAIR ? a.y - b.y : a.x - b.x));
  const shares = describeShares(blockAmounts(block.levels), find);
  const size = formatSize(block.blockWidth, block.blockHeight);
  return {
    summary: `${name}, ${size}, ${countWords(groups)}.${sentenceOfShares(shares)}`,
    lines: shares,
    columns: ['Patch', 'Direction', 'Place', 'Fabric', 'Distance from left and top', 'Layer'],
    rows: rows.length,
    rowName: (row) => `Patch ${rows[row]?.number ?? ''}`,
    cell: (row, column) => {
      const read = rows[row];
      const group = read && groups.find(({ first, count }) => read.number < first + count);
      if (!group) return '';
      const { outline, bounds, at, fabric, layer } = read;
      return (
        [
          pieceWords({ ...group, count: 1 }),
          directionOf(outline, group.kind),
          placeIn(at, { width: block.blockWidth, height: block.blockHeight }),
          clothOf(fabric, find),
          `${exactInches(bounds.x)}, ${exactInches(bounds.y)}`,
          String(layer + 1),
        ][column] ?? ''
      );
    },
  };
}

/**
 * Returns the direction of a patch in words. For a triangle, it is the place of the right angle, or the side to which
 * the triangle points. For a square, it is ‘On point’ or empty. For a rectangle or diamond, it is ‘Wide’ or ‘Tall’.
 * Empty for other patches.
 */
export function directionOf(outline: Outline, kind: NumberedGroup['kind']): string {
  if (!isStraight(outline)) return '';
  const corners = outline.map(({ to }) => to);
  if (corners.length === 3) return directionOfTriangle(corners);
  const isOnPoint = corners.every((corner, index) => !isLevel(corner, corners.at(index - 1) ?? corner));
  if (kind === 'square') return isOnPoint ? 'On point' : '';
  const { width, height } = boundsOf(outline);
  if ((kind === 'rectangle' && isOnPoint) || Math.abs(width - height) < HAIR) return '';
  return kind === 'rectangle' || kind === 'diamond' ? (width > height ? 'Wide' : 'Tall') : '';
}

/**
 * Returns the direction of a triangle: ‘Corner top left’ for a right angle, or ‘Point up’. Empty if no side is
 * horizontal or vertical.
 */
function directionOfTriangle(corners: readonly Point[]): string {
  const sides = corners.map((corner, index) => {
    const [from, to] = [corners.at(index - 2), corners.at(index - 1)];
    return { across: corner, from: from ?? corner, to: to ?? corner };
  });
  const level = sides.filter(({ from, to }) => isLevel(from, to));
  const [one, other] = level;
  if (one && other) {
    // If two sides are horizontal or vertical, the right angle is between them, opposite the third side.
    const corner = sides.find((side) => !level.includes(side))?.across ?? one.across;
    const middle = middleOf(corners);
    return `Corner ${corner.y < middle.y ? 'top' : 'bottom'} ${corner.x < middle.x ? 'left' : 'right'}`;
  }
  if (!one) return '';
  const { across, from, to } = one;
  if (Math.abs(from.y - to.y) < HAIR) return across.y < from.y ? 'Point up' : 'Point down';
  return across.x < from.x ? 'Point left' : 'Point right';
}

/** True for a horizontal or vertical side. */
function isLevel(from: Point, to: Point): boolean {
  return Math.abs(from.x - to.x) < HAIR || Math.abs(from.y - to.y) < HAIR;
}

function middleOf(corners: readonly Point[]): Point {
  const mean = (of: (corner: Point) => number) =>
    corners.reduce((sum, corner) => sum + of(corner), 0) / corners.length;
  return { x: mean(({ x }) => x), y: mean(({ y }) => y) };
}
