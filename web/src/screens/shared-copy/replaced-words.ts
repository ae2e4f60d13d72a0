import { counted } from '@quiltwright/shared/counted';
import type { SharedCopy } from './copy-of-shared';

/**
 * Returns a sentence about the number of a copy's fabrics that library fabrics replace, with the reason. Empty if no
 * fabric is replaced.
 */
export function replacedWords({
  similar,
  makerName,
  givesCloth,
}: Pick<SharedCopy, 'similar' | 'makerName' | 'givesCloth'>): string {
  if (similar === 0) return '';
  const subject = similar === 1 ? 'A similar library fabric replaces' : 'Similar library fabrics replace';
  return givesCloth
    ? `${subject} ${counted(similar, 'fabric')}, which could not be copied.`
    : `${subject} ${similar === 1 ? `${makerName}’s own fabric` : `${similar} of ${makerName}’s own fabrics`}.`;
}
