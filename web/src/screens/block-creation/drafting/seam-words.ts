import { LIMITS } from '@quiltwright/shared/limits';
import type { Arc } from '@quiltwright/shared/geometry/outline';
import type { Point } from '@quiltwright/shared/geometry/point';
import type { Block } from '@quiltwright/shared/quilting/block';
import { exactInches } from '@quiltwright/shared/ruler/lengths';
import { arcOf, type Seam } from '@quiltwright/shared/geometry/seam';
import { placeIn } from '../shapes/shape-words';

type BlockSize = Pick<Block, 'blockWidth' | 'blockHeight'>;

const across = ['left', 'middle', 'right'];
const down = ['top', 'middle', 'bottom'];

/** Returns a place in a block in words: 'top left corner', 'right middle', or its distances from the left and the top. */
export function placeWords(point: Point, block: BlockSize): string {
  const [x, y] = [point.x, point.y].map((place) => (place * 2) / LIMITS.blockSpace);
  const [column, row] = [across[x ?? -1], down[y ?? -1]];
  if (column === undefined || row === undefined) return placeIn(point, block);
  if (column === row) return 'centre';
  if (column === 'middle') return `${row} middle`;
  return row === 'middle' ? `${column} middle` : `${row} ${column} corner`;
}

/**
 * Returns the course of a seam in words: 'from the top middle to the top left corner, arc of radius 6″'. In a block that
 * isn't square, an arc is part of an ellipse: 'arc of radius 6″ across and 4″ down'.
 */
export function courseWords(seam: Seam, block: BlockSize): string {
  const [from, to] = [seam.from, seam.to].map((point) => {
    const words = placeWords(point, block);
    return /^\d|″/.test(words) ? words : `the ${words}`;
  });
  const arc = arcOf(seam);
  return `from ${from} to ${to}${arc ? `, arc of radius ${radiusWords(arc, block)}` : ''}`;
}

function radiusWords({ radiusX, radiusY }: Arc, { blockWidth, blockHeight }: BlockSize): string {
  const [across, down] = [
    exactInches((radiusX * blockWidth) / LIMITS.blockSpace),
    exactInches((radiusY * blockHeight) / LIMITS.blockSpace),
  ];
  return across === down ? across : `${across} across and ${down} down`;
}
