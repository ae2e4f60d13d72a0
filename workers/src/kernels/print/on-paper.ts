import type { Foundation } from '../foundation/foundation';
import type { SewnPatch } from '../patches/sewn';
import { letterOf, type PrintedBlock } from './templates';

/** A block that is sewn on paper. */
export interface BlockOnPaper extends Foundation {
  block: PrintedBlock;
  sewn: readonly SewnPatch[];
}

/** What sections are called that were joined, by their indices: A, or A–C. */
export function partName(first: number, last: number): string {
  return first === last ? letterOf(first) : `${letterOf(first)}–${letterOf(last)}`;
}
