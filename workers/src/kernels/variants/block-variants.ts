import type { Report } from '../report';
import type { CopyBox } from '../expand/boxes';
import type { Box } from '@quiltwright/shared/geometry/box';
import type { Placement } from '@quiltwright/shared/quilting/placement';
import { geometryOf, type Levels } from '@quiltwright/shared/quilting/shapes/shape';
import type { SewnBlocks } from '../patches/sewn-blocks';
import { areSound } from '../patches/sound';
import { isBare } from './bare';
import { coverOf, coversWhole, inBlock, isUnder, numbersOf, type Cover } from '../patches/cover';

/** A block of a quilt with its visible part. `copies` counts the copies that show exactly this part. */
export interface BlockVariant {
  levels: Levels;
  width: number;
  height: number;
  blockNum: number;
  /** The parts of the block that other blocks cover, in block units. */
  covers: readonly Cover[];
  /** The areas where the block lies over other blocks, in block units. Empty for a block without bare ground. */
  over: readonly Cover[];
  copies: number;
}

/** Side of the cells of a grid, in inches. Copies are listed by cell, so that overlaps are found fast. */
const CELL = 8;
/** Number of copies between two progress reports. */
const REPORT_EVERY = 1000;

/**
 * Returns each distinct block of a quilt once, with its visible part. Copies that lie wholly under another copy don't
 * count. Copies of a block that are covered in different places are separate entries.
 * @param boxes boxes of all copies of the placements, in stacking order
 * @param report receives the progress, from 0 to 1
 * @param areApart true if the blocks of a setting lie side by side: only blocks with bare ground lie over others
 */
export function blockVariants(
  placements: readonly Placement[],
  boxes: readonly CopyBox[],
  sewn: SewnBlocks,
  report: Report,
  areApart = false,
): BlockVariant[] {
  const leavesBare = new LeavesBare(sewn);
  const above = new Above(areApart);
  const seen: { copy: Copy; covers: Cover[] }[] = [];
  let last = boxes.length;
  for (const placement of [...placements].reverse()) {
    for (let left = placement.numOfColumns * placement.numOfRows; left > 0; left--) {
      const box = boxes[--last];
      if (last % REPORT_EVERY === 0) report(1 - last / boxes.length);
      if (!box) continue;
      const copy: Copy = { ...box, placement, over: [], isBare: () => leavesBare.of(placement) };
      const covers = above.coversOf(copy);
      if (!covers) continue;
      above.add(copy);
      seen.push({ copy, covers });
    }
  }
  const variants = new Map<Levels, Map<string, BlockVariant>>();
  for (const { copy, covers: hidden } of seen) {
    const { levels, blockWidth: width, blockHeight: height, blockNum } = copy.placement;
    const ofLevels = variants.get(levels) ?? new Map<string, BlockVariant>();
    variants.set(levels, ofLevels);
    const [covers, over] = [inBlock(hidden, copy, copy.placement), inBlock(copy.over, copy, copy.placement)];
    const key = [
      width,
      height,
      blockNum,
      ...covers.flatMap(numbersOf),
      'over',
      ...over.flatMap(numbersOf),
    ].join();
    const variant = ofLevels.get(key);
    if (variant) variant.copies++;
    else ofLevels.set(key, { levels, width, height, blockNum, covers, over, copies: 1 });
  }
  return [...variants.values()].flatMap((ofLevels) => [...ofLevels.values()]);
}

/** A copy of a block, with the box that it takes up in the quilt. */
interface Copy extends CopyBox {
  placement: Placement;
  /** The areas where the copy lies over other blocks, in inches. Empty if the block's shapes leave nothing bare. */
  over: Cover[];
  isBare: () => boolean;
}

/** Remembers for each block if its shapes leave ground bare. */
class LeavesBare {
  readonly #sewn: SewnBlocks;
  readonly #known = new Map<Levels, boolean>();

  constructor(sewn: SewnBlocks) {
    this.#sewn = sewn;
  }

  of({ levels, blockWidth: width, blockHeight: height }: Placement): boolean {
    const known =
      this.#known.get(levels) ??
      (areSound(levels) && isBare({ width, height, covers: [] }, this.#sewn.of(levels, width, height)));
    this.#known.set(levels, known);
    return known;
  }
}

/**
 * The copies that are examined so far, from the top of the quilt down. They are listed by the grid cells that they
 * touch, so that overlaps are found fast.
 */
class Above {
  readonly #cells = new Map<number, Copy[]>();
  readonly #areApart: boolean;

  constructor(areApart: boolean) {
    this.#areApart = areApart;
  }

  add(copy: Copy): void {
    if (this.#areApart && !copy.isBare()) return;
    for (const cell of cellsOf(copy)) {
      const others = this.#cells.get(cell);
      if (others) others.push(copy);
      else this.#cells.set(cell, [copy]);
    }
  }

  /**
   * Returns the parts of a copy that other copies cover, without parts that lie inside larger parts. Null if a single
   * copy covers this copy completely. A copy with bare ground covers nothing, because it is sewn onto the blocks below.
   * Instead, its `over` gets the area where it lies over this copy.
   */
  coversOf(copy: Copy): Cover[] | null {
    const near = new Set<Copy>();
    for (const cell of cellsOf(copy)) for (const other of this.#cells.get(cell) ?? []) near.add(other);
    const covers: Cover[] = [];
    const bare: { other: Copy; cover: Cover }[] = [];
    for (const other of near) {
      const cover = coverOf(other, copy);
      if (!cover) continue;
      if (other.isBare()) {
        bare.push({ other, cover });
        continue;
      }
      if (coversWhole(cover, copy)) return null;
      if (covers.some((wider) => isUnder(wider, cover))) continue;
      covers.push(cover);
    }
    for (const { other, cover } of bare) other.over.push(cover);
    return covers;
  }
}

function* cellsOf({ x, y, width, height }: Box): Generator<number> {
  for (let column = Math.floor(x / CELL); column * CELL < x + width; column++)
    for (let row = Math.floor(y / CELL); row * CELL < y + height; row++) yield column * 4096 + row;
}

/** Returns a text that is equal for variants that are sewn alike, even if their blocks have different numbers. */
export function variantKey({ levels, width, height, covers, over }: BlockVariant): string {
  const shapes = levels.map((level) =>
    level.map((shape) => [shape.fillFabric, shape.joinNum, shape.drafted, ...geometryOf(shape)].join()),
  );
  return JSON.stringify([width, height, covers, over, shapes]);
}
