import { inches } from '../../geometry/units.js';
import { DEFAULTS, FABRIC } from '../../limits.js';
import { bordersOf, sashingOf, withBorders, withSashing } from '../bands/bands.js';
import type { LayoutNum } from './standard-layout.js';
import { emptyPlacement, type Placement } from '../placement.js';
import type { Quilt } from '../quilt.js';
import { laidOut, storedSetting } from '../setting/laid-out.js';
import { bordersWidthOf, finishedSize, planOf, type StandardPlan } from './standard-size.js';

/**
 * The cells of a standard quilt's grid that one placement fills with the block of a slot (Block 1 or Block 2). The
 * first cell is at (column, row). The block repeats every `everyColumn` columns and every `everyRow` rows.
 */
interface Setting {
  slot: 0 | 1;
  column: 0 | 1;
  row: 0 | 1;
  everyColumn: 1 | 2;
  everyRow: 1 | 2;
}

/**
 * For each layout, the cells that its placements fill. The first entry of a slot is for the placement of the quilter's
 * own block. Further entries of this slot are for pattern blocks: placements that repeat the block and are never
 * stored.
 */
const settings: Record<LayoutNum, readonly Setting[]> = {
  3: [{ slot: 0, column: 0, row: 0, everyColumn: 1, everyRow: 1 }],
  4: [
    { slot: 0, column: 0, row: 0, everyColumn: 2, everyRow: 2 },
    { slot: 1, column: 1, row: 0, everyColumn: 2, everyRow: 2 },
    { slot: 0, column: 1, row: 1, everyColumn: 2, everyRow: 2 },
    { slot: 1, column: 0, row: 1, everyColumn: 2, everyRow: 2 },
  ],
  5: [
    { slot: 0, column: 0, row: 0, everyColumn: 1, everyRow: 2 },
    { slot: 1, column: 0, row: 1, everyColumn: 1, everyRow: 2 },
  ],
  6: [
    { slot: 0, column: 0, row: 0, everyColumn: 2, everyRow: 1 },
    { slot: 1, column: 1, row: 0, everyColumn: 2, everyRow: 1 },
  ],
};

/**
 * Returns a standard quilt with its computed fields: the quilt's own size, the widths of borders and sashing, and the
 * places of its blocks. They follow from the chosen size, layout, borders and sashing. A quilt without a standard size
 * (none chosen yet, or free form) is returned unchanged. A second run changes nothing more.
 * A quilt with a setting gets its size and the places of its blocks from the setting.
 * - Borders and sashing keep their fabrics. A standard quilt has at most two borders.
 * - The slots are the placements of the blocks that the quilter chooses: the first two placements that aren't pattern
 *   blocks. Pattern blocks only repeat the slots' blocks.
 * - With layout 3, the result has only the first slot. The document must keep the second block itself, to show it again
 *   with another layout.
 * - With layout 0 (no layout chosen), the blocks stay as they are.
 * @param plan a grid and border widths, if they differ from those of the quilt's size
 */
export function generate(quilt: Quilt, plan: StandardPlan | null = planOf(quilt)): Quilt {
  if (quilt.setting) return laidOut(quilt).quilt;
  if (!plan) return quilt;
  const sashing = sashingOf(quilt);
  const { width, length } = finishedSize(plan, sashing !== null);
  const borders = bordersOf(quilt);
  const banded = withBorders(
    withSashing(quilt, sashing && { ...sashing, width: inches(DEFAULTS.sashingWidth) }),
    plan.borders.map((width, index) => ({
      ...{ role: 'border', fabric: FABRIC.none, ...borders[index] },
      width: inches(width),
    })),
  );
  return {
    ...banded,
    quiltWidth: inches(width),
    quiltLength: inches(length),
    blocks:
      quilt.generatingLayout === 0
        ? quilt.blocks
        : setBlocks(quilt.blocks, quilt.generatingLayout, plan, sashing ? DEFAULTS.sashingWidth : 0),
  };
}

/**
 * Returns a standard quilt, or one with a setting, as it is stored: without pattern blocks, the placements that only repeat the block of
 * another placement. `generate` adds pattern blocks again.
 */
export function storable(quilt: Quilt): Quilt {
  if (quilt.setting) return storedSetting(quilt);
  return { ...quilt, blocks: quilt.blocks.filter((placement) => !placement.pattern) };
}

function setBlocks(
  blocks: readonly Placement[],
  layout: LayoutNum,
  plan: StandardPlan,
  gap: number,
): Placement[] {
  const slots = blocks.filter((placement) => !placement.pattern);
  const side = DEFAULTS.blockSide;
  const pitch = side + gap;
  const origin = bordersWidthOf(plan);
  return settings[layout].map(({ slot, column, row, everyColumn, everyRow }, index, all) => ({
    ...(slots[slot] ?? emptyPlacement),
    blockWidth: inches(side),
    blockHeight: inches(side),
    xLocation: inches(origin + column * pitch),
    yLocation: inches(origin + row * pitch),
    numOfColumns: Math.ceil((plan.columns - column) / everyColumn),
    numOfRows: Math.ceil((plan.rows - row) / everyRow),
    xSeparation: inches(everyColumn * pitch - side),
    ySeparation: inches(everyRow * pitch - side),
    pattern: all.findIndex((setting) => setting.slot === slot) < index,
  }));
}
