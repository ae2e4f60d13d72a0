import type { Box } from '@quiltwright/shared/geometry/outline';
import type { Point } from '@quiltwright/shared/geometry/point';
import { inches } from '@quiltwright/shared/geometry/units';
import type { Placement } from '@quiltwright/shared/quilting/placement';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { boxOf, insideBorders, MARK, markBelow } from './fitting';
import { laidPlacements, type FreeFormDesign, type LaidPlacement } from './free-form-document';

/** Along which axis a repeat goes: 'x' its columns, 'y' its rows. */
type Axis = 'x' | 'y';

/** Something that doesn't fit on a free form quilt. Lengths are inches. */
export type Misfit =
  /** Copies of two placements lie over one another in part. `way`: how far the upper one has to go, at least. */
  | { kind: 'overlap'; id: number; under: number; box: Box; way: Point }
  /** Copies lie partly on a border. `way`: how far they have to go to lie inside; null where they have no room there. */
  | { kind: 'under border'; id: number; box: Box; way: Point | null }
  /** A repeat that begins at a border leaves a strip before the other one into which no block goes. */
  | { kind: 'strip'; id: number; axis: Axis; box: Box; strip: number };

/** So many are told of at most: who has more mends some first. */
export const MOST_MISFITS = 50;

/** What doesn't fit, the lowest placement first. Locked placements stay as they are: they are told of with others alone. */
export function misfitsOf(design: FreeFormDesign): Misfit[] {
  const laid = laidPlacements(design);
  const { quilt } = design;
  const own = laid
    .filter(({ isLocked }) => !isLocked)
    .flatMap((each) => [...underBorder(each, quilt), ...strips(each, quilt, laid)]);
  return [...own, ...overlaps(laid, quilt)].slice(0, MOST_MISFITS);
}

function underBorder({ id, placement }: LaidPlacement, quilt: Quilt): Misfit[] {
  const inside = insideBorders(quilt);
  if (inside.x === 0) return [];
  const box = boxOf(placement);
  const isApart = !meet(box, inside);
  // A border that is pieced of blocks is none that they reach under.
  if (isApart || isWithin(box, inside)) return [];
  const way = {
    x: wayInto([box.x, box.width], [inside.x, inside.width]),
    y: wayInto([box.y, box.height], [inside.y, inside.height]),
  };
  const hasRoom = box.width <= inside.width && box.height <= inside.height;
  return [{ kind: 'under border', id, box, way: hasRoom ? way : null }];
}

/** How far a span has to go to lie within another. */
function wayInto(
  [start, size]: readonly [number, number],
  [from, length]: readonly [number, number],
): number {
  return Math.max(from - start, 0) || Math.min(from + length - start - size, 0);
}

function strips({ id, placement }: LaidPlacement, quilt: Quilt, laid: readonly LaidPlacement[]): Misfit[] {
  const inside = insideBorders(quilt);
  const box = boxOf(placement);
  if (!isWithin(box, inside)) return [];
  const found: Misfit[] = [];
  const [after, below] = [
    inside.x + inside.width - box.x - box.width,
    inside.y + inside.height - box.y - box.height,
  ];
  const { numOfColumns, numOfRows, blockWidth, blockHeight } = placement;
  if (numOfColumns > 1 && box.x === inside.x && after >= MARK && after < blockWidth)
    found.push({
      ...{ kind: 'strip', id, axis: 'x', strip: after },
      box: { x: box.x + box.width, y: box.y, width: after, height: box.height },
    });
  if (numOfRows > 1 && box.y === inside.y && below >= MARK && below < blockHeight)
    found.push({
      ...{ kind: 'strip', id, axis: 'y', strip: below },
      box: { x: box.x, y: box.y + box.height, width: box.width, height: below },
    });
  return found.filter(
    (strip) => !laid.some((other) => other.id !== id && meet(boxOf(other.placement), strip.box)),
  );
}

/** Pairs that overlap in part. What lies wholly on another block is laid there. */
function overlaps(laid: readonly LaidPlacement[], quilt: Quilt): Misfit[] {
  const found: Misfit[] = [];
  const order = laid
    .map((each, level) => ({ ...each, level, box: boxOf(each.placement) }))
    .sort((one, other) => one.box.x - other.box.x);
  order.forEach((one, index) => {
    for (let next = index + 1; next < order.length && found.length < MOST_MISFITS; next++) {
      const other = order[next];
      if (!other || other.box.x > one.box.x + one.box.width - MARK) break;
      const [under, upper] = one.level < other.level ? [one, other] : [other, one];
      const isAlone = under.placement.numOfColumns * under.placement.numOfRows === 1;
      if (!meet(one.box, other.box) || (isAlone && isWithin(upper.box, under.box))) continue;
      const box = overlapOf(under.placement, upper.placement);
      if (box && !(upper.isLocked && under.isLocked))
        found.push({
          kind: 'overlap',
          id: upper.id,
          under: under.id,
          box,
          way: wayOff(upper.box, under.box, quilt),
        });
    }
  });
  return found;
}

/** The first copies of two placements that lie over one another, where they do; null where none do. */
function overlapOf(under: Placement, upper: Placement): Box | null {
  const across = overlapAlong(
    [under.xLocation, under.blockWidth, under.xSeparation, under.numOfColumns],
    [upper.xLocation, upper.blockWidth, upper.xSeparation, upper.numOfColumns],
  );
  const down = overlapAlong(
    [under.yLocation, under.blockHeight, under.ySeparation, under.numOfRows],
    [upper.yLocation, upper.blockHeight, upper.ySeparation, upper.numOfRows],
  );
  if (!across || !down) return null;
  return { x: across.from, y: down.from, width: across.to - across.from, height: down.to - down.from };
}

type Row = readonly [start: number, side: number, gap: number, count: number];

/** Where the spans of two rows first overlap. */
function overlapAlong(one: Row, other: Row): { from: number; to: number } | null {
  const spanOf = ([start, side, gap]: Row, index: number) => {
    const from = start + index * (side + gap);
    return { from, to: from + side };
  };
  for (let i = 0, j = 0; i < one[3] && j < other[3];) {
    const [a, b] = [spanOf(one, i), spanOf(other, j)];
    const [from, to] = [Math.max(a.from, b.from), Math.min(a.to, b.to)];
    if (to - from >= MARK) return { from, to };
    if (a.to <= b.to) i++;
    else j++;
  }
  return null;
}

/** The shortest way along an axis by which a box lies beside another; into the quilt where there is room. */
function wayOff(box: Box, other: Box, { quiltWidth, quiltLength }: Quilt): Point {
  const ways = [
    { x: other.x + other.width - box.x, y: 0 },
    { x: other.x - box.width - box.x, y: 0 },
    { x: 0, y: other.y + other.height - box.y },
    { x: 0, y: other.y - box.height - box.y },
  ];
  const whole = { x: 0, y: 0, width: quiltWidth, height: quiltLength };
  const inQuilt = ways.filter(({ x, y }) => isWithin({ ...box, x: box.x + x, y: box.y + y }, whole));
  const length = ({ x, y }: Point) => Math.abs(x + y);
  return (inQuilt.length > 0 ? inQuilt : ways).reduce((best, way) =>
    length(way) < length(best) ? way : best,
  );
}

/** How a misfit can be mended. */
export interface Mend {
  kind: 'move' | 'centre' | 'spread' | 'size';
  /** By how much, in inches: the way, each gap, or the side of a block. */
  by: number;
  /** What of the placement becomes otherwise. */
  changes: Partial<
    Pick<Placement, 'xLocation' | 'yLocation' | 'xSeparation' | 'ySeparation' | 'blockWidth' | 'blockHeight'>
  >;
}

/** What mends a misfit of a placement, the least change first. */
export function mendsOf(misfit: Misfit, design: FreeFormDesign): Mend[] {
  const placement = laidPlacements(design).find(({ id }) => id === misfit.id)?.placement;
  if (!placement) return [];
  if (misfit.kind !== 'strip') return misfit.way ? [movedBy(placement, misfit.way)] : [];
  const { axis, strip } = misfit;
  const inside = insideBorders(design.quilt);
  const [place, gap, count, room] =
    axis === 'x'
      ? (['xLocation', 'xSeparation', placement.numOfColumns, inside.width] as const)
      : (['yLocation', 'ySeparation', placement.numOfRows, inside.height] as const);
  const centre = markBelow(strip / 2);
  const wider = markBelow(strip / (count - 1));
  const side = markBelow((room - (count - 1) * placement[gap]) / count);
  const isSquare = placement.blockWidth === placement.blockHeight;
  return [
    { kind: 'centre', by: centre, changes: { [place]: inches(placement[place] + centre) } },
    { kind: 'spread', by: wider, changes: { [gap]: inches(placement[gap] + wider) } },
    ...(isSquare
      ? [{ kind: 'size' as const, by: side, changes: { blockWidth: side, blockHeight: side } }]
      : []),
  ];
}

function movedBy(placement: Placement, { x, y }: Point): Mend {
  const { xLocation, yLocation } = placement;
  return {
    kind: 'move',
    by: Math.max(Math.abs(x), Math.abs(y)),
    changes: { xLocation: inches(xLocation + x), yLocation: inches(yLocation + y) },
  };
}

/** Whether two boxes share more than an edge. */
function meet(one: Box, other: Box): boolean {
  return (
    one.x + one.width - other.x >= MARK &&
    other.x + other.width - one.x >= MARK &&
    one.y + one.height - other.y >= MARK &&
    other.y + other.height - one.y >= MARK
  );
}

function isWithin(box: Box, whole: Box): boolean {
  return (
    box.x >= whole.x &&
    box.y >= whole.y &&
    box.x + box.width <= whole.x + whole.width &&
    box.y + box.height <= whole.y + whole.height
  );
}
