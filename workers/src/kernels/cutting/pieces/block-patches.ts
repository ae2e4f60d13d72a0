import { boxOfPoints } from '@quiltwright/shared/geometry/box';
import type { Point } from '@quiltwright/shared/geometry/point';
import { blockUnits } from '@quiltwright/shared/geometry/units';
import { FABRIC, LIMITS } from '@quiltwright/shared/limits';
import type { Shape } from '@quiltwright/shared/quilting/shapes/shape';
import { isSame } from '@quiltwright/shared/quilting/grain/square-triangle';
import { isByTemplate } from '../../patches/lattice/form';
import { boxWithAllowance } from '../allowance/box-with-allowance';
import { sewnOf, type PatchKind, type SewnPatch } from '../../patches/sewn';
import type { SewnBlocks } from '../../patches/sewn-blocks';
import { isBare } from '../../variants/bare';
import type { BlockVariant } from '../../variants/block-variants';
import type { OffGrid } from '../cutting-types';
import { addFacings, facingOf, type Facings } from './facings';
import { offGridOf } from './off-grid';
import { partnersOf, type Partner } from './units';

/**
 * A group of patches of a block that are cut alike. `each` is the number of these patches in one copy of the block.
 * Lengths in inches.
 */
export interface BlockPatches {
  fabric: number;
  kind: PatchKind;
  /**
   * Finished size of each patch as two lengths in inches, such as its sides, its legs or its diagonals.
   * `Form.size` explains which two lengths each geometric kind of patch has.
   */
  finished: readonly [number, number];
  /**
   * Width and height of the smallest box around a patch as it lies in the quilt, in inches. The box has horizontal and
   * vertical sides. It includes the seam allowance if the patch is cut with a template, or is a square or rectangle
   * with slanted sides.
   */
  box: readonly [number, number];
  partner: Partner;
  each: number;
  facings: Facings;
  offGrid: OffGrid | null;
}

/**
 * Returns the patches to cut for one copy of a block. Bare ground (area that no shape covers) counts as patches without
 * a fabric, unless it lies over other blocks.
 */
export function blockPatches(
  look: BlockVariant,
  seam: number,
  sewn: SewnBlocks,
  report: () => void,
): BlockPatches[] {
  const { levels, width, height, covers, over } = look;
  const { patches } = sewn.seen(look, report);
  const rows = rowsOf(patches, seam);
  const own = rows.map((row) => ({ ...row, offGrid: offGridOf(row, rows, look) }));
  if (!isBare(look, patches)) return own;
  const onGround = sewnOf([[ground], ...levels], { width, height }, [...covers, ...over], report).patches;
  const bare = rowsOf(onGround, seam).filter(({ fabric }) => fabric === GROUND);
  return [...own, ...bare.map((row) => ({ ...row, fabric: FABRIC.none }))];
}

/** A fabric number that marks a block's bare ground in this file. Shapes without a fabric have the number 0 instead. */
const GROUND = -1;
const ground: Shape = {
  ...{ shapeNum: 0, shapeType: 1, fillFabric: GROUND, strokeWidth: 0 },
  ...{ shapeXLoc: blockUnits(0), shapeYLoc: blockUnits(0) },
  ...{ shapeWidth: blockUnits(LIMITS.blockSpace), shapeHeight: blockUnits(LIMITS.blockSpace) },
};
function rowsOf(patches: readonly SewnPatch[], seam: number): BlockPatches[] {
  const rows: BlockPatches[] = [];
  for (const row of eachPatch(patches, seam)) {
    const same = rows.find((other) => isCutAlike(other, row));
    if (same) {
      same.each++;
      same.facings = addFacings(same.facings, row.facings);
    } else rows.push(row);
  }
  return rows;
}

/**
 * Returns a group for each single patch of a block, in the order of `patches`.
 * @param seam seam allowance in inches
 */
export function eachPatch(patches: readonly SewnPatch[], seam: number): BlockPatches[] {
  const partners = partnersOf(patches);
  return patches.map((patch, index) => {
    const { fabric, kind, size, corners, outline } = patch;
    const bare = sizeOf(corners);
    const isAslant = (kind === 'square' || kind === 'rectangle') && !isLevel(bare, size);
    const isCutAround = isByTemplate(kind) || isAslant;
    const { width, height } = boxWithAllowance(outline, seam);
    const box = isCutAround ? ([width, height] as const) : bare;
    const row = { fabric, kind, finished: size, box, partner: partners[index] ?? null };
    return { ...row, each: 1, facings: facingOf(patch), offGrid: null };
  });
}

/**
 * True if the sides of a square or rectangle are horizontal and vertical. The box around the patch then has the same
 * two sides.
 * @param box width and height of the smallest box around the patch, in inches
 */
export function isLevel(box: readonly [number, number], [long, short]: readonly [number, number]): boolean {
  return isSame(Math.max(...box), long) && isSame(Math.min(...box), short);
}

/**
 * True if patches of two groups are cut alike: they have the same fabric, kind, finished size and box. They must also
 * have the same `partner`, the fabric to which they are sewn.
 */
export function isCutAlike(
  one: Pick<BlockPatches, 'fabric' | 'kind' | 'finished' | 'box' | 'partner'>,
  other: Pick<BlockPatches, 'fabric' | 'kind' | 'finished' | 'box' | 'partner'>,
): boolean {
  return (
    one.fabric === other.fabric &&
    one.kind === other.kind &&
    one.partner === other.partner &&
    isSame(one.finished[0], other.finished[0]) &&
    isSame(one.finished[1], other.finished[1]) &&
    isSame(one.box[0], other.box[0]) &&
    isSame(one.box[1], other.box[1])
  );
}

function sizeOf(corners: readonly Point[]): [number, number] {
  const { width, height } = boxOfPoints(corners);
  return [width, height];
}
