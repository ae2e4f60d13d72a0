import { isEmptyPlacement } from '@quiltwright/shared/quilting/placement';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { generate } from '@quiltwright/workers/kernels/generate/generate';

/**
 * A standard quilt as a free form one that looks the same: all that followed from its size and layout is its own now, and
 * its grid is free. It has no name yet.
 */
export function asFreeForm(standard: Quilt): Quilt {
  const quilt = generate(standard);
  return {
    ...quilt,
    quiltNum: 0,
    quiltName: '',
    generatingSize: 0,
    generatingLayout: 0,
    blocks: quilt.blocks
      .filter((placement) => !isEmptyPlacement(placement))
      .map((placement) => ({ ...placement, pattern: false })),
  };
}
