import { blockFabrics, type Block } from '@quiltwright/shared/quilting/block';
import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { fabricsOf } from '@quiltwright/shared/quilting/shape';
import { useMemo } from 'react';
import type { BlockDesign } from '../../model/designed-block/block-document';
import { useFabrics, type FindFabric } from '../../panels/use-fabrics';

/** The fabrics of a block with its colourways, and of what it is tried as, and one that is at hand. */
export function useBlockFabrics(
  { block }: BlockDesign,
  tried: Block | null,
  atHand: Fabric | null,
): FindFabric {
  const numbers = useMemo(() => {
    return [...new Set([...blockFabrics(block), ...(tried ? fabricsOf(tried.levels) : [])])];
  }, [block, tried]);
  return useFabrics(numbers, atHand);
}
