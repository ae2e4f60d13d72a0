import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { standardSizes } from '@quiltwright/shared/quilting/standard-size';

/** The quilt in words, for those who can't see it. */
export function quiltLabel(quilt: Quilt): string {
  const size = standardSizes.find(({ sizeNum }) => sizeNum === quilt.generatingSize);
  return `${size?.sizeName ?? 'New'} quilt, ${quilt.quiltWidth} by ${quilt.quiltLength} inches`;
}
