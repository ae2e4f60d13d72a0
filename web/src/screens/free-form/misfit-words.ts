import type { Placement } from '@quiltwright/shared/quilting/placement';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { insideBorders } from '../../model/free-form/fitting';
import type { Mend, Misfit } from '../../model/free-form/misfits';
import { exactInches } from '../../ui/inches';

/** What a block does that doesn't fit, as what follows its name, and the arithmetic of it. */
export function wordsOfMisfit(
  misfit: Misfit,
  placement: Placement,
  quilt: Quilt,
): { what: string; arithmetic: string } {
  switch (misfit.kind) {
    case 'overlap': {
      const { width, height } = misfit.box;
      return {
        what: 'lies partly over another block',
        arithmetic: `By ${exactInches(width)} × ${exactInches(height)}`,
      };
    }
    case 'under border': {
      const inside = insideBorders(quilt);
      const [across, down] = [placement.xLocation - inside.x, placement.yLocation - inside.y];
      const beside = [across, down].some((way) => way < 0);
      return {
        what: 'reaches over a border',
        arithmetic: `${beside ? 'Begins' : 'Ends'} beside the inside of ${exactInches(inside.width)} × ${exactInches(inside.height)}`,
      };
    }
    case 'strip':
      return {
        what: `leaves a strip of ${exactInches(misfit.strip)}`,
        arithmetic: sumOf(misfit.axis, placement, quilt),
      };
  }
}

/** As in '5 × 6″ + 4 × 1″ = 34″ of 36″'. */
function sumOf(axis: 'x' | 'y', placement: Placement, quilt: Quilt): string {
  const inside = insideBorders(quilt);
  const [count, side, gap, room] =
    axis === 'x'
      ? [placement.numOfColumns, placement.blockWidth, placement.xSeparation, inside.width]
      : [placement.numOfRows, placement.blockHeight, placement.ySeparation, inside.height];
  const gaps = gap > 0 ? ` + ${count - 1} × ${exactInches(gap)}` : '';
  const sum = count * side + (count - 1) * gap;
  return `${count} × ${exactInches(side)}${gaps} = ${exactInches(sum)} of ${exactInches(room)}`;
}

/** What a button says that mends it. */
export function wordsOfMend({ kind, by }: Mend): string {
  switch (kind) {
    case 'move':
      return `Move it by ${exactInches(by)}`;
    case 'centre':
      return `Centre it, ${exactInches(by)} at both ends`;
    case 'spread':
      return `Spread it, ${exactInches(by)} more a gap`;
    case 'size':
      return `Make its blocks ${exactInches(by)}`;
  }
}
