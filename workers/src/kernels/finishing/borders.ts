import type { BandArea } from '@quiltwright/shared/quilting/bands/band-areas';
import { isBorderName, type Corners } from '@quiltwright/shared/quilting/bands/bands';
import type { BorderBlocks } from '@quiltwright/shared/quilting/bands/border-blocks';
import type { Strips } from './finishing-types';

/** Spare inches of a mitred strip beyond the border’s outer edge, for both ends together. */
const MITRE_SPARE = 2;

/**
 * Returns the four strips of a border, seam allowances included. In a straight border, the side strips are as long as
 * the area inside the border. The top and bottom strips also cover the ends of the side strips. A mitred strip is as
 * long as its inner edge plus twice the border’s width. It has 2 inches more for sewing the corners (patterns say 1 to
 * 6).
 */
export function borderStrips(
  { outer, hole }: Pick<BandArea, 'outer' | 'hole'>,
  how: Corners,
  seam: number,
): Strips[] {
  if (!hole) return [{ width: outer.width + 2 * seam, length: outer.height + 2 * seam, count: 1 }];
  const border = hole.x - outer.x;
  const [width, endWidth] = [border + 2 * seam, hole.y - outer.y + 2 * seam];
  const lengths =
    how === 'mitred'
      ? [hole.height + 2 * border + MITRE_SPARE, hole.width + 2 * border + MITRE_SPARE]
      : [hole.height + 2 * seam, outer.width + 2 * seam];
  const [sides = 0, ends = 0] = lengths;
  return [
    { width, length: sides, count: 2, isUpright: true },
    { width: endWidth, length: ends, count: 2 },
  ];
}

/**
 * Returns the strips of a border between the blocks that are parts of it, seam allowances included. Between blocks on
 * the corners, each strip is as long as a side of the area inside the border. Empty if blocks fill the whole border.
 */
export function stripsBetween(
  area: Pick<BandArea, 'outer' | 'hole'>,
  { corners, sides }: BorderBlocks,
  how: Corners,
  seam: number,
): Strips[] {
  const { hole } = area;
  if (!hole || corners.length === 0) return borderStrips(area, how, seam);
  if (sides.length > 0) return [];
  return borderStrips(area, 'straight', seam).map((strips) =>
    strips.isUpright ? strips : { ...strips, length: hole.width + 2 * seam },
  );
}

/**
 * True if the corners of a border are mitred.
 * @param usual the corners of borders for which the quilt has none
 */
export function isMitred({ name, corners }: Pick<BandArea, 'name' | 'corners'>, usual: Corners): boolean {
  return isBorderName(name) && (corners ?? usual) === 'mitred';
}
