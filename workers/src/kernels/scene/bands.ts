import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import type { Band, Rectangle } from './scene-types';

/**
 * Returns the fabric around and under the blocks of a quilt, bottom first. Sashing over the whole area inside the
 * borders comes first, then the frames of border 1 and, outside it, border 2. Leaves out the parts that a quilt doesn't
 * have.
 */
export function bandsOf(quilt: Quilt): Band[] {
  const whole = wholeOf(quilt);
  const insideBorder2 = inset(whole, quilt.borderWidth2);
  const inside = insideBorders(quilt);
  const bands: Band[] = [];
  if (quilt.generatingSashing === 2 && !isEmpty(inside)) {
    bands.push({ name: 'sashing', outer: inside, hole: null, fabric: quilt.sashingFabric });
  }
  if (quilt.borderWidth1 > 0 && !isEmpty(insideBorder2)) {
    bands.push({
      name: 'border1',
      outer: insideBorder2,
      hole: isEmpty(inside) ? null : inside,
      fabric: quilt.borderFabric1,
    });
  }
  if (quilt.borderWidth2 > 0) {
    bands.push({
      name: 'border2',
      outer: whole,
      hole: isEmpty(insideBorder2) ? null : insideBorder2,
      fabric: quilt.borderFabric2,
    });
  }
  return bands;
}

/** Returns the area that a quilt’s borders surround. */
export function insideBorders(quilt: Quilt): Rectangle {
  return inset(wholeOf(quilt), quilt.borderWidth1 + quilt.borderWidth2);
}

function wholeOf({ quiltWidth, quiltLength }: Quilt): Rectangle {
  return { x: 0, y: 0, width: quiltWidth, length: quiltLength };
}

function inset({ x, y, width, length }: Rectangle, by: number): Rectangle {
  return { x: x + by, y: y + by, width: width - 2 * by, length: length - 2 * by };
}

/** True if an area is empty; borders may take up the full width. */
function isEmpty({ width, length }: Rectangle): boolean {
  return width <= 0 || length <= 0;
}
