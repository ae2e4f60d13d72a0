import type { Block } from '../../quilting/block.js';
import { createdForm } from '../../quilting/created-block.js';
import { inSpots } from '../../quilting/spots.js';

/**
 * Returns a drawn block as the server stores it: with placeholders as fabrics, and with the real fabrics of its
 * fabric spots in addition.
 */
export function asStored(block: Block): Block {
  const { spotFabrics: _, ...form } = createdForm(block);
  const { levels, spotFabrics } = inSpots(
    block.spotFabrics ? { ...form, spotFabrics: block.spotFabrics } : form,
  );
  return { ...form, levels, ...(spotFabrics && { spotFabrics }) };
}
