import type { Point } from '@quiltwright/shared/geometry/point';
import { BLOCK, DEFAULTS } from '@quiltwright/shared/limits';
import { countBlocks, type Placement } from '@quiltwright/shared/quilting/placement';
import { sideOfNext } from '../../editor/tools/place-block';
import { selectedPlacements, type Arrangement } from '../../model/free-form/arrangement';
import {
  freePlacements,
  laidPlacements,
  type FreeFormDesign,
  type LaidPlacement,
} from '../../model/free-form/free-form-document';
import { hasFreePlace } from '../../model/free-form/place-commands';
import { isSameLevels } from '../../panels/blocks/table-block';
import type { Part } from '../../render/hit-test';
import type { NameOfBlock } from './target';

/**
 * What the next block does where others lie: it is added where there is room, set in the place of what is selected, laid on
 * top of that, or set in the place of all blocks like that. A block that is dropped on another one replaces it, but for the
 * last two.
 */
export type Laying = 'add' | 'here' | 'top' | 'everywhere';

/** What takes a block: a place of its own, by its middle, or where there is room; or that of placements, by their ids, and so many blocks. */
export type BlockReceiver = { key: string; name: string } & (
  { kind: 'room'; at: Point | null; side: number } | { kind: 'others'; ids: readonly number[]; count: number }
);

interface Drop {
  laying: Laying;
  /** Whether Alt is held, with which a block lies on top. */
  isAlt: boolean;
}

/** What takes a block that is dropped on a part of the quilt; null where it is laid at the very place. */
export function droppedOn(
  design: FreeFormDesign,
  part: Part | null,
  { laying, isAlt }: Drop,
  nameOf: NameOfBlock,
): BlockReceiver | null {
  const under = part?.kind === 'block' ? laidPlacements(design)[part.placement] : undefined;
  if (!under || under.isLocked || isAlt || laying === 'top') return null;
  return others(laying === 'everywhere' ? allLike(design, under) : [under], nameOf);
}

/** What takes a block that is tapped in a list. */
export function tappedFor(arrangement: Arrangement, laying: Laying, nameOf: NameOfBlock): BlockReceiver {
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

/** Half as large as the block beneath, so that both are seen. */
function onTopOf({ id, placement }: LaidPlacement, nameOf: NameOfBlock): BlockReceiver {
  const { xLocation, yLocation, blockWidth, blockHeight, blockNum } = placement;
  return {
    kind: 'room',
    key: `on ${id}`,
    name: nameOf(blockNum),
    at: { x: xLocation + blockWidth / 2, y: yLocation + blockHeight / 2 },
    side: Math.min(blockWidth, blockHeight) / 2,
  };
}

function others(replaced: readonly LaidPlacement[], nameOf: NameOfBlock): BlockReceiver {
  const [first] = replaced;
  const name = nameOf(first?.placement.blockNum ?? BLOCK.none);
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

/** All placements of the same block that aren't locked. Blocks that were never saved have no number. */
function allLike(design: FreeFormDesign, { placement: { blockNum, levels } }: LaidPlacement) {
  const isAlike = (other: Placement) =>
    other.blockNum === blockNum && (blockNum !== BLOCK.none || isSameLevels(other.levels, levels));
  return freePlacements(design).filter(({ placement }) => isAlike(placement));
}
