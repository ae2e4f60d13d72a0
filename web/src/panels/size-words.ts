import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { standardSizes } from '@quiltwright/shared/quilting/standard-size';
import { formatSize } from '../ui/inches';

/** The size of a stored quilt by name and measure: Queen, 88″ × 102″. One without a name is free form. */
export function sizeWords({ generatingSize, quiltWidth, quiltLength }: Quilt): string {
  const size = standardSizes.find(({ sizeNum }) => sizeNum === generatingSize);
  return `${size?.sizeName ?? 'Free form'}, ${formatSize(quiltWidth, quiltLength)}`;
}
