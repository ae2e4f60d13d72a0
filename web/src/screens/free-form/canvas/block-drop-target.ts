import type { Point } from '@quiltwright/shared/geometry/point';
import { BLOCK, DEFAULTS } from '@quiltwright/shared/limits';
import { countBlocks, emptyPlacement, type Placement } from '@quiltwright/shared/quilting/placement';
import { sideOfNext } from '../../../editor/tools/arranging/place-block';
import { selectedPlacements, type Arrangement } from '@quiltwright/shared/model/free-form/arrangement';
import {
  freePlacements,
  hasBlocks,
  laidPlacements,
  ownerIn,
  setBlocks,
  type FreeFormDesign,
  type LaidPlacement,
} from '@quiltwright/shared/model/free-form/free-form-document';
import { hasFreePlace } from '@quiltwright/shared/model/free-form/commands/place-commands';
import { areSameSelected, type Selection } from '@quiltwright/shared/model/selection';
import { isSameLevels } from '../../../panels/blocks/list/open-block';
import type { DeviceInUse } from '../../../panels/workspace/canvas/device-in-use';
import type { Part } from '../../../render/scene/part';
import type { NameOfBlock } from '../describing/target';

/**
 * The effect of adding a block. A block tapped in a list goes to a free place (`add`), or replaces the selected
 * blocks (`here`). With `top`, it goes on top of the selection. With `everywhere`, it replaces all blocks equal to
 * the selected block. A dropped block normally replaces the block under the pointer. With `top`, it goes on top of
 * that block; with `everywhere`, it replaces all blocks equal to that block.
 */
export type Laying = 'add' | 'here' | 'top' | 'everywhere';

/**
 * The place on a quilt for a block. Kind `room` is a new place. `at` is the middle of this place, or null for any free
 * place, and `side` the block's side, both in inches. Kind `others` replaces placements: `ids` are their ids, and
 * `count` is the number of their blocks.
 */
export type BlockDropTarget = { key: string; name: string } & (
  { kind: 'room'; at: Point | null; side: number } | { kind: 'others'; ids: readonly number[]; count: number }
);

/**
 * Returns the default effect of adding a block, which holds until the quilter chooses an effect. By default, the block
 * goes to a free place. By keyboard, it replaces the selected blocks instead. A block that was just added isn't
 * replaced, so several blocks can be added one by one.
 * @param added the block that was added last, if it is still selected; otherwise null
 */
export function usualLaying(device: DeviceInUse, selection: Selection, added: Selection | null): Laying {
  if (device !== 'keyboard' || selection.size === 0) return 'add';
  return added && areSameSelected(added, selection) ? 'add' : 'here';
}

/** Returns the effects of adding a block that the selection allows. */
export function layingsFor(arrangement: Arrangement): ReadonlySet<Laying> {
  const { length } = selectedPlacements(arrangement);
  return new Set<Laying>([
    'add',
    ...(length > 0 ? (['here'] as const) : []),
    ...(hasBlocks(arrangement.document.design) ? (['top'] as const) : []),
    ...(length === 1 ? (['everywhere'] as const) : []),
  ]);
}

interface Drop {
  laying: Laying;
  /** True while Alt is held. The block then goes on top of other blocks. */
  isAlt: boolean;
}

/**
 * Returns the placements that a dropped block replaces, as one target. If the block replaces no placement, returns
 * null, and the block goes to the position of the drop.
 */
export function droppedOn(
  design: FreeFormDesign,
  part: Part | null,
  { laying, isAlt }: Drop,
  nameOf: NameOfBlock,
): BlockDropTarget | null {
  const under = part?.kind === 'block' ? laidPlacements(design)[part.placement] : undefined;
  if (under && design.quilt.setting) return ofSetting(design, ownerIn(design, under.id), nameOf);
  if (!under || under.isLocked || isAlt || laying === 'top') return null;
  return others(laying === 'everywhere' ? allLike(design, under) : [under], nameOf);
}

/**
 * Returns the place that a block gets when the quilter taps the block in a list.
 * @param slot the index of the block that it replaces on a quilt with a setting
 */
export function tappedFor(
  arrangement: Arrangement,
  laying: Laying,
  nameOf: NameOfBlock,
  slot = 0,
): BlockDropTarget {
  const { design } = arrangement.document;
  const blocks = setBlocks(design).filter(({ placement }) => !placement.role);
  const inSetting = ofSetting(design, blocks[slot] ?? blocks[0], nameOf);
  if (inSetting) return inSetting;
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

/** Returns a place on top of a block, with half the block's side, which leaves both blocks visible. */
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

/** Returns all places of a block of a setting; null for other pieces, and for a quilt without a setting. */
function ofSetting(
  design: FreeFormDesign,
  own: LaidPlacement | undefined,
  nameOf: NameOfBlock,
): BlockDropTarget | null {
  if (!own || own.placement.role || !design.quilt.setting) return null;
  const all = laidPlacements(design).filter(({ id }) => ownerIn(design, id)?.id === own.id);
  return others(all, nameOf);
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
 * Returns all unlocked placements whose block is equal to the block of the given placement. Blocks that were never
 * saved have no number, so their shapes are compared.
 */
function allLike(design: FreeFormDesign, { placement: { blockNum, levels } }: LaidPlacement) {
  const isAlike = (other: Placement) =>
    other.blockNum === blockNum && (blockNum !== BLOCK.none || isSameLevels(other.levels, levels));
  return freePlacements(design).filter(({ placement }) => isAlike(placement));
}
