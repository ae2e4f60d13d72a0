import { isEmptyPlacement } from '@quiltwright/shared/quilting/placement';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { plainPlanOf, planOf } from '@quiltwright/shared/quilting/standard-size';
import { generate } from '@quiltwright/workers/kernels/generate/generate';

/**
 * Returns a standard quilt as a free form one that looks the same. Everything that followed from its size and layout is
 * now its own, and its grid is free. It has no name yet.
 */
export function asFreeForm(standard: Quilt): Quilt {
  return freed(generate(standard));
}

/**
 * Returns a standard quilt as a free form one with all the blocks that its size has without borders and sashing. These
 * keep their width and surround the blocks, so the quilt is larger. It has no name yet.
 */
export function keepingBlocks(standard: Quilt): Quilt {
  const [plan, plain] = [planOf(standard), plainPlanOf(standard)];
  return freed(generate(standard, plan && plain && { ...plan, columns: plain.columns, rows: plain.rows }));
}

function freed(quilt: Quilt): Quilt {
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
