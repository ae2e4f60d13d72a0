import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { standardPlan, standardSizes, type BorderCount } from '@quiltwright/shared/quilting/standard-size';

export function borderCount({ borderWidth1, borderWidth2 }: Quilt): BorderCount {
  if (borderWidth1 === 0) return 0;
  return borderWidth2 === 0 ? 1 : 2;
}

/** How many blocks lie across and down; null while no size is chosen. */
export function gridOf(quilt: Quilt): { columns: number; rows: number } | null {
  if (quilt.generatingSize === 0) return null;
  return standardPlan(quilt.generatingSize, borderCount(quilt), quilt.generatingSashing === 2);
}

/** The quilt in words, for those who can't see it. */
export function quiltLabel(quilt: Quilt): string {
  const size = standardSizes.find(({ sizeNum }) => sizeNum === quilt.generatingSize);
  return `${size?.sizeName ?? 'New'} quilt, ${quilt.quiltWidth} by ${quilt.quiltLength} inches`;
}
