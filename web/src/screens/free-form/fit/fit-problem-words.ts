import { counted } from '@quiltwright/shared/counted';
import { listed } from '@quiltwright/shared/listed';
import type { Point } from '@quiltwright/shared/geometry/point';
import { gapsOf, type Placement } from '@quiltwright/shared/quilting/placement';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { bandInSentence } from '@quiltwright/shared/quilting/bands/band-words';
import { borderNames, bordersOf } from '@quiltwright/shared/quilting/bands/bands';
import { insideBorders } from '@quiltwright/shared/quilting/quilt-areas';
import { along, axes, type Axis } from '@quiltwright/shared/model/free-form/fit/axes';
import { boxOf } from '@quiltwright/shared/model/free-form/fitting';
import type { Fix } from '@quiltwright/shared/model/free-form/fit/fix';
import type { FitProblem, Overlap } from '@quiltwright/shared/model/free-form/fit/fit-problems';
import { exactInches, formatSize } from '@quiltwright/shared/ruler/lengths';
import { sumOf } from '../describing/copies-words';

/**
 * Returns words about a problem of a block's position. `what` completes a sentence that begins with the block's name.
 * `arithmetic` gives the lengths that show the problem.
 * @param describeOther returns words for another placement, by its id
 * @param fixes the possible fixes; if none of them moves a block, the words about an overlap say that there is no
 *    room
 */
export function describeFitProblem(
  fitProblem: FitProblem,
  placement: Placement,
  quilt: Quilt,
  describeOther: (id: number) => string,
  fixes: readonly Fix[],
): { what: string; arithmetic: string } {
  switch (fitProblem.kind) {
    case 'overlap':
      return {
        what: `${fitProblem.lies === 'over' ? 'overlaps' : 'is partly covered by'} ${describeOther(fitProblem.other)}`,
        arithmetic: overlapWords(fitProblem, fixes),
      };
    case 'under border':
      return { what: 'overlaps a border', arithmetic: sumsOverBorder(placement, quilt).join('. ') };
    case 'bare':
      return describeBare(fitProblem, placement);
    case 'off centre':
      return {
        what: `The blocks are not centred. They are ${sidesWords(fitProblem.way)} away from the middle`,
        arithmetic: axes
          .filter((axis) => fitProblem.way[axis] !== 0)
          .map((axis) => {
            const [before, after] = fitProblem.margins[axis].map(exactInches);
            return axis === 'x'
              ? `${before} on the left, ${after} on the right`
              : `${before} above, ${after} below`;
          })
          .join('. '),
      };
    case 'strip': {
      const { axis, strip, room } = fitProblem;
      return {
        what: `leaves an empty strip of ${exactInches(strip)}`,
        arithmetic: `${sumOf(axis, placement)} in ${exactInches(room)}: ${exactInches(strip)} left`,
      };
    }
  }
}

function describeBare(
  { axis, box, side, until, ids }: Extract<FitProblem, { kind: 'bare' }>,
  placement: Placement,
): { what: string; arithmetic: string } {
  const others = new Set(ids).size - 1;
  const [who, verb, whose, them] =
    others === 0
      ? ['', 'leaves', 'its', 'it']
      : [`and ${counted(others, 'more block')} `, 'leave', 'their', 'them'];
  const places = { x: { before: `on ${whose} left`, after: `on ${whose} right` } };
  const place = axis === 'x' ? places.x[side] : side === 'before' ? `above ${them}` : `below ${them}`;
  const { size } = along[axis];
  const width = exactInches(box[size]);
  const [own, isAfter] = [boxOf(placement), side === 'after'];
  const other = { border: 'the border', edge: 'the quilt', block: 'the next block' }[until];
  const ends = until === 'edge' ? isAfter : !isAfter;
  const from = `The block ${isAfter ? 'ends' : 'starts'} at ${exactInches(isAfter ? own[axis] + own[size] : own[axis])}`;
  const to = `${other} ${ends ? 'ends' : 'starts'} at ${exactInches(isAfter ? box[axis] + box[size] : box[axis])}`;
  return {
    what: `${who}${verb} a strip of ${width} without fabric ${place}`,
    arithmetic: `${from} and ${to}: ${width} between them`,
  };
}

/** Returns the distance of all blocks from the middle of the quilt, in words: ½″, or ½″ and 1″. */
function sidesWords({ x, y }: Point): string {
  const lengths = [...new Set([x, y].filter((way) => way !== 0).map(Math.abs))];
  return listed(lengths.map((length) => exactInches(length)));
}

/**
 * Returns words about the overlap of two blocks: its width and height. If no fix moves a block, also says that there
 * is no room beside the other block.
 */
function overlapWords({ size }: Overlap, fixes: readonly Fix[]): string {
  const both = `The two blocks overlap by ${exactInches(size.width)} × ${exactInches(size.height)}`;
  return fixes.some(({ kind }) => kind === 'move')
    ? both
    : `${both}, and there is no room beside the other block`;
}

/**
 * Returns words for the block that a fix of an overlap moves: its name. If both blocks have the same name, returns
 * ‘the block’ or ‘the other block’.
 */
export function movedInOverlap({ id, other }: Overlap, { ids }: Fix, nameOf: (id: number) => string): string {
  const [moved = id] = ids ?? [];
  if (nameOf(id) !== nameOf(other)) return nameOf(moved);
  return moved === id ? 'the block' : 'the other block';
}

/**
 * Returns the arithmetic of an overlap with the borders: a sentence for each of width and length in which the block
 * overlaps them.
 */
function sumsOverBorder(placement: Placement, quilt: Quilt): string[] {
  const [own, inside] = [boxOf(placement), insideBorders(quilt)];
  const at = (axis: Axis, place: number, border: number, verb: string, edge: string) =>
    `${axis === 'x' ? 'Across' : 'Down'}, the block ${verb} at ${exactInches(place)} and the border ${edge} at ${exactInches(border)}: they overlap by ${exactInches(Math.abs(place - border))}`;
  return axes.flatMap((axis) => {
    const { size } = along[axis];
    const more = own[size] - inside[size];
    if (more > 0) {
      const much = `${exactInches(more)} too ${axis === 'x' ? 'wide' : 'long'}`;
      return [`${sumOf(axis, placement)} in ${exactInches(inside[size])}: ${much}`];
    }
    const [end, last] = [own[axis] + own[size], inside[axis] + inside[size]];
    if (own[axis] < inside[axis]) return [at(axis, own[axis], inside[axis], 'starts', 'ends')];
    return end > last ? [at(axis, end, last, 'ends', 'starts')] : [];
  });
}

/**
 * Returns the text of the button that applies a fix.
 * @param moved words for the blocks that the fix moves
 */
export function describeFix(
  fix: Fix,
  placement: Placement,
  quilt: Quilt,
  moved = fix.all ? 'these blocks' : 'the block',
): string {
  const { kind, changes, borders } = fix;
  const way = wayOf(fix, placement);
  switch (kind) {
    case 'move':
      return `Move ${moved} ${wayWords(fix.all ?? way)}`;
    case 'centre':
      return `Centre the block, with ${exactInches(Math.abs(way.x + way.y))} at both ends`;
    case 'gaps':
      return `Make the gaps ${gapWords(changes, placement)}`;
    case 'size': {
      const { blockWidth = placement.blockWidth, blockHeight = placement.blockHeight } = changes;
      const size =
        blockWidth === blockHeight
          ? exactInches(blockWidth)
          : `${exactInches(blockWidth)} × ${exactInches(blockHeight)}`;
      const isOne = placement.numOfColumns * placement.numOfRows === 1;
      return `Make the block${isOne ? '' : 's'} ${size}`;
    }
    case 'quilt': {
      const { quiltWidth, quiltLength } = fix.quilt ?? quilt;
      const size = quiltWidth === quiltLength ? exactInches(quiltWidth) : formatSize(quiltWidth, quiltLength);
      return `Make the quilt ${size}`;
    }
    case 'borders':
      return `${fix.all ? 'Widen' : 'Narrow'} ${changedBorders(borders, quilt)}`;
    case 'sashing':
      return 'Fill the gaps with sashing';
    case 'shift':
      return `Move all blocks ${shiftWords(fix.all ?? { x: 0, y: 0 })}`;
  }
}

/** Returns the distance that a fix moves a placement, across and down, in inches. */
function wayOf({ changes }: Fix, { xLocation: x, yLocation: y }: Placement): Point {
  const { xLocation = x, yLocation = y } = changes;
  return { x: xLocation - x, y: yLocation - y };
}

function wayWords({ x, y }: Point): string {
  const across = x === 0 ? [] : [`${exactInches(Math.abs(x))} to the ${x > 0 ? 'right' : 'left'}`];
  const along = y === 0 ? [] : [`${exactInches(Math.abs(y))} ${y > 0 ? 'down' : 'up'}`];
  return listed([...across, ...along]);
}

/** Returns the new gaps of a placement, as seen. */
function gapWords(changes: Fix['changes'], placement: Placement): string {
  const gaps = gapsOf({ ...placement, ...changes });
  const [across, down] = [exactInches(gaps.x), exactInches(gaps.y)];
  if (changes.xSeparation === undefined) return down;
  if (changes.ySeparation === undefined || across === down) return across;
  return `${across} across and ${down} down`;
}

/**
 * Returns the distance and direction in which a fix moves all blocks, in words: ½″ to the left and 1″ up. Equal
 * distances are written once: ½″ to the left and up.
 */
function shiftWords(way: Point): string {
  const words = wayWords(way);
  const length = exactInches(Math.abs(way.x));
  return Math.abs(way.x) === Math.abs(way.y) ? words.replace(` and ${length}`, ' and') : words;
}

function changedBorders(widths: Fix['borders'], quilt: Quilt): string {
  const borders = bordersOf(quilt);
  const changes = borders.map(({ width }, index) => Math.abs(width - (widths?.[index] ?? width)));
  if (borders.length === 1) return `the border by ${exactInches(changes[0] ?? 0)}`;
  return listed(
    borderNames.flatMap((name, index) => {
      const by = changes[index] ?? 0;
      return by > 0 ? [`${bandInSentence(name)} by ${exactInches(by)}`] : [];
    }),
  );
}
