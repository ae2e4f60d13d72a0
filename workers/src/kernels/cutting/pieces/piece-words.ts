import { counted } from '@quiltwright/shared/counted';
import { formatInches } from '@quiltwright/shared/ruler/lengths';
import type { CutPiece } from '../cutting-types';

/** Describes a number of rectangles of one size: “15 squares 7¼″”, “60 of 4½″ × 2½″”. */
export function cutWords({ width, height, count }: Pick<CutPiece, 'width' | 'height' | 'count'>): string {
  return width === height
    ? `${counted(count, 'square')} ${formatInches(width)}`
    : `${count.toLocaleString('en')} of ${formatInches(width)} × ${formatInches(height)}`;
}
