import { isOnRuler } from '../../cutting/pieces/ruler-sizes';
import { isStraight } from '@quiltwright/shared/geometry/outline';
import { isByTemplate } from '../../patches/lattice/form';
import type { SewnPatch } from '../../patches/sewn';
import type { BlockSheet } from './block-sheet';
import { skillTexts } from '../texts/cover-texts';

/**
 * The skill level that a quilt needs, with the reason in words. The reason is empty for the levels beginner and easy.
 */
export interface Skill {
  level: 'beginner' | 'easy' | 'intermediate' | 'advanced';
  reason: string;
}

/** The maximum number of blocks that a reason names. */
const MOST_NAMED = 2;

/**
 * Returns the skill level that some blocks need. Advanced: curves, appliqué or set-in patches. Intermediate: templates,
 * or sizes between the lines of a ruler. Easy: triangles. Beginner: nothing but squares and rectangles.
 */
export function skillOf(sheets: readonly BlockSheet[]): Skill {
  const reasons = [
    ['advanced', skillTexts.curves, ({ patches }: BlockSheet) => patches.some(isPiecedCurve)],
    ['advanced', skillTexts.applique, ({ hasAppliques }: BlockSheet) => hasAppliques],
    ['advanced', skillTexts.setIn, ({ steps }: BlockSheet) => steps.some(({ kind }) => kind === 'setIn')],
    [
      'intermediate',
      skillTexts.templates,
      ({ patches }: BlockSheet) => patches.some(({ kind }) => isByTemplate(kind)),
    ],
    ['intermediate', skillTexts.offRuler, ({ patches }: BlockSheet) => patches.some(isOffRuler)],
  ] as const;
  for (const [level, what, isIn] of reasons) {
    const blocks = [...new Set(sheets.filter(isIn).map(({ block }) => block.name))];
    if (blocks.length === 0) continue;
    return {
      level,
      reason: sheets.length === 1 || blocks.length > MOST_NAMED ? what : skillTexts.inBlocks(what, blocks),
    };
  }
  const hasTriangles = sheets.some(({ patches }) => patches.some(({ corners }) => corners.length === 3));
  return { level: hasTriangles ? 'easy' : 'beginner', reason: '' };
}

function isPiecedCurve({ kind, outline }: SewnPatch): boolean {
  return kind !== 'applique' && !isStraight(outline);
}

/** True if a side of a patch is between ruler lines. */
function isOffRuler({ kind, size }: SewnPatch): boolean {
  return !isOnRuler({ kind, finished: size });
}
