import type { ListedBlock } from '@quiltwright/shared/contract/block-list-item';
import { counted } from '@quiltwright/shared/counted';
import { countBlocks, type Placement } from '@quiltwright/shared/quilting/placement';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { selectedPlacements, type Arrangement } from '@quiltwright/shared/model/free-form/arrangement';
import { firstBox } from '@quiltwright/shared/model/free-form/fitting';
import {
  hasBlocks,
  laidPlacements,
  type FreeFormDesign,
} from '@quiltwright/shared/model/free-form/free-form-document';
import { boxAroundSelected } from '@quiltwright/shared/model/free-form/commands/move-commands';
import { bandFabric } from '@quiltwright/shared/model/cloth/quilt-bands';
import { bandNames, bandNamesOf } from '@quiltwright/shared/quilting/bands/bands';
import { hasSameBlocks } from '@quiltwright/shared/model/same-block';
import { describeChange } from '../../../panels/arrange/change-words';
import { describeBandStep } from '../../../panels/bands/band-step-words';
import { describeKept } from '../../../panels/colourways/colouring';
import { describeGiven } from '../../../panels/held-fabric/fabric-step-words';
import type { FindFabric } from '../../../server/fabrics/use-fabrics';
import { nameOfBlock, originOfBlock } from '../../../panels/blocks/list/block-name';
import { unsavedNumbers } from '../../../panels/blocks/list/unsaved-blocks';
import { exactInches, formatSize } from '@quiltwright/shared/ruler/lengths';
import type { NameOfBlock } from './target';

/** Returns the name of a block. For a block that isn't in the list, returns words about its origin. */
export function blockWords(blocks: readonly ListedBlock[], blockNum: number): string {
  return nameOfBlock(blocks, blockNum) ?? `Block ${originOfBlock(blockNum)}`;
}

/**
 * Returns a function that names the blocks of a quilt. The number in the name of an unsaved block is the same
 * as in the estimates and on the printed pages.
 */
export function namesIn(quilt: Quilt, blocks: readonly ListedBlock[]): NameOfBlock {
  const numberOf = unsavedNumbers(quilt);
  return (placement) => blockWords(blocks, numberOf(placement));
}

/** Returns the size of a block and the number of its copies: 12″, or 5 × 2 of 12″. */
export function sizeOf({ blockWidth, blockHeight, numOfColumns, numOfRows }: Placement): string {
  const size =
    blockWidth === blockHeight
      ? exactInches(blockWidth)
      : `${exactInches(blockWidth)} × ${exactInches(blockHeight)}`;
  return numOfColumns * numOfRows === 1 ? size : `${numOfColumns} × ${numOfRows} of ${size}`;
}

/** Returns how a block lies in words: turned 45°, mirrored. Empty for a block that lies as it was drawn. */
function orientationOf({ turn = 0, mirrored = false }: Placement): string {
  const words = [...(turn === 0 ? [] : [`turned ${turn * 45}°`]), ...(mirrored ? ['mirrored'] : [])];
  return words.map((word) => `${word}, `).join('');
}

/** Returns the position of a block in words, from the quilt's left and top edges: 6″, 54″. */
export function placeOf(placement: Placement): string {
  const { x, y } = firstBox(placement);
  return `${exactInches(x)}, ${exactInches(y)}`;
}

/** Returns a block's name and position: Ohio Star at 6″, 54″. */
export function nameAndPlaceOf(placement: Placement, nameOf: NameOfBlock): string {
  return `${nameOf(placement)} at ${placeOf(placement)}`;
}

/** Returns the name, size, number of copies and position of a placement: Ohio Star, 5 × 2 of 12″, at 6″, 54″. */
export function describePlacement(placement: Placement, nameOf: NameOfBlock): string {
  return `${nameOf(placement)}, ${sizeOf(placement)}, ${orientationOf(placement)}at ${placeOf(placement)}`;
}

/**
 * Returns the difference between two arrangements in words, for people who can't see the quilt. Null if there is
 * nothing to announce.
 */
export function describeArranging(
  before: Arrangement,
  after: Arrangement,
  nameOf: NameOfBlock,
  find: FindFabric,
): string | null {
  return describeChange(before, after, {
    ofSelected: (arrangement) => describeSelected(arrangement, nameOf),
    ofStep: ({ document: { design: was } }, { document: { design: is, past } }) =>
      describeGone(was, is, nameOf) ??
      describeBegun(was, is) ??
      (past.at(-1)?.label.key === 'band' ? describeRemovedBand(was.quilt, is.quilt) : null) ??
      describeBandStep(past.at(-1)?.label, is.quilt) ??
      describeKept(was.quilt, is.quilt) ??
      (hasSameBlocks(was.quilt, is.quilt)
        ? describeGiven(fabricsByPart(was), fabricsByPart(is), find)
        : null),
    isElsewhere: (was, is) => was.document.design.quilt.blocks === is.document.design.quilt.blocks,
    copied: 'Blocks copied',
  });
}

/** Returns ‘removed’ if a quilt has fewer borders than before, or no sashing any more; null otherwise. */
function describeRemovedBand(was: Quilt, is: Quilt): string | null {
  return bandNamesOf(is).length < bandNamesOf(was).length ? 'removed' : null;
}

/** Returns the removed placements in words; null if none was removed, or if placements were also added. */
function describeGone(was: FreeFormDesign, is: FreeFormDesign, nameOf: NameOfBlock): string | null {
  const before = laidPlacements(was);
  const left = new Set(laidPlacements(is).map(({ id }) => id));
  const [first, ...others] = before.filter(({ id }) => !left.has(id));
  if (!first || before.length - others.length - 1 !== left.size) return null;
  if (others.length === 0) return describePlacement(first.placement, nameOf);
  return counted(others.length + 1, 'placement');
}

/**
 * Returns the number of blocks that a start (a ready-made arrangement for an empty quilt) has laid, in words. Null
 * for a single block, because this block is selected and announced as the selection.
 */
function describeBegun(was: FreeFormDesign, { quilt }: FreeFormDesign): string | null {
  const blocks = countBlocks(quilt.blocks);
  return !hasBlocks(was) && blocks > 1 ? counted(blocks, 'block') : null;
}

/** Returns the fabrics of the borders, the sashing and all patches, always in this order. */
function fabricsByPart({ quilt }: FreeFormDesign): number[] {
  return [
    ...bandNames.map((band) => bandFabric(quilt, band)),
    ...quilt.blocks.flatMap(({ levels }) => levels.flat().map(({ fillFabric }) => fillFabric)),
  ];
}

function describeSelected(arrangement: Arrangement, nameOf: NameOfBlock): string {
  const [first, ...others] = selectedPlacements(arrangement);
  if (!first) return 'Nothing selected';
  if (others.length === 0) return describePlacement(first.placement, nameOf);
  const { x, y, width, height } = boxAroundSelected(arrangement);
  const place = `at ${exactInches(x)}, ${exactInches(y)}`;
  return `${counted(others.length + 1, 'placement')}, ${exactInches(width)} × ${exactInches(height)}, ${place}`;
}

/** Returns the accessible name of the quilt: its size, and the number of its blocks. */
export function quiltLabel({ quiltWidth, quiltLength }: Quilt, blocks: number): string {
  return `Free form quilt, ${formatSize(quiltWidth, quiltLength)}, with ${counted(blocks, 'block')}`;
}
