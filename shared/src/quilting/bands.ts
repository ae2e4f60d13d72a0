import { inset, type Box } from '../geometry/box.js';
import type { Quilt } from './quilt.js';
import { insideBorders, quiltBox } from './quilt-areas.js';

/** The name of a border or of the sashing. Each of these parts of a quilt has one fabric. */
export type BandName = 'border1' | 'border2' | 'sashing';

/**
 * A border or the sashing of a quilt. It fills the box `outer`, except the box `hole` if there is one. Boxes are in
 * inches.
 */
export interface Band {
  name: BandName;
  outer: Box;
  hole: Box | null;
  /** The number of the fabric. 0 if no fabric is chosen; the band is then plain white. */
  fabric: number;
}

/**
 * Returns the sashing and borders of a quilt, bottom first. The sashing, over the whole area inside the borders, comes
 * first. Border 1 follows, then border 2, which surrounds border 1. Leaves out the parts that a quilt doesn't have.
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

/**
 * Returns the strips from which a border or the sashing is sewn. A border has its two sides, then its top and bottom
 * over the whole width. Sashing is one strip.
 */
export function bandStrips({ outer, hole }: Pick<Band, 'outer' | 'hole'>): Box[] {
  if (!hole) return [outer];
  const [right, bottom] = [hole.x + hole.width, hole.y + hole.height];
  const side = { y: hole.y, height: hole.height };
  return [
    { ...side, x: outer.x, width: hole.x - outer.x },
    { ...side, x: right, width: outer.x + outer.width - right },
    { ...outer, height: hole.y - outer.y },
    { ...outer, y: bottom, height: outer.y + outer.height - bottom },
  ];
}

/** True if an area has no width or no height, such as the area inside borders that take up the whole quilt. */
function isEmpty({ width, height }: Box): boolean {
  return width <= 0 || height <= 0;
}
