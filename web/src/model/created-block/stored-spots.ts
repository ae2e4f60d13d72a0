import type { Block } from '@quiltwright/shared/quilting/block';
import { createdForm } from '@quiltwright/shared/quilting/created-block';
import { inSpots } from '@quiltwright/shared/quilting/spots';

/**
 * Returns a drawn block as the server stores it: with placeholders as fabrics, and with the real fabrics of its spots
 * in addition.
 */
export function asStored(block: Block): Block {
  const { spotFabrics: _, ...form } = createdForm(block);
  const { levels, spotFabrics } = inSpots(
    block.spotFabrics ? { ...form, spotFabrics: block.spotFabrics } : form,
  );
  return { ...form, levels, ...(spotFabrics && { spotFabrics }) };
}
