import type { Foundation } from '../../foundation/foundation';
import type { SewnPatch } from '../../patches/sewn';
import type { PrintedBlock } from './templates';

/** A block that is sewn on paper, with its patches and its sections. */
export interface BlockOnPaper extends Foundation {
  block: PrintedBlock;
  sewn: readonly SewnPatch[];
}

/**
 * Returns the name of one section, “1”, or of several that are already joined, “1–3”. Names are numbers, because
 * fabrics have letters.
 * @param first index of the first section
 * @param last index of the last section
 */
export function partName(first: number, last: number): string {
  return first === last ? String(first + 1) : `${first + 1}–${last + 1}`;
}

/**
 * Returns the name of a patch: 2.1 for the first patch of section 2.
 * @param section index of the section
 * @param patch index of the patch in the section's sewing order
 */
export function patchName(section: number, patch: number): string {
  return `${section + 1}.${patch + 1}`;
}
