import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import type { Band, Rectangle } from './scene-types';

/**
 * The cloth around and under the blocks of a quilt, bottom first: sashing over all of the area inside
 * the borders, then the frames of border 1 and, outside it, border 2. What a quilt doesn't have gives no band.
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

/** What a quilt’s borders go around. */
export function insideBorders(quilt: Quilt): Rectangle {
  return inset(wholeOf(quilt), quilt.borderWidth1 + quilt.borderWidth2);
}

function wholeOf({ quiltWidth, quiltLength }: Quilt): Rectangle {
  return { x: 0, y: 0, width: quiltWidth, length: quiltLength };
}

function inset({ x, y, width, length }: Rectangle, by: number): Rectangle {
  return { x: x + by, y: y + by, width: width - 2 * by, length: length - 2 * by };
}

/** Borders may take up all of the width. */
function isEmpty({ width, length }: Rectangle): boolean {
  return width <= 0 || length <= 0;
}
