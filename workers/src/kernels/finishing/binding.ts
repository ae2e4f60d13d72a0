import type { Size } from '@quiltwright/shared/geometry/box';
import type { Binding, BindingSettings, FinishingSettings } from './finishing-types';
import { HAIR, joinLoss, lengthOfStrips, stripsFor } from './joined';

type Cloth = Pick<FinishingSettings, 'usableWidth' | 'clothLength' | 'seam' | 'spare' | 'joins'>;

/**
 * Inches of binding that each strip counts for, as quilters calculate. The other inches of a strip are for joins, and
 * for the ends that are sewn together.
 */
const COUNTED = 40;
/** Extra inches of binding, to turn the corners and to sew the ends together. */
const TO_CLOSE = 10;

/**
 * Returns the binding around a quilt. Straight binding has one strip for each 40 inches of the perimeter, and more if
 * those strips don’t reach around. Strips joined straight across must be longer than the perimeter. The ends overlap by
 * the strip's width, and the spare length of the settings is added. Strips joined on the slant need 10 inches more than
 * the perimeter. Bias binding is made of squares of continuous bias (see `biasFrom`), and also needs 10 inches more
 * than the perimeter. It has no squares if the fabric is too narrow.
 */
export function bindingOf({ width, height }: Size, settings: BindingSettings, cloth: Cloth): Binding {
  const { usableWidth, seam, spare, joins } = cloth;
  const perimeter = 2 * (width + height);
  const { cut } = settings;
  if (settings.grain === 'bias') {
    const { square, count } = biasSquares(perimeter + TO_CLOSE, cut, cloth);
    const length = count === 0 ? 0 : biasOf(count, square, cut, seam);
    return { ...settings, perimeter, count, square, length, shortOnSlant: 0 };
  }
  const counted = Math.ceil(perimeter / COUNTED - HAIR);
  const lost = joinLoss(cut, cloth);
  const around = perimeter + (joins === 'slanted' ? TO_CLOSE : cut + spare);
  const count = Math.max(counted, stripsFor(around, usableWidth, lost));
  // A join on the slant uses as much length as the strip is wide.
  const short = perimeter + TO_CLOSE - lengthOfStrips(count, usableWidth, cut);
  return {
    ...{ ...settings, perimeter, count, square: 0 },
    length: lengthOfStrips(count, usableWidth, lost),
    shortOnSlant: short > HAIR ? short : 0,
  };
}

/**
 * Returns the inches of bias strip that a square gives by the method of continuous bias. The square is cut along its
 * diagonal, and the halves are sewn along their straight sides into a parallelogram. The parallelogram is sewn into a
 * tube, with its edges shifted by one strip, and the tube is cut around. The two seams shorten the square by 2 · seam
 * in each direction. With s = side − 2 · seam, the tube is s / √2 from edge to edge. This makes ⌊s / √2 / cut⌋ rounds,
 * each s · √2 long. Charts that divide the square’s area by the strip’s width promise more, because they count the
 * incomplete last round and the seams.
 * @param side of the square, in inches
 * @param cut the width of the strip, in inches
 */
export function biasFrom(side: number, cut: number, seam: number): number {
  const within = side - 2 * seam;
  return Math.floor(within / Math.SQRT2 / cut + HAIR) * within * Math.SQRT2;
}

/**
 * Returns the squares to cut for `length` inches of bias: as few as possible, and then as small as possible, in whole
 * inches. No square is larger than the fabric. Returns no squares if even the largest gives no more bias than a join
 * uses.
 */
function biasSquares(
  length: number,
  cut: number,
  { usableWidth, clothLength, seam }: Cloth,
): { square: number; count: number } {
  const widest = Math.floor(Math.min(usableWidth, clothLength));
  const more = biasFrom(widest, cut, seam) - cut;
  if (!(more > 0)) return { square: 0, count: 0 };
  const count = Math.max(1, Math.ceil((length - cut) / more - HAIR));
  let square = widest;
  while (biasOf(count, square - 1, cut, seam) >= length) square--;
  return { square, count };
}

/**
 * Returns the length of the bias strips from `count` squares, joined at their slanted ends. Each join uses as much
 * length as the strip is wide.
 */
function biasOf(count: number, square: number, cut: number, seam: number): number {
  return count * biasFrom(square, cut, seam) - (count - 1) * cut;
}
