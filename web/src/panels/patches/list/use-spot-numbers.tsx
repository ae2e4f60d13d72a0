import type { Block } from '@quiltwright/shared/quilting/block';
import { useMemo } from 'react';
import type { Overlay } from '../../../editor/stage/QuiltLayers';
import { useKernel } from '../../estimate/plan/use-kernel';
import { useChunk } from '../../workspace/use-chunk';

const loadOverlay = () => import('../../../editor/overlay/SpotNumbers');

/**
 * Returns the content to draw over a block on the canvas: `other`, and the number of the fabric spot on each patch of
 * one layer. A spot is a group of patches that get the same fabric. Returns `other` alone if no patch gets a number.
 * @param layer the index of the layer, 0 for the bottom one; null for no numbers
 * @param spotOf returns the number of the spot that a fabric fills; null for no number
 */
export function useSpotNumbers(
  { blockWidth, blockHeight, levels }: Pick<Block, 'blockWidth' | 'blockHeight' | 'levels'>,
  layer: number | null,
  spotOf: (fabric: number) => number | null,
  other?: Overlay,
): Overlay | undefined {
  const chunk = useChunk('SpotNumbers', loadOverlay);
  const isAsked =
    layer !== null && (levels[layer]?.some(({ fillFabric }) => spotOf(fillFabric) !== null) ?? false);
  const asked = useMemo(
    () => (isAsked ? { blockWidth, blockHeight, levels } : null),
    [isAsked, blockWidth, blockHeight, levels],
  );
  const { output, isCurrent } = useKernel('patches', asked);
  return useMemo(() => {
    if (!chunk || !output || !isAsked || !isCurrent) return other;
    const { SpotNumbers } = chunk;
    const numbers = output.patches.flatMap(({ layer: of, fabric, at, room }) => {
      const spot = of === layer ? spotOf(fabric) : null;
      return spot === null ? [] : [{ spot, at, room }];
    });
    return (canvas) => (
      <>
        {other?.(canvas)}
        <SpotNumbers control={canvas.control} numbers={numbers} />
      </>
    );
  }, [chunk, output, isAsked, isCurrent, layer, spotOf, other]);
}
