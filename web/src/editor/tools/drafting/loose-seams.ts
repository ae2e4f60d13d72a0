import { withStroke } from '@quiltwright/shared/drafting/strokes';
import { distance, type Point } from '@quiltwright/shared/geometry/point';
import { reversed, type Seam } from '@quiltwright/shared/geometry/seam';
import type { CreatedBlockDesign } from '@quiltwright/shared/model/created-block/created-block-document';
import { draftedMap } from '@quiltwright/shared/model/created-block/drafting/map-of-design';
import { noLooseSeams, type LooseSeams } from '../drawing/drawing-marks';
import { isOnSeam } from './draft';

/** Points nearer to each other than this count as one, in block units. */
const SAME_PLACE = 0.5;

/** Returns those parts of seams that would cut no patch of a design, even together. */
export function looseSeamsIn(design: CreatedBlockDesign, seams: readonly Seam[]): LooseSeams {
  if (seams.length === 0) return noLooseSeams;
  const result = withStroke(draftedMap(design), seams);
  if (typeof result === 'string') return noLooseSeams;
  const loose = result.dangling.map(({ from, to, bulge }): Seam => ({ from, to, bulge }));
  const isFree = (end: Point) =>
    !isOnSeam(design, end) &&
    loose.flatMap(({ from, to }) => [from, to]).filter((other) => distance(other, end) < SAME_PLACE)
      .length === 1;
  return {
    seams: loose,
    ends: loose.flatMap((seam) => [reversed(seam), seam]).filter(({ to }) => isFree(to)),
  };
}
