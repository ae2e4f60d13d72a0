import { grown, type Box } from '../../../geometry/box.js';
import { difference, firstFrom, intersection, lengthOf, type Interval } from '../../../geometry/interval.js';
import { isSlanted } from '../../../geometry/orientation.js';
import { sashingOf } from '../../../quilting/bands/bands.js';
import { gapsOf } from '../../../quilting/placement.js';
import type { Quilt } from '../../../quilting/quilt.js';
import { insideBorders } from '../../../quilting/quilt-areas.js';
import { along, axes, type Axis } from './axes.js';
import { boxOf, MARK, overlapByMark } from '../fitting.js';
import type { LaidPlacement } from '../free-form-document.js';

/**
 * A strip without fabric between two blocks, or between a block and a border or the quilt's edge. The strip is too
 * narrow for another block. Lengths are in inches.
 */
export interface BareStrip {
  /** The id of the placement that a fix changes, which is beside the strip. */
  id: number;
  /** The ids of all placements beside the strip that a fix may change. */
  ids: readonly number[];
  /** The axis along which the strip's width is measured. */
  axis: Axis;
  box: Box;
  /** The side of the placement `id` on which the strip is. `before` is left or above, `after` right or below. */
  side: 'before' | 'after';
  /** The boundary of the strip opposite the placement `id`: a border, the quilt's edge or another block. */
  until: 'border' | 'edge' | 'block';
}

/** A gap without fabric that is narrower than this length, in inches, is reported as a strip. */
export const NARROW = 2;
/**
 * A strip narrower than this length, in inches, isn't reported, because it may come from rounding to sixteenths of an
 * inch.
 */
export const NARROWEST = 2 * MARK;
/** The width of the rows and columns of the index of blocks, in inches. */
const ROW = 4;
/**
 * The greatest number of pairs of blocks that the search for strips compares, so that it stays fast. Even the largest
 * quilts of blocks side by side need fewer.
 */
const MOST_STEPS = 200_000;

interface Entry {
  laid: LaidPlacement;
  box: Box;
}

/**
 * The blocks in each row of the index, by the row's number, sorted by the start of each block along the axis. `longest`
 * is the length of the longest block in the row.
 */
type Rows = ReadonlyMap<number, { entries: readonly Entry[]; longest: number }>;

interface Ground {
  inside: Box;
  rows: Readonly<Record<Axis, Rows>>;
  steps: number;
}

/**
 * Finds narrow strips without fabric between blocks, or between a block and a border or the quilt's edge. A quilt with
 * sashing has no such strips, because sashing is fabric. Gaps between copies of a placement aren't reported. A gap
 * between two placements isn't reported if it is as wide as the gaps between copies of one of the two.
 * @returns the strips, and a flag that is true if all blocks were checked
 */
export function bareStrips(
  laid: readonly LaidPlacement[],
  quilt: Quilt,
): { strips: BareStrip[]; isAll: boolean } {
  const ground = groundOf(laid, quilt);
  if (!ground) return { strips: [], isAll: true };
  const found: Segment[] = [];
  for (const each of laid) {
    found.push(...segmentsBeside(entryOf(each), ground));
    if (ground.steps > MOST_STEPS) return { strips: joined(found), isAll: false };
  }
  return { strips: joined(found), isAll: true };
}

/**
 * Returns the widths of the strips without fabric beside a placement, in inches. For each axis: `before` (left or
 * above) and `after` (right or below); 0 if there is no strip.
 */
export function bareBeside(
  changed: LaidPlacement,
  laid: readonly LaidPlacement[],
  quilt: Quilt,
): Record<Axis, Record<BareStrip['side'], number>> {
  const entry = entryOf(changed);
  const around = grown(entry.box, NARROW);
  const near = laid.filter(
    ({ id, placement }) => id !== changed.id && overlapByMark(boxOf(placement), around),
  );
  const ground = groundOf([...near, changed], quilt);
  const segments = ground ? segmentsBeside(entry, ground, true) : [];
  const widest = (axis: Axis, side: BareStrip['side']) =>
    Math.max(
      0,
      ...segments.filter((each) => each.axis === axis && each.side === side).map(({ width }) => width),
    );
  const along = (axis: Axis) => ({ before: widest(axis, 'before'), after: widest(axis, 'after') });
  return { x: along('x'), y: along('y') };
}

function groundOf(laid: readonly LaidPlacement[], quilt: Quilt): Ground | null {
  if (sashingOf(quilt)) return null;
  const inside = insideBorders(quilt);
  // Beside the corner of a slanted block there is no strip.
  const level = laid.filter(({ placement }) => !isSlanted(placement));
  const entries = level.map(entryOf).filter(({ box }) => overlapByMark(box, inside));
  return { inside, rows: { x: rowsOf(entries, 'x'), y: rowsOf(entries, 'y') }, steps: 0 };
}

function entryOf(laid: LaidPlacement): Entry {
  return { laid, box: boxOf(laid.placement) };
}

function rowsOf(entries: readonly Entry[], axis: Axis): Rows {
  const { size, across, acrossSize } = along[axis];
  const rows = new Map<number, { entries: Entry[]; longest: number }>();
  for (const entry of [...entries].sort((one, other) => one.box[axis] - other.box[axis]))
    for (
      let row = Math.floor(entry.box[across] / ROW);
      row * ROW < entry.box[across] + entry.box[acrossSize];
      row++
    ) {
      const known = rows.get(row) ?? { entries: [], longest: 0 };
      rows.set(row, known);
      known.entries.push(entry);
      known.longest = Math.max(known.longest, entry.box[size]);
    }
  return rows;
}

/**
 * The range of coordinates along an axis in which neighbours are searched. It starts at the end of a block, or ends at
 * the start of a block.
 */
interface Window {
  from: number;
  to: number;
  side: BareStrip['side'];
}

/** A strip without fabric beside one block. */
interface Segment extends Omit<BareStrip, 'ids'> {
  from: number;
  width: number;
}

/**
 * Returns the strips without fabric beside a block.
 * @param isEverySide true to include strips between this block and a block to the left or above. Otherwise they are
 *   left out, because the search from that other block finds them.
 */
function segmentsBeside({ laid, box }: Entry, ground: Ground, isEverySide = false): Segment[] {
  const { inside } = ground;
  if (isSlanted(laid.placement) || !overlapByMark(box, inside)) return [];
  const border = inside.x > 0 ? ('border' as const) : ('edge' as const);
  return axes.flatMap((axis) => {
    const { size, across, acrossSize, count } = along[axis];
    const span = intersection(
      [box[across], box[across] + box[acrossSize]],
      [inside[across], inside[across] + inside[acrossSize]],
    );
    const own = laid.placement[count] > 1 ? gapsOf(laid.placement)[axis] : null;
    return (['after', 'before'] as const).flatMap((side) => {
      const isAfter = side === 'after';
      const start = isAfter ? box[axis] + box[size] : box[axis];
      const limit = isAfter ? inside[axis] + inside[size] : inside[axis];
      const room = isAfter ? limit - start : start - limit;
      // A strip between two blocks is found from the first block.
      if (room < NARROWEST || (!isAfter && !isEverySide && room >= NARROW)) return [];
      const far = Math.min(room, NARROW);
      const window = {
        side,
        ...(isAfter ? { from: start, to: start + far } : { from: start - far, to: start }),
      };
      const distance = ({ box: other }: Entry) =>
        isAfter ? other[axis] - start : start - other[axis] - other[size];
      const near = nearIn(ground, axis, window, span, laid)?.sort(
        (one, other) => distance(one) - distance(other),
      );
      if (!near) return [];
      const segments: Segment[] = [];
      const add = (
        free: readonly Interval[],
        width: number,
        until: BareStrip['until'],
        other: LaidPlacement | null,
      ) => {
        if (width < NARROWEST || width >= NARROW) return;
        // A fix changes the block that was placed last, as for overlaps.
        const isOwn = !other || other.isLocked || (!laid.isLocked && laid.id > other.id);
        if (isOwn && laid.isLocked) return;
        for (const [from, to] of free) {
          if (to - from <= width) continue;
          const strip = isAfter ? start : start - width;
          const cross = axis === 'x' ? { y: from, height: to - from } : { x: from, width: to - from };
          const box: Box = { ...{ x: strip, y: strip, width, height: width }, ...cross };
          segments.push({
            ...{ axis, box, until, from: strip, width },
            ...(isOwn ? { id: laid.id, side } : { id: other.id, side: isAfter ? 'before' : 'after' }),
          });
        }
      };
      let free: readonly Interval[] = [span];
      for (const other of near) {
        const cover: Interval = [other.box[across], other.box[across] + other.box[acrossSize]];
        const width = distance(other);
        const { placement } = other.laid;
        const isMeant = [own, placement[count] > 1 ? gapsOf(placement)[axis] : null].some(
          (meant) => meant !== null && Math.abs(width - meant) < MARK,
        );
        if (!isMeant && (isAfter || isEverySide))
          add(free.map((each) => intersection(each, cover)).filter(isLongEnough), width, 'block', other.laid);
        free = free.flatMap((each) => difference(each, cover)).filter(isLongEnough);
      }
      if (room < NARROW) add(free, room, border, null);
      return segments;
    });
  });
}

/**
 * Returns the blocks that are in a window along an axis and cover a part of a span at right angles to the axis. Null if
 * a block at the start of the window covers the whole span: then there is no strip.
 */
function nearIn(
  ground: Ground,
  axis: Axis,
  { from, to, side }: Window,
  span: Interval,
  own: LaidPlacement,
): Entry[] | null {
  const { size, across, acrossSize } = along[axis];
  const found: Entry[] = [];
  const firstRow = Math.floor(span[0] / ROW);
  for (let row = firstRow; row * ROW < span[1]; row++) {
    const { entries = [], longest = 0 } = ground.rows[axis].get(row) ?? {};
    for (
      let index = firstFrom(entries, from - longest, ({ box }) => box[axis]);
      index < entries.length;
      index++
    ) {
      const entry = entries[index];
      if (!entry || entry.box[axis] >= to) break;
      ground.steps++;
      const { box } = entry;
      if (entry.laid.id === own.id) continue;
      const [start, end] = [box[across], box[across] + box[acrossSize]];
      const reach = box[axis] + box[size];
      if (reach <= from || !isLongEnough(intersection([start, end], span))) continue;
      const isNext = side === 'after' ? box[axis] < from + NARROWEST : reach > to - NARROWEST;
      if (isNext && start < span[0] + MARK && end > span[1] - MARK) return null;
      // A block in several rows of the index is counted only in the first row that is searched.
      if (row === Math.max(firstRow, Math.floor(start / ROW))) found.push(entry);
    }
  }
  return found;
}

/** Joins strips that are end to end on the same line. */
function joined(segments: readonly Segment[]): BareStrip[] {
  const strips = new Map<string, { strip: BareStrip & { ids: number[] } }[]>();
  const inOrder = [...segments].sort((one, other) => one.box.y - other.box.y || one.box.x - other.box.x);
  for (const { from, width, ...segment } of inOrder) {
    const { across, acrossSize } = along[segment.axis];
    const key = [segment.axis, from, width, segment.until, segment.side].join();
    const known = strips.get(key) ?? [];
    strips.set(key, known);
    const last = known.at(-1)?.strip;
    const end = last && last.box[across] + last.box[acrossSize];
    if (last && end !== undefined && Math.abs(end - segment.box[across]) < MARK) {
      last.box = { ...last.box, [acrossSize]: last.box[acrossSize] + segment.box[acrossSize] };
      last.ids.push(segment.id);
    } else known.push({ strip: { ...segment, ids: [segment.id] } });
  }
  return [...strips.values()].flat().map(({ strip }) => strip);
}

function isLongEnough(interval: Interval): boolean {
  return lengthOf(interval) >= MARK;
}
