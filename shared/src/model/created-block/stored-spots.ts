import type { Block } from '../../quilting/block.js';
import { createdForm } from '../../quilting/created-block.js';
import { inSpots } from '../../quilting/spots.js';

/**
 * Returns a drawn block in the form in which the server stores it. Its shapes are in placeholders, and `spotFabrics`
 * lists the real fabrics of its fabric spots.
 */
export function asStored(block: Block): Block {
  const { spotFabrics: _, ...form } = createdForm(block);
  const { levels, spotFabrics } = inSpots(
    block.spotFabrics ? { ...form, spotFabrics: block.spotFabrics } : form,
  );
  return { ...form, levels, ...(spotFabrics && { spotFabrics }) };
}
