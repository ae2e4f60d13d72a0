import { blockFabrics, type Block } from '@quiltwright/shared/quilting/block';
import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { fabricsOf } from '@quiltwright/shared/quilting/shape';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { BlockDesign, BlockDocument } from '../../model/designed-block/block-document';
import { useMade } from '../../server/use-tab';
import { createDesignedBlockSession } from '../../persistence/designed-block-session';
import { useFabrics, type FindFabric } from '../../panels/use-fabrics';

export function useBlockDocument(): BlockDocument {
  return useStore(useMade(createDesignedBlockSession).store);
}

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
