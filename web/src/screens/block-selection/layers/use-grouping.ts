import type { ListedBlock } from '@quiltwright/shared/contract/block-list-item';
import { BLOCK } from '@quiltwright/shared/limits';
import type { Block } from '@quiltwright/shared/quilting/block';
import { useMemo } from 'react';
import { inColourway } from '@quiltwright/shared/model/designed-block/colourways';
import type { Grouping } from '@quiltwright/shared/model/designed-block/grouping';
import { groupedBySpot } from '@quiltwright/shared/model/layers-by-spot';
import { fabricsAsCame } from '@quiltwright/shared/model/spots';
import { useOriginals } from '../../../panels/blocks/pictures/use-shapes';

/**
 * Returns the grouping that puts each fabric spot of a quilter's own block into a separate layer. Here a fabric spot is
 * the set of patches that had one fabric in the original drawing, even if they have different fabrics now. If the
 * drawing is unknown, the patches that have one fabric now are a fabric spot. Null for a block that isn't a quilter's
 * own, or if no layer has several spots.
 */
export function useGrouping(
  { usedBlockNum, levels }: Block,
  blocks: readonly ListedBlock[],
): Grouping | null {
  const isOwn = usedBlockNum === BLOCK.none || usedBlockNum >= BLOCK.firstOwn;
  const original = useOriginals(
    blocks,
    useMemo(() => (isOwn ? [usedBlockNum] : []), [isOwn, usedBlockNum]),
  )(usedBlockNum);
  return useMemo(() => {
    const came = fabricsAsCame(levels, original) ?? [];
    return isOwn ? groupedBySpot({ levels: inColourway(levels, came) }) : null;
  }, [isOwn, levels, original]);
}
