import type { Inches } from '@quiltwright/shared/geometry/units';
import { standardSizes } from '@quiltwright/shared/quilting/standard-size';
import { formatSize } from './inches';

interface Sized {
  /** 0 for a free form quilt. */
  generatingSize: number;
  quiltWidth: Inches;
  quiltLength: Inches;
}

/**
 * Returns the size of a stored quilt by name and measure: Queen, 88″ × 102″. A quilt without a standard size is free
 * form.
 */
export function sizeWords({ generatingSize, quiltWidth, quiltLength }: Sized): string {
  const size = standardSizes.find(({ sizeNum }) => sizeNum === generatingSize);
  return `${size?.sizeName ?? 'Free form'}, ${formatSize(quiltWidth, quiltLength)}`;
}
