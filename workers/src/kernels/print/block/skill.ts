import { isOnRuler } from '../../cutting/pieces/ruler-sizes';
import type { SewnPatch } from '../../patches/sewn';
import type { BlockSheet } from './block-sheet';
import { listed } from '@quiltwright/shared/listed';

/** The skill that a quilt needs, with the reason. The reason is empty for the lowest level. */
export interface Skill {
  level: 'Beginner' | 'Easy' | 'Intermediate' | 'Advanced';
  reason: string;
}

/** The maximum number of blocks that the reason for a skill level names. */
const MOST_NAMED = 2;

/**
 * Returns the skill that some blocks need. Advanced: curves, appliqué and set-in patches. Intermediate: templates, and
 * sizes between the lines of a ruler. Easy: triangles. Beginner: nothing but squares and rectangles.
 */
export function skillOf(sheets: readonly BlockSheet[]): Skill {
  const reasons = [
    ['Advanced', 'appliqué', ({ hasAppliques }: BlockSheet) => hasAppliques],
    ['Advanced', 'set-in seams', ({ steps }: BlockSheet) => steps.some(({ kind }) => kind === 'setIn')],
    [
      'Intermediate',
      'templates',
      ({ patches }: BlockSheet) => patches.some(({ kind }) => byTemplate.has(kind)),
    ],
    ['Intermediate', 'sizes between ruler lines', ({ patches }: BlockSheet) => patches.some(isOffRuler)],
  ] as const;
  for (const [level, what, isIn] of reasons) {
    const blocks = [...new Set(sheets.filter(isIn).map(({ block }) => block.name))];
    if (blocks.length === 0) continue;
    return {
      level,
      reason: sheets.length === 1 || blocks.length > MOST_NAMED ? what : `${what} in ${listed(blocks)}`,
    };
  }
  const hasTriangles = sheets.some(({ patches }) => patches.some(({ corners }) => corners.length === 3));
  return { level: hasTriangles ? 'Easy' : 'Beginner', reason: '' };
}

const byTemplate: ReadonlySet<SewnPatch['kind']> = new Set(['other', 'diamond']);

/** True if a side of a patch is between ruler lines. */
function isOffRuler({ kind, size }: SewnPatch): boolean {
  return !isOnRuler({ kind, finished: size });
}
