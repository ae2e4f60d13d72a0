import { inset, type Box } from '../../geometry/box.js';
import type { Point } from '../../geometry/point.js';
import { FABRIC } from '../../limits.js';
import {
  borderNames,
  bordersOf,
  cornerstonesOf,
  endWidthOf,
  sashingOf,
  totalEndWidth,
  totalWidth,
  type BandName,
  type Corners,
} from './bands.js';
import type { Quilt } from '../quilt.js';
import { quiltBox } from '../quilt-areas.js';
import { crossingBoxes } from './crossings.js';

/**
 * The area of a border, the sashing or one cornerstone of a quilt. It fills the box `outer`, except the box `hole` if
 * there is one. Boxes are in inches.
 */
export interface BandArea {
  name: BandName;
  outer: Box;
  hole: Box | null;
  /** The number of the fabric. 0 if no fabric is chosen; the band is then plain white. */
  fabric: number;
  /** The corners of a border, if the quilter chose them for this quilt. */
  corners?: Corners;
}

/**
 * Returns the areas of the sashing and borders of a quilt, bottom first. The sashing, over the whole area inside the
 * borders, comes first. Cornerstones with a fabric of their own lie on it, an area for each. The borders follow from the
 * inside out, each around the one before it. Leaves out the parts that a quilt doesn't have, and borders for which wider
 * borders around them leave no area.
 */
export function bandAreas(quilt: Quilt): BandArea[] {
  const [whole, borders, sashing] = [quiltBox(quilt), bordersOf(quilt), sashingOf(quilt)];
  /** The area inside the borders from this index on. */
  const insideFrom = (index: number) => {
    const outer = borders.slice(index);
    return inset(whole, totalWidth(outer), totalEndWidth(outer));
  };
  const inside = insideFrom(0);
  return [
    ...(sashing && !isEmpty(inside)
      ? [{ name: 'sashing' as const, outer: inside, hole: null, fabric: sashing.fabric }]
      : []),
    ...crossingBoxes(quilt).map((outer): BandArea => {
      return {
        name: 'cornerstones',
        outer,
        hole: null,
        fabric: cornerstonesOf(quilt)?.fabric ?? FABRIC.none,
      };
    }),
    ...borders.flatMap((border, index): BandArea[] => {
      const { width, fabric } = border;
      // Corners are mitred only where all sides are equally wide.
      const corners = endWidthOf(border) === width ? border.corners : 'straight';
      const [name, outer, hole] = [borderNames[index], insideFrom(index + 1), insideFrom(index)];
      if (!name || width <= 0 || isEmpty(outer)) return [];
      return [{ name, outer, hole: isEmpty(hole) ? null : hole, fabric, ...(corners && { corners }) }];
    }),
  ];
}

/** Returns the boxes of the cornerstones among the areas of a quilt's bands. */
export function cornerstoneBoxes(areas: readonly BandArea[]): Box[] {
  return areas.flatMap(({ name, outer }) => (name === 'cornerstones' ? [outer] : []));
}

/**
 * Returns the strips from which a band is sewn. A border has its two sides, then its top and bottom
 * over the whole width. Sashing and cornerstones are one strip.
 */
export function bandStrips({ outer, hole }: Pick<BandArea, 'outer' | 'hole'>): Box[] {
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

/**
 * Returns the point of the quilt, in inches, at which the cloth of a band starts in a quilt as designed. A cornerstone is
 * a piece of its own, so its cloth starts at its corner, as that of a block does. Other bands start at the quilt's
 * corner.
 */
export function clothStart({ name, outer: { x, y } }: Pick<BandArea, 'name' | 'outer'>): Point {
  return name === 'cornerstones' ? { x, y } : { x: 0, y: 0 };
}

/** True if an area has no width or no height, such as the area inside borders that take up the whole quilt. */
function isEmpty({ width, height }: Box): boolean {
  return width <= 0 || height <= 0;
}
