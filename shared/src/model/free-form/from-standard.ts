import { isEmptyPlacement } from '../../quilting/placement.js';
import type { Quilt } from '../../quilting/quilt.js';
import { plainPlanOf, planOf } from '../../quilting/standard/standard-size.js';
import { generate } from '../../quilting/standard/generate.js';

/**
 * Converts a standard quilt to a free form quilt that looks the same. The standard size and layout determined the size
 * of the quilt and the places of its blocks. In the new quilt, a quilter can change this size and these places. The new
 * quilt has no name yet.
 */
export function asFreeForm(standard: Quilt): Quilt {
  return freed(generate(standard));
}

/**
 * Converts a standard quilt to a larger free form quilt. The new quilt has as many blocks as the standard size has
 * without borders and sashing. Borders and sashing are added to these blocks and enlarge the quilt. The new quilt has
 * no name yet.
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
