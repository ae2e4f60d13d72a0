import { titleOf } from '../../../contract/block-list-item.js';
import type { Point } from '../../../geometry/point.js';
import { inches } from '../../../geometry/units.js';
import { DEFAULTS } from '../../../limits.js';
import { emptyPlacement, type Placement } from '../../../quilting/placement.js';
import type { Quilt } from '../../../quilting/quilt.js';
import { dressedBeside, type PlaceableBlock } from '../../cloth/block-fabrics.js';
import { editDocument } from '../edit.js';
import { fitted, onMark, refitted } from '../fitting.js';
import {
  blocksLeft,
  laidPlacements,
  ownerIn,
  roomLeft,
  withMore,
  type FreeFormDesign,
  type LaidPlacement,
} from '../free-form-document.js';
import { freePlace } from './free-place.js';

export interface Placing {
  block: PlaceableBlock;
  /**
   * The point for the block's middle, in inches from the quilt's corner. Null to use the first free place. If there is
   * no free place, the block goes near the quilt's middle.
   */
  at: Point | null;
  /** The side of the placed block, which is square, in inches; 12 by default. */
  side?: number;
}

/** Places a block on top of all others. The block's fabrics are adapted to the fabrics of the other blocks. */
const place = editDocument<Placing>({
  label: ({ block }) => ({ key: 'block', title: titleOf(block) }),
  allowed: ({ document: { design } }) =>
    !design.quilt.setting && roomLeft(design) > 0 && blocksLeft(design) > 0,
  change: ({ document: { design } }, { block, at, side = DEFAULTS.blockSide }, newIds) => {
    const { quilt } = design;
    const { blockWidth, blockHeight } = sized(side, quilt);
    const free = at ? null : freePlace(design, { width: blockWidth, height: blockHeight });
    const corner = at
      ? { x: at.x - blockWidth / 2, y: at.y - blockHeight / 2 }
      : (free ?? middlePlace(design, blockWidth, blockHeight));
    const placement: Placement = {
      ...emptyPlacement,
      ...blockOf(block, quilt.blocks),
      blockWidth,
      blockHeight,
      xLocation: inches(corner.x),
      yLocation: inches(corner.y),
      ...(free?.turn !== undefined && { turn: free.turn }),
    };
    const { ids, ...more } = withMore(design, [fitted(placement, quilt)], newIds);
    return { ...more, selection: new Set(ids) };
  },
});

export interface BlockSwap {
  /** The ids of the placements whose blocks are replaced. */
  ids: readonly number[];
  block: PlaceableBlock;
}

/**
 * Replaces the blocks of placements by another block. Its fabrics are adapted to the fabrics of the other blocks. The
 * places, sizes and copies stay.
 */
const replaceBlocks = editDocument<BlockSwap>({
  label: ({ ids, block }) => ({ key: 'blocksReplaced', title: titleOf(block), count: ids.length }),
  allowed: ({ document: { design } }, { ids }) => laidOf(design, ids).length > 0,
  change: ({ document: { design } }, { ids, block }) => {
    const replaced = laidOf(design, ids);
    const others = laidPlacements(design).filter((laid) => !replaced.includes(laid));
    const other = blockOf(
      block,
      others.map(({ placement }) => placement),
    );
    return { design: refitted(design, replaced, (placement) => ({ ...placement, ...other })) };
  },
});

export const placeCommands = { place, replaceBlocks } as const;

/** Returns the placements with these ids. On a quilt with a setting, those of the blocks that they repeat. */
function laidOf(design: FreeFormDesign, ids: readonly number[]): LaidPlacement[] {
  const which = new Set(ids);
  if (design.quilt.setting) {
    const owners = ids.map((id) => ownerIn(design, id));
    return [
      ...new Map(owners.flatMap((laid) => (laid && !laid.placement.role ? [[laid.id, laid]] : []))).values(),
    ];
  }
  return laidPlacements(design).filter(({ id }) => which.has(id));
}

/**
 * Returns those fields of a placement that describe its block. The block's fabrics are adapted to the fabrics of the
 * placements in `others`.
 */
export function blockOf(
  block: PlaceableBlock,
  others: readonly Placement[],
): Pick<Placement, 'blockNum' | 'levels'> {
  return {
    blockNum: block.designedBlockNum,
    levels: dressedBeside(
      block,
      others.map(({ levels }) => levels),
    ),
  };
}

/** True if the quilt has a free place for a square block with this side, in inches. */
export function hasFreePlace(design: FreeFormDesign, side: number = DEFAULTS.blockSide): boolean {
  const { blockWidth, blockHeight } = sized(side, design.quilt);
  return freePlace(design, { width: blockWidth, height: blockHeight }) !== null;
}

function sized(side: number, quilt: Quilt) {
  return fitted({ ...emptyPlacement, blockWidth: inches(side), blockHeight: inches(side) }, quilt);
}

/**
 * Returns a point for a block's top left corner, in inches: the point that puts the block in the middle of the quilt.
 * If another block already has its corner at this point, returns the next free point an inch right and down.
 */
function middlePlace(design: FreeFormDesign, width: number, height: number): Point {
  const keyOf = (x: number, y: number) => `${x} ${y}`;
  const taken = new Set(
    laidPlacements(design).map(({ placement }) => keyOf(placement.xLocation, placement.yLocation)),
  );
  const { quiltWidth, quiltLength } = design.quilt;
  let x: number = onMark((quiltWidth - width) / 2);
  let y: number = onMark((quiltLength - height) / 2);
  for (; taken.has(keyOf(x, y)); x++) y++;
  return { x, y };
}
