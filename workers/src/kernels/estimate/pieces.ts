import { isStraight, placed, polygon, type Outline } from '@quiltwright/shared/geometry/outline';
import { LIMITS } from '@quiltwright/shared/limits';
import { isEmptyPlacement } from '@quiltwright/shared/quilting/placement';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import type { Levels } from '@quiltwright/shared/quilting/shape';
import { outlineOf } from '@quiltwright/shared/quilting/shape-outlines';
import { planOf } from '@quiltwright/shared/quilting/standard-size';
import { boxAround, formOf } from '../patches/form';
import { cutArea } from './cut-area';
import type { CutRow, Place } from './estimate-types';

/** A piece, and the fabric that it is cut from. */
interface Piece extends Omit<CutRow, 'places' | 'count'> {
  fabric: number;
}

/** What is cut from one look of a block, with how many of each there are. */
type Tally = Map<string, { piece: Piece; each: number }>;

/**
 * The pieces of a quilt that was generated, by fabric: each shape of each block with all copies of it, and the strips and
 * cornerstones of a standard quilt’s sashing. Hidden shapes count in full.
 */
export function cutRows(quilt: Quilt): Map<number, CutRow[]> {
  const rows = new Map<number, Map<string, CutRow>>();
  const add = (tally: Tally, place: Omit<Place, 'each'>) => {
    for (const [key, { piece, each }] of tally) {
      const { fabric, ...cut } = piece;
      const ofFabric = rows.get(fabric) ?? new Map<string, CutRow>();
      rows.set(fabric, ofFabric);
      const row = ofFabric.get(key) ?? { ...cut, places: [], count: 0 };
      ofFabric.set(key, row);
      row.places.push({ ...place, each });
      row.count += each * place.copies;
    }
  };
  for (const { levels, width, height, blockNum, copies } of looksOf(quilt))
    add(tallyOf(levels, width, height), { of: 'block', blockNum, copies });
  for (const { of, width, length, copies } of sashesOf(quilt))
    add(tally([pieceOf(rectangle(width, length), quilt.sashingFabric)]), { of, blockNum: 0, copies });
  return new Map([...rows].map(([fabric, ofFabric]) => [fabric, [...ofFabric.values()]]));
}

interface Look {
  levels: Levels;
  width: number;
  height: number;
  blockNum: number;
  copies: number;
}

/** Each distinct block once, with its copies in all placements. */
function looksOf({ blocks }: Quilt): Look[] {
  const ofLevels = new Map<Levels, Look[]>();
  for (const placement of blocks) {
    if (isEmptyPlacement(placement)) continue;
    const { levels, blockWidth: width, blockHeight: height, blockNum, numOfColumns, numOfRows } = placement;
    const looks = ofLevels.get(levels) ?? [];
    ofLevels.set(levels, looks);
    const copies = numOfColumns * numOfRows;
    const same = looks.find(
      (look) => look.width === width && look.height === height && look.blockNum === blockNum,
    );
    if (same) same.copies += copies;
    else looks.push({ levels, width, height, blockNum, copies });
  }
  return [...ofLevels.values()].flat();
}

function tallyOf(levels: Levels, width: number, height: number): Tally {
  const scale = { x: 0, y: 0, width: width / LIMITS.blockSpace, height: height / LIMITS.blockSpace };
  return tally(
    levels
      .flat()
      .filter(({ shapeWidth, shapeHeight }) => shapeWidth > 0 && shapeHeight > 0)
      .map((shape) => pieceOf(placed(outlineOf(shape), scale), shape.fillFabric)),
  );
}

function tally(pieces: readonly Piece[]): Tally {
  const counted: Tally = new Map();
  for (const piece of pieces) {
    const { fabric, kind, sides, size, area, perimeter } = piece;
    const key = [fabric, kind, sides, ...[...size, area, perimeter].map((n) => n.toFixed(4))].join();
    const same = counted.get(key);
    if (same) same.each++;
    else counted.set(key, { piece, each: 1 });
  }
  return counted;
}

function pieceOf(outline: Outline, fabric: number): Piece {
  const corners = outline.map(({ to }) => to);
  if (isStraight(outline)) return { fabric, sides: corners.length, ...formOf(corners), ...cutArea(outline) };
  const extremes = outline.flatMap(({ to, arc }) =>
    arc
      ? [
          { x: arc.centre.x - arc.radiusX, y: arc.centre.y - arc.radiusY },
          { x: arc.centre.x + arc.radiusX, y: arc.centre.y + arc.radiusY },
        ]
      : [to],
  );
  return { fabric, sides: 0, kind: 'applique', size: boxAround(extremes), ...cutArea(outline) };
}

/** The sashing of a standard quilt: strips between neighbours, and squares where strips cross. */
function sashesOf(quilt: Quilt): (Pick<Place, 'of' | 'copies'> & { width: number; length: number })[] {
  const plan = planOf(quilt);
  if (!plan || quilt.generatingSashing !== 2) return [];
  const { columns, rows } = plan;
  const { sashingWidth: width, blocks } = quilt;
  const length = blocks[0]?.blockHeight ?? 0;
  const strips = (columns - 1) * rows + columns * (rows - 1);
  return [
    { of: 'sashing', width, length, copies: strips },
    { of: 'cornerstones', width, length: width, copies: (columns - 1) * (rows - 1) },
  ];
}

function rectangle(width: number, height: number): Outline {
  return polygon([
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ]);
}
