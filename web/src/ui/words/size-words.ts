import type { Inches } from '@quiltwright/shared/geometry/units';
import { standardSizes } from '@quiltwright/shared/quilting/standard/standard-size';
import { formatSize } from '@quiltwright/shared/ruler/lengths';

interface Sized {
  /** The number of the quilt's standard size; 0 for a free form quilt. */
  generatingSize: number;
  quiltWidth: Inches;
  quiltLength: Inches;
}

/**
 * Returns the size of a stored quilt in words, for example ‘Queen, 88″ × 102″’. A quilt without a standard size is
 * called free form.
 */
export function sizeWords({ generatingSize, quiltWidth, quiltLength }: Sized): string {
  const size = standardSizes.find(({ sizeNum }) => sizeNum === generatingSize);
  return `${size?.sizeName ?? 'Free form'}, ${formatSize(quiltWidth, quiltLength)}`;
}
