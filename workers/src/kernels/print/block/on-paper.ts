import type { Foundation } from '../../foundation/foundation';
import type { SewnPatch } from '../../patches/sewn';
import type { PrintedBlock } from './templates';

/** A block that is sewn on paper, with its patches and its sections. */
export interface BlockOnPaper extends Foundation {
  block: PrintedBlock;
  sewn: readonly SewnPatch[];
}

/** Returns the name of the sections with these indexes: 1, or 1–3. Sections have numbers; letters are for fabrics. */
export function partName(first: number, last: number): string {
  return first === last ? String(first + 1) : `${first + 1}–${last + 1}`;
}

/** Returns the name of a patch by its indexes: 2.1 is the first patch of section 2. */
export function patchName(section: number, patch: number): string {
  return `${section + 1}.${patch + 1}`;
}
