import { blockFabrics, type Block } from '@quiltwright/shared/quilting/block';
import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { fabricsOf } from '@quiltwright/shared/quilting/shapes/shape';
import { useMemo } from 'react';
import type { BlockDesign } from '@quiltwright/shared/model/designed-block/block-document';
import { useFabrics, type FindFabric } from '../../server/fabrics/use-fabrics';

/**
 * Returns a function that finds a fabric by its number. The function knows the fabrics of the block, of the block's
 * colourways and of a previewed block. It also knows the fabric that the quilter holds or drags.
 * @param tried the previewed block; null for none
 * @param heldFabric the fabric that the quilter holds or drags; null for none
 */
export function useBlockFabrics(
  { block }: BlockDesign,
  tried: Block | null,
  heldFabric: Fabric | null,
): FindFabric {
  const numbers = useMemo(() => {
    return [...new Set([...blockFabrics(block), ...(tried ? fabricsOf(tried.levels) : [])])];
  }, [block, tried]);
  return useFabrics(numbers, heldFabric);
}
