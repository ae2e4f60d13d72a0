import { edgesOfBox, edgesOverlap } from '../../../geometry/box.js';
import { inches } from '../../../geometry/units.js';
import { FABRIC } from '../../../limits.js';
import { withSashing } from '../../../quilting/bands/bands.js';
import {
  emptyPlacement,
  isEmptyPlacement,
  placementExtent,
  type Placement,
} from '../../../quilting/placement.js';
import { ROUNDING, type Quilt } from '../../../quilting/quilt.js';
import { insideBorders } from '../../../quilting/quilt-areas.js';
import { laidOut } from '../../../quilting/setting/laid-out.js';
import { onePatch } from '../../../quilting/setting/one-patch.js';
import { blocksIn } from '../../../quilting/setting/order.js';
import {
  pitchOfSetting,
  settingRoles,
  type Setting,
  type SettingKind,
  type SettingRole,
} from '../../../quilting/setting/setting.js';
import type { Levels } from '../../../quilting/shapes/shape.js';
import { darkestOf, lightestGroundOf } from '../../cloth/quiet-cloth.js';

/**
 * Returns a quilt with a setting of this kind. Its blocks are the different blocks of the quilt, those with the largest
 * area first. It stays about as large. Blocks that have been set before are set in another kind.
 * @param aside blocks and pieces that are beside the quilt
 */
export function withKind(quilt: Quilt, kind: SettingKind, aside: readonly Placement[] = []): Quilt {
  const { setting: before } = quilt;
  const blocks = before ? quilt.blocks : distinctBlocks(blocksInside(quilt));
  const [first = emptyPlacement] = blocks;
  const sides = before ?? first;
  const blockWidth = inches(sides.blockWidth);
  const sized = {
    kind,
    blockWidth,
    blockHeight: kind === 'onPoint' ? blockWidth : inches(sides.blockHeight),
  };
  const pitch = pitchOfSetting({
    ...{ ...sized, columns: 1, rows: 1, order: 'one' },
    sashing: before?.sashing,
  });
  const inside = insideBorders(quilt);
  const setting: Setting = {
    ...(before ?? { order: 'one' }),
    ...sized,
    columns: Math.max(1, Math.round(inside.width / pitch.width)),
    rows: Math.max(1, Math.round(inside.height / pitch.height)),
  };
  return withNeeded({ ...withSashing(quilt, null), blocks, setting }, aside);
}

/** Returns a small quilt without borders, of two columns and rows of the quilt's blocks, as an example of a kind. */
export function sampleOfKind(quilt: Quilt, kind: SettingKind): Quilt {
  const { colourways: _, ...plain } = quilt;
  const example = withKind({ ...plain, bands: [] }, kind);
  const { setting } = example;
  return setting ? laidOut({ ...example, setting: { ...setting, columns: 2, rows: 2 } }).quilt : example;
}

/**
 * Returns the quilt with a plain block for each block that its setting needs and the quilt doesn't have, and with a piece
 * for each role. They are in the background fabric of the first block, and sashing is in its darkest fabric.
 * @param aside blocks and pieces that are beside the quilt
 */
export function withNeeded(quilt: Quilt, aside: readonly Placement[] = []): Quilt {
  const { setting } = quilt;
  if (!setting) return quilt;
  const own = [...quilt.blocks.filter(({ pattern }) => !pattern), ...aside];
  const blocks = own.filter(({ role }) => role === undefined);
  const plain = (fabricOf = lightestGroundOf): Placement => ({
    ...emptyPlacement,
    levels: onePatch({ fillFabric: fabricBeside(blocks[0], fabricOf) }),
  });
  const missing = Array.from({ length: Math.max(0, blocksIn(setting) - blocks.length) }, () => plain());
  const needed: readonly SettingRole[] = setting.sashing ? settingRoles : ['triangle'];
  const pieces = needed
    .filter((role) => own.every((each) => each.role !== role))
    .map((role) => ({ ...plain(role === 'sashing' ? darkestOf : lightestGroundOf), role }));
  return { ...quilt, blocks: [...quilt.blocks, ...missing, ...pieces] };
}

function fabricBeside(block: Placement | undefined, fabricOf: (levels: Levels) => number): number {
  const fabric = block ? fabricOf(block.levels) : FABRIC.none;
  return fabric >= FABRIC.firstLibrary ? fabric : FABRIC.none;
}

/** Returns the placements that lie inside the borders, at least in part. Those on the borders are parts of them. */
function blocksInside(quilt: Quilt): Placement[] {
  const inside = edgesOfBox(insideBorders(quilt));
  const blocks = quilt.blocks.filter((placement) =>
    edgesOverlap(placementExtent(placement), inside, ROUNDING),
  );
  return blocks.length > 0 ? blocks : quilt.blocks;
}

/** Returns one placement for each different block, and for each role, the one with the largest area first. */
function distinctBlocks(placements: readonly Placement[]): Placement[] {
  const areas = new Map<string, { placement: Placement; area: number }>();
  // Many placements share the layers of few blocks.
  const texts = new Map<Levels, string>();
  for (const placement of placements) {
    if (isEmptyPlacement(placement)) continue;
    const { role, blockNum, levels, blockWidth, blockHeight, numOfColumns, numOfRows } = placement;
    const text = texts.get(levels) ?? JSON.stringify(levels);
    texts.set(levels, text);
    const key = role ?? `${blockNum} ${text}`;
    const known = areas.get(key) ?? { placement: { ...placement, pattern: false }, area: 0 };
    known.area += blockWidth * blockHeight * numOfColumns * numOfRows;
    areas.set(key, known);
  }
  return [...areas.values()].sort((one, other) => other.area - one.area).map(({ placement }) => placement);
}
