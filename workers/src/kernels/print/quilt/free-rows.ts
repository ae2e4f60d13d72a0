import { boxOfPoints, cornersOfBox, type Box } from '@quiltwright/shared/geometry/box';
import type { Point } from '@quiltwright/shared/geometry/point';
import { sashingOf } from '@quiltwright/shared/quilting/bands/bands';
import type { Placement } from '@quiltwright/shared/quilting/placement';
import { insideBorders } from '@quiltwright/shared/quilting/quilt-areas';
import { piecingOf, type Piecing } from '../../piecing/piecing';
import { groundRectangles } from '../../prepared/ground-rectangles';
import type { PreparedQuilt } from '../../prepared/prepared-quilt';
import { cutSize } from './joined-words';
import { middleTexts, rowTexts } from '../texts/assembly-texts';

/** Rows are listed in words only for quilts with at most this number of pieces and of rows. */
const MOST = { pieces: 400, rows: 30 };
/** The greatest rounding errors: `overlap` is an area in square inches, and `gaps` a fraction of the quilt's area. */
const HAIR = { overlap: 0.01, gaps: 1e-4 };

/** A block or a strip of sashing. `words` name it in the list of rows. */
interface RowPiece {
  corners: Point[];
  words: string;
  isSash: boolean;
}

/**
 * Returns the lines that say how to sew a free form quilt in rows. The first line gives the number of rows. Then each
 * set of equal rows has a line that lists the blocks and the sashing of each row. If the seams of neighbouring rows
 * meet, a last line says how to press these rows. Empty if the quilt can't be sewn in rows. Rows run from side to side,
 * and blocks and sashing are side by side in each row.
 */
export function freeRows(
  prepared: PreparedQuilt,
  seam: number,
  nameOf: (placement: Placement) => string,
): string[] {
  const pieces = rowPieces(prepared, seam, nameOf);
  const rows = rowsIn(pieces, prepared);
  if (rows.length === 0) return [];
  const alike = new Map<string, string[]>();
  rows.forEach((row, index) => {
    const order = (row.parts.length > 0 ? row.parts : [row]).flatMap(
      ({ patches: [piece = -1] }) => pieces[piece]?.words ?? [],
    );
    const words = order.join(', ');
    alike.set(words, [...(alike.get(words) ?? []), String(index + 1)]);
  });
  return [
    middleTexts.sewRows(rows.length),
    ...[...alike].map(([order, numbers]) => rowTexts.row(numbers, order)),
    ...(seamsMeet(rows, pieces) ? [rowTexts.pressByTurns] : []),
  ];
}

/** True if seams of two neighbouring rows meet: each of these rows has several blocks and no sashing. */
function seamsMeet(rows: readonly Piecing[], pieces: readonly RowPiece[]): boolean {
  const areBlocks = rows.map(
    ({ patches }) => patches.length > 1 && patches.every((piece) => pieces[piece]?.isSash === false),
  );
  return areBlocks.some((areHere, i) => areHere && areBlocks[i + 1]);
}

/**
 * Returns the boxes of the rows of a free form quilt from the top down, in inches. Empty if the quilt can’t be sewn in
 * rows.
 */
export function freeRowBoxes(prepared: PreparedQuilt): Box[] {
  const inner = insideBorders(prepared.quilt);
  return rowsIn(
    rowPieces(prepared, 0, () => ''),
    prepared,
  ).map(({ box }) => ({
    x: inner.x + box.x,
    y: inner.y + box.y,
    width: box.width,
    height: box.height,
  }));
}

/** Returns the rows that some pieces form, from the top down. Empty if they form no rows. */
function rowsIn(pieces: readonly RowPiece[], { quilt }: PreparedQuilt): Piecing[] {
  const { width, height } = insideBorders(quilt);
  if (pieces.length < 2 || pieces.length > MOST.pieces || !coverAll(pieces, width * height)) return [];
  const whole = piecingOf(pieces, { width, height });
  if (!whole || whole.seams === 'setIn' || whole.seams === 'curved' || whole.seams === 'slanted') return [];
  const rows = whole.seams === 'level' ? whole.parts : [whole];
  return rows.length <= MOST.rows && rows.every(isRow) ? rows : [];
}

function isRow({ parts, seams }: Piecing): boolean {
  return seams === null || (seams === 'upright' && parts.every((part) => part.patches.length === 1));
}

function rowPieces(
  { quilt, middle }: PreparedQuilt,
  seam: number,
  nameOf: (placement: Placement) => string,
): RowPiece[] {
  const inner = insideBorders(quilt);
  // Blocks on their points are sewn in slanted rows.
  if (!middle.ok) return [];
  const { placements, boxes } = middle.value;
  if (boxes.length > MOST.pieces || boxes.some(({ corners }) => corners)) return [];
  const names = placements.flatMap((placement) =>
    Array.from({ length: placement.numOfColumns * placement.numOfRows }, () => nameOf(placement)),
  );
  const sashes = sashingOf(quilt) ? groundRectangles(inner, boxes) : [];
  return [
    ...boxes.map((box, index) => ({
      corners: cornersOf(box, inner),
      words: names[index] ?? '',
      isSash: false,
    })),
    ...sashes.map((box) => ({
      corners: cornersOf(box, inner),
      words: middleTexts.sashing(sashSize(box, seam)),
      isSash: true,
    })),
  ];
}

/**
 * Returns the cut size of a strip of sashing in words, with the shorter side first: 2½″ × 12½″.
 * @param seam the seam allowance to add on each side, in inches
 */
function sashSize({ width, height }: Box, seam: number): string {
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  return cutSize({ width: short + 2 * seam, length: long + 2 * seam });
}

/** True if the pieces together fill an area of `area` square inches without overlaps. */
function coverAll(pieces: readonly RowPiece[], area: number): boolean {
  const boxes = pieces.map(({ corners }) => boxOfPoints(corners));
  const sum = boxes.reduce((all, { width, height }) => all + width * height, 0);
  const whole = boxOfPoints(pieces.flatMap(({ corners }) => corners));
  const most = Math.max(HAIR.overlap, HAIR.gaps * area);
  return Math.abs(sum - area) < most && Math.abs(whole.width * whole.height - area) < most;
}

function cornersOf({ x, y, width, height }: Box, from: Box): Point[] {
  return cornersOfBox({ x: x - from.x, y: y - from.y, width, height });
}
