import type { Box } from '@quiltwright/shared/geometry/outline';
import { LIMITS } from '@quiltwright/shared/limits';
import { isEmptyPlacement, type Placement } from '@quiltwright/shared/quilting/placement';
import type { Levels } from '@quiltwright/shared/quilting/shape';
import { success, type Result } from '@quiltwright/shared/result';
import { boxesOf, within } from '../estimate/ground';
import { SAME_INCHES } from '../patches/form';
import type { Rectangle } from '../scene/scene-types';

/** A block of which the same is seen in all of its copies. */
export interface LookSeen {
  levels: Levels;
  width: number;
  height: number;
  blockNum: number;
  /** What other blocks cover of it, in block units. */
  covers: readonly Box[];
  copies: number;
}

/** Side of the cells by which copies that lie over one another are found, in inches. */
const CELL = 8;
/** Copies after which it is told how far it is. */
const REPORT_EVERY = 1000;

/**
 * Each distinct block of a quilt once, as far as it is seen: copies that lie wholly under one other copy don’t count, and
 * those that are covered in part are looks of their own. Fails with `too-many-copies`.
 * @param report says how far it is, from 0 to 1
 */
export function looksSeen(blocks: readonly Placement[], report: (done: number) => void): Result<LookSeen[]> {
  const placements = blocks.filter((placement) => !isEmptyPlacement(placement));
  const boxes = boxesOf(placements);
  if (!boxes.ok) return boxes;
  const above = new Above();
  const looks = new Map<Levels, Map<string, LookSeen>>();
  let last = boxes.value.length;
  for (const placement of [...placements].reverse()) {
    const { levels, blockWidth: width, blockHeight: height, blockNum } = placement;
    const ofLevels = looks.get(levels) ?? new Map<string, LookSeen>();
    looks.set(levels, ofLevels);
    for (let copy = placement.numOfColumns * placement.numOfRows; copy > 0; copy--) {
      const box = boxes.value[--last];
      if (last % REPORT_EVERY === 0) report(1 - last / boxes.value.length);
      const over = box && above.coversOf(box);
      if (!over) continue;
      above.add(box);
      const covers = over.map((cover) => inBlock(cover, box)).sort((a, b) => a.y - b.y || a.x - b.x);
      const key = [width, height, blockNum, ...covers.flatMap(sidesOf)].join();
      const look = ofLevels.get(key);
      if (look) look.copies++;
      else ofLevels.set(key, { levels, width, height, blockNum, covers, copies: 1 });
    }
  }
  return success([...looks.values()].flatMap((ofLevels) => [...ofLevels.values()]));
}

/** What lies over the copies that are still to come. */
class Above {
  readonly #cells = new Map<number, Rectangle[]>();

  add(box: Rectangle): void {
    for (const cell of cellsOf(box)) {
      const others = this.#cells.get(cell);
      if (others) others.push(box);
      else this.#cells.set(cell, [box]);
    }
  }

  /** What of `box` is covered, each part once; null where one other covers all of it. */
  coversOf(box: Rectangle): Rectangle[] | null {
    const near = new Set<Rectangle>();
    for (const cell of cellsOf(box)) for (const other of this.#cells.get(cell) ?? []) near.add(other);
    const covers: Rectangle[] = [];
    for (const other of near) {
      const cover = within(other, box);
      if (cover.width <= SAME_INCHES || cover.length <= SAME_INCHES) continue;
      if (holds(cover, box)) return null;
      if (covers.some((wider) => holds(wider, cover))) continue;
      covers.push(cover);
    }
    return covers;
  }
}

function* cellsOf({ x, y, width, length }: Rectangle): Generator<number> {
  for (let column = Math.floor(x / CELL); column * CELL < x + width; column++)
    for (let row = Math.floor(y / CELL); row * CELL < y + length; row++) yield column * 4096 + row;
}

function holds(outer: Rectangle, inner: Rectangle): boolean {
  return (
    outer.x <= inner.x + SAME_INCHES &&
    outer.y <= inner.y + SAME_INCHES &&
    outer.x + outer.width >= inner.x + inner.width - SAME_INCHES &&
    outer.y + outer.length >= inner.y + inner.length - SAME_INCHES
  );
}

/** From the quilt's inches to units of the block, to a thousandth: alike copies are alike in spite of rounding. */
function inBlock(cover: Rectangle, { x, y, width, length }: Rectangle): Box {
  const across = (inches: number) => Math.round((inches * LIMITS.blockSpace * 1000) / width) / 1000;
  const down = (inches: number) => Math.round((inches * LIMITS.blockSpace * 1000) / length) / 1000;
  return {
    x: across(cover.x - x),
    y: down(cover.y - y),
    width: across(cover.width),
    height: down(cover.length),
  };
}

function sidesOf({ x, y, width, height }: Box): number[] {
  return [x, y, width, height];
}

/** The same for looks of which the same is sewn, whichever block they are of. */
export function lookKey({ levels, width, height, covers }: LookSeen): string {
  const shapes = levels.map((level) =>
    level.map(({ shapeType, shapeXLoc, shapeYLoc, shapeWidth, shapeHeight, fillFabric, joinNum }) =>
      [shapeType, shapeXLoc, shapeYLoc, shapeWidth, shapeHeight, fillFabric, joinNum].join(),
    ),
  );
  return JSON.stringify([width, height, covers, shapes]);
}
