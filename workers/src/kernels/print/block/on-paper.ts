import type { Foundation } from '../../foundation/foundation';
import type { SewnPatch } from '../../patches/sewn';
import type { PrintedBlock } from './templates';

/** A block that is sewn on paper. */
export interface BlockOnPaper extends Foundation {
  block: PrintedBlock;
  sewn: readonly SewnPatch[];
}

/** What sections are called that were joined, by their indices: 1, or 1–3. Letters are for cloth. */
export function partName(first: number, last: number): string {
  return first === last ? String(first + 1) : `${first + 1}–${last + 1}`;
}

/** What a patch of a section is called, by both indices: 2.1 is sewn first of section 2. */
export function patchName(section: number, patch: number): string {
  return `${section + 1}.${patch + 1}`;
}
