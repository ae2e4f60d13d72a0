import type { Point } from '@quiltwright/shared/geometry/point';
import { BLOCK, DEFAULTS } from '@quiltwright/shared/limits';
import { countBlocks, emptyPlacement, type Placement } from '@quiltwright/shared/quilting/placement';
import { sideOfNext } from '../../../editor/tools/arranging/place-block';
import { selectedPlacements, type Arrangement } from '@quiltwright/shared/model/free-form/arrangement';
import {
  freePlacements,
  laidPlacements,
  type FreeFormDesign,
  type LaidPlacement,
} from '@quiltwright/shared/model/free-form/free-form-document';
import { hasFreePlace } from '@quiltwright/shared/model/free-form/commands/place-commands';
import { areSameSelected, type Selection } from '@quiltwright/shared/model/selection';
import { isSameLevels } from '../../../panels/blocks/list/open-block';
import type { DeviceInUse } from '../../../panels/workspace/canvas/device-in-use';
import type { Part } from '../../../render/scene/hit-test';
import type { NameOfBlock } from '../describing/target';

/**
 * The way to add the next block to a quilt. A block tapped in a list goes where there is room (`add`), replaces
 * the selection (`here`), or goes on top of it (`top`). With `everywhere`, it replaces all blocks like the
 * selected one. A block that is dropped on another block replaces that block. With `everywhere`, it replaces
 * all blocks like that one; with `top`, it lies on top of it.
 */
export type Laying = 'add' | 'here' | 'top' | 'everywhere';

/**
 * The place on the quilt to which a block goes. `room` is a new place: `at` is its middle and `side` its side,
 * in inches. If `at` is null, the block goes to any free place. `others` stands for placements that the block
 * replaces: `ids` are their ids, and `count` is the number of blocks in them.
 */
export type BlockDropTarget = { key: string; name: string } & (
  { kind: 'room'; at: Point | null; side: number } | { kind: 'others'; ids: readonly number[]; count: number }
);

/**
 * Returns the way to add the next block while the quilter hasn't chosen one. Enter replaces the selected blocks, like a
 * drop on them. It adds a block if the selection is the block that was added last, so that several can be added one by
 * one.
 * @param added the block that was added last, if it has stayed selected; otherwise null
 */
export function usualLaying(device: DeviceInUse, selection: Selection, added: Selection | null): Laying {
  if (device !== 'keyboard' || selection.size === 0) return 'add';
  return added && areSameSelected(added, selection) ? 'add' : 'here';
}

interface Drop {
  laying: Laying;
  /** True while Alt is held, which puts the block on top of others. */
  isAlt: boolean;
}

/** Returns the placements that a dropped block replaces; null if the block goes exactly where it was dropped. */
export function droppedOn(
  design: FreeFormDesign,
  part: Part | null,
  { laying, isAlt }: Drop,
  nameOf: NameOfBlock,
): BlockDropTarget | null {
  const under = part?.kind === 'block' ? laidPlacements(design)[part.placement] : undefined;
  if (!under || under.isLocked || isAlt || laying === 'top') return null;
  return others(laying === 'everywhere' ? allLike(design, under) : [under], nameOf);
}

/** Returns the target on the quilt for a block that the quilter taps in a list of blocks. */
export function tappedFor(arrangement: Arrangement, laying: Laying, nameOf: NameOfBlock): BlockDropTarget {
  const { design } = arrangement.document;
  const selected = selectedPlacements(arrangement);
  const [first] = selected;
  if (first && laying === 'top') return onTopOf(selected.at(-1) ?? first, nameOf);
  if (first && laying !== 'add') return others(laying === 'here' ? selected : allLike(design, first), nameOf);
  const side = sideOfNext(arrangement);
  const hasRoom = hasFreePlace(design, side);
  return {
    kind: 'room',
    key: 'room',
    name: 'the quilt',
    at: null,
    side: hasRoom ? side : DEFAULTS.blockSide,
  };
}

/**
 * Returns, as a target, a place on top of another block. The place is half as large as that block, so that both
 * blocks stay visible.
 */
function onTopOf({ id, placement }: LaidPlacement, nameOf: NameOfBlock): BlockDropTarget {
  const { xLocation, yLocation, blockWidth, blockHeight } = placement;
  return {
    kind: 'room',
    key: `on ${id}`,
    name: nameOf(placement),
    at: { x: xLocation + blockWidth / 2, y: yLocation + blockHeight / 2 },
    side: Math.min(blockWidth, blockHeight) / 2,
  };
}

function others(replaced: readonly LaidPlacement[], nameOf: NameOfBlock): BlockDropTarget {
  const [first] = replaced;
  const name = nameOf(first?.placement ?? emptyPlacement);
  const count = countBlocks(replaced.map(({ placement }) => placement));
  const ids = replaced.map(({ id }) => id);
  return {
    kind: 'others',
    key: `others ${ids.join(' ')}`,
    name: count === 1 ? name : `${count.toLocaleString('en')} ${name} blocks`,
    ids,
    count,
  };
}

/**
 * Returns all unlocked placements that contain the same block as the given placement. Blocks that were never
 * saved have no number, so their shapes are compared.
 */
function allLike(design: FreeFormDesign, { placement: { blockNum, levels } }: LaidPlacement) {
  const isAlike = (other: Placement) =>
    other.blockNum === blockNum && (blockNum !== BLOCK.none || isSameLevels(other.levels, levels));
  return freePlacements(design).filter(({ placement }) => isAlike(placement));
}
