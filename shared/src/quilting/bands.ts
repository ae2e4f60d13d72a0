import { inset, type Box } from '../geometry/box.js';
import type { Quilt } from './quilt.js';
import { insideBorders, quiltBox } from './quilt-areas.js';

/** The name of a part of a quilt around or under its blocks. Each such part has one fabric. */
export type BandName = 'border1' | 'border2' | 'sashing';

/** The fabric of a border or of the sashing. It fills the box `outer`, except the box `hole` if there is one. */
export interface Band {
  name: BandName;
  outer: Box;
  hole: Box | null;
  /** The number of the fabric. 0 if no fabric is chosen; the band is then plain white. */
  fabric: number;
}

/**
 * Returns the fabric around and under the blocks of a quilt, bottom first. Sashing over the whole area inside the
 * borders comes first, then the frame of border 1, then the frame of border 2 outside it. Leaves out the parts that a
 * quilt doesn't have.
 */
export function bandsOf(quilt: Quilt): Band[] {
  const whole = quiltBox(quilt);
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

/** True if an area has no width or no height, such as the area inside borders that take up the whole quilt. */
function isEmpty({ width, height }: Box): boolean {
  return width <= 0 || height <= 0;
}
