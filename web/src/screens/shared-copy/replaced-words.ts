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
  const reason = givesCloth ? 'which could not be copied' : `which ${makerName} doesn’t give away`;
  return `${subject} ${counted(similar, 'fabric')}, ${reason}.`;
}
