import { counted } from '@quiltwright/shared/counted';
import type { NumberedGroup } from './numbered';
import type { PatchKind } from './sewn';

const words: Record<PatchKind, readonly [one: string, more: string]> = {
  square: ['square', 'squares'],
  rectangle: ['rectangle', 'rectangles'],
  halfSquareTriangle: ['half-square triangle', 'half-square triangles'],
  quarterSquareTriangle: ['quarter-square triangle', 'quarter-square triangles'],
  goose: ['flying goose', 'flying geese'],
  sky: ['sky triangle', 'sky triangles'],
  base: ['piece with corners sewn on', 'pieces with corners sewn on'],
  corner: ['corner triangle', 'corner triangles'],
  diamond: ['diamond', 'diamonds'],
  quarterCircle: ['quarter circle', 'quarter circles'],
  background: ['background of a quarter circle', 'backgrounds of quarter circles'],
  wedge: ['wedge', 'wedges'],
  melon: ['melon', 'melons'],
  blade: ['blade', 'blades'],
  other: ['cut by template', 'cut by template'],
  applique: ['appliqué', 'appliqué'],
};

/** Returns the name of a kind of patch, singular or plural by `count`: “half-square triangles”. */
export function kindWords(kind: PatchKind, count: number): string {
  return words[kind][count === 1 ? 0 : 1];
}

/** Returns words for the number of patches of each kind: “21 patches: 5 squares, 16 quarter-square triangles”. */
export function countWords(groups: readonly NumberedGroup[]): string {
  const counts = new Map<PatchKind, number>();
  for (const { kind, count } of groups) counts.set(kind, (counts.get(kind) ?? 0) + count);
  const all = groups.reduce((sum, { count }) => sum + count, 0);
  if (all === 0) return 'There are no patches yet.';
  const kinds = [...counts].map(([kind, count]) => `${count} ${kindWords(kind, count)}`);
  return `${counted(all, 'patch', 'patches')}: ${kinds.join(', ')}`;
}

/** Returns the patch numbers of a group, such as 5 or 1–4. */
export function numberWords({ first, count }: NumberedGroup): string {
  return count === 1 ? `${first}` : `${first}–${first + count - 1}`;
}

/**
 * Returns words for the mirrored patches of a group: “mirrored” if all are, “3 of them mirrored” if some are. Empty if
 * none is.
 */
export function mirroredWords({ count, mirrored }: NumberedGroup): string {
  if (mirrored === 0) return '';
  return mirrored === count ? 'mirrored' : `${mirrored} of them mirrored`;
}
