import type { Checks } from '@quiltwright/workers/kernels/checks/check-types';
import { notOnPaperWords } from '../../../browser/kernels/fault-words';

/** What to do with a block that can't be sewn on paper. */
const instead = {
  curved: 'Print its templates instead.',
  'set-in': 'Show the patches to split them for straight seams, or print its templates.',
  'too-many-patches': 'Print its templates, or draw it as several blocks.',
  'not-whole': 'Fill every place, or make the inner patch appliqué.',
} as const;

/** Returns in how many sections a foundation sews a block, or why it can’t and what to do; null for one patch. */
export function onPaperWords(onPaper: Checks['onPaper']): string | null {
  if (onPaper === null) return null;
  if (typeof onPaper === 'number')
    return `On a foundation: ${onPaper === 1 ? 'one section' : `${onPaper} sections`}.`;
  if (onPaper.code === 'nothing-to-sew') return null;
  return `${notOnPaperWords({ block: 'Not on a foundation', reason: onPaper })}. ${instead[onPaper.code]}`;
}
