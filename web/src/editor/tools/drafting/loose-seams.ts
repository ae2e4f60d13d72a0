import { withStroke } from '@quiltwright/shared/drafting/strokes';
import { distance, type Point } from '@quiltwright/shared/geometry/point';
import { reversed, type Seam } from '@quiltwright/shared/geometry/seam';
import type { CreatedBlockDesign } from '@quiltwright/shared/model/created-block/created-block-document';
import { draftedMap } from '@quiltwright/shared/model/created-block/drafting/map-of-design';
import { isOnSeam } from './draft';

/** Seams that were drawn and cut no patch yet. */
export interface LooseSeams {
  seams: readonly Seam[];
  /** The seams with an end that touches nothing, which is their `to`. */
  ends: readonly Seam[];
}

/** Points nearer to each other than this count as one, in block units. */
const SAME_PLACE = 0.5;

const noLooseSeams: LooseSeams = { seams: [], ends: [] };
const known = new WeakMap<CreatedBlockDesign, LooseSeams>();

/** Returns the loose seams of a design, without the parts on other seams. They are found once for each design. */
export function looseIn(design: CreatedBlockDesign): LooseSeams {
  if (!design.looseSeams) return noLooseSeams;
  const found = known.get(design) ?? find(design, design.looseSeams);
  known.set(design, found);
  return found;
}

function find(design: CreatedBlockDesign, seams: readonly Seam[]): LooseSeams {
  const result = withStroke(draftedMap(design), seams);
  if (typeof result === 'string') return noLooseSeams;
  const loose = result.dangling;
  const isFree = (end: Point) =>
    !isOnSeam(design, end) &&
    loose.flatMap(({ from, to }) => [from, to]).filter((other) => distance(other, end) < SAME_PLACE)
      .length === 1;
  return {
    seams: loose,
    ends: loose.flatMap((seam) => [reversed(seam), seam]).filter(({ to }) => isFree(to)),
  };
}
