import type { ListedBlock } from '@quiltwright/shared/contract/block-list-item';
import { BLOCK } from '@quiltwright/shared/limits';
import type { Block } from '@quiltwright/shared/quilting/block';
import { useMemo } from 'react';
import { inColourway } from '../../model/designed-block/colourways';
import { groupedBySpot, type Grouping } from '../../model/layers-by-spot';
import { fabricsAsCame } from '../../model/spots';
import { useOriginals } from '../../panels/blocks/use-shapes';

/**
 * How the patches of a quilter's own block come to a layer for each spot; null where layers aren't mixed. Spots are those
 * that were drawn, whatever they are coloured in by now; where these aren't known, fabrics tell.
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
