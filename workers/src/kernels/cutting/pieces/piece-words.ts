import { formatInches } from '@quiltwright/shared/ruler/lengths';
import type { CutPiece } from '../cutting-types';

/** Describes a number of rectangles of one size: “15 squares 7¼″”, “60 of 4½″ × 2½″”. */
export function cutWords({ width, height, count }: Pick<CutPiece, 'width' | 'height' | 'count'>): string {
  const many = count.toLocaleString('en');
  return width === height
    ? `${many} ${count === 1 ? 'square' : 'squares'} ${formatInches(width)}`
    : `${many} of ${formatInches(width)} × ${formatInches(height)}`;
}
