import { cornersOfBox } from '@quiltwright/shared/geometry/box';
import { boundsOf, isStraight, placed, polygon, type Outline } from '@quiltwright/shared/geometry/outline';
import { LIMITS } from '@quiltwright/shared/limits';
import { cornerstonesOf, sashingOf } from '@quiltwright/shared/quilting/bands/bands';
import { isEmptyPlacement } from '@quiltwright/shared/quilting/placement';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import type { Levels } from '@quiltwright/shared/quilting/shapes/shape';
import { liesOnTop, outlineOf } from '@quiltwright/shared/quilting/shapes/shape-outlines';
import { planOf, type StandardPlan } from '@quiltwright/shared/quilting/standard/standard-size';
import { curvedFormOf } from '../patches/curves/curved-form';
import { sidesAround, formOf } from '../patches/lattice/form';
import { cutArea } from './cut-area';
import { CutRows, type Cut, type Piece } from './cut-rows';
import type { CutRow, Place } from './estimate-types';

/**
 * Returns the pieces of a quilt, by fabric number. Each shape of a block is a piece, and so are the sashing strips and
 * cornerstones of a standard quilt. Hidden shapes count in full.
 * @param quilt a quilt as `generate` returns it
 */
export function cutRows(quilt: Quilt): Map<number, CutRow[]> {
  const rows = new CutRows();
  for (const { levels, width, height, blockNum, copies } of distinctBlocks(quilt))
    rows.add(shapesOf(levels, width, height), { of: 'block', blockNum, copies });
  addSashing(rows, quilt);
  return rows.byFabric();
}

interface DistinctBlock {
  levels: Levels;
  width: number;
  height: number;
  blockNum: number;
  copies: number;
}

/** Returns each distinct block of a quilt once, with the number of its copies in all placements. */
function distinctBlocks({ blocks }: Quilt): DistinctBlock[] {
  const ofLevels = new Map<Levels, DistinctBlock[]>();
  for (const placement of blocks) {
    if (isEmptyPlacement(placement)) continue;
    const { levels, blockWidth: width, blockHeight: height, blockNum, numOfColumns, numOfRows } = placement;
    const found = ofLevels.get(levels) ?? [];
    ofLevels.set(levels, found);
    const copies = numOfColumns * numOfRows;
    const same = found.find(
      (block) => block.width === width && block.height === height && block.blockNum === blockNum,
    );
    if (same) same.copies += copies;
    else found.push({ levels, width, height, blockNum, copies });
  }
  return [...ofLevels.values()].flat();
}

function shapesOf(levels: Levels, width: number, height: number): Cut[] {
  const scale = { x: 0, y: 0, width: width / LIMITS.blockSpace, height: height / LIMITS.blockSpace };
  return levels
    .flat()
    .filter(({ shapeWidth, shapeHeight }) => shapeWidth > 0 && shapeHeight > 0)
    .map((shape) => ({
      piece: pieceOf(placed(outlineOf(shape), scale), shape.fillFabric, liesOnTop(shape)),
      each: 1,
    }));
}

function pieceOf(outline: Outline, fabric: number, isOnTop = false): Piece {
  const corners = outline.map(({ to }) => to);
  const cloth = cutArea(outline);
  const piece = { fabric, finished: cloth.area, ...cloth };
  if (isStraight(outline)) return { ...piece, sides: corners.length, ...formOf(corners) };
  if (!isOnTop) return { ...piece, sides: 0, ...curvedFormOf(outline) };
  return { ...piece, sides: 0, kind: 'applique', size: sidesAround(cornersOfBox(boundsOf(outline))) };
}

/**
 * Returns a rectangular piece of sashing.
 * @param width in inches
 * @param length in inches
 */
function rectanglePiece(width: number, length: number, fabric: number): Piece {
  return pieceOf(
    polygon([
      { x: 0, y: 0 },
      { x: width, y: 0 },
      { x: width, y: length },
      { x: 0, y: length },
    ]),
    fabric,
  );
}

/**
 * Adds the sashing of a standard quilt to `rows`: strips between neighbouring blocks, and squares where strips cross.
 */
function addSashing(rows: CutRows, quilt: Quilt): void {
  const [sashing, plan] = [sashingOf(quilt), planOf(quilt)];
  if (!sashing || !plan) return;
  for (const { of, width, length, copies } of sashesOf(quilt, sashing.width, plan)) {
    const own = of === 'cornerstones' ? cornerstonesOf(quilt) : null;
    const piece = rectanglePiece(width, length, (own ?? sashing).fabric);
    rows.add([{ piece, each: 1 }], { of, blockNum: 0, copies });
  }
}

function sashesOf(
  { blocks }: Quilt,
  width: number,
  { columns, rows }: StandardPlan,
): (Pick<Place, 'of' | 'copies'> & { width: number; length: number })[] {
  const length = blocks[0]?.blockHeight ?? 0;
  const strips = (columns - 1) * rows + columns * (rows - 1);
  return [
    { of: 'sashing', width, length, copies: strips },
    { of: 'cornerstones', width, length: width, copies: (columns - 1) * (rows - 1) },
  ];
}
