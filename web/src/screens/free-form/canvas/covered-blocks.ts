import { counted } from '@quiltwright/shared/counted';
import { boxOfPoints } from '@quiltwright/shared/geometry/box';
import { convexPenetration } from '@quiltwright/shared/geometry/combining/convex';
import type { Point } from '@quiltwright/shared/geometry/point';
import type { Arrangement } from '@quiltwright/shared/model/free-form/arrangement';
import { cornersOfCopies } from '@quiltwright/shared/quilting/copies';
import { boxOf, MARK, overlapByMark } from '@quiltwright/shared/model/free-form/fitting';
import { laidPlacements, type FreeFormDesign } from '@quiltwright/shared/model/free-form/free-form-document';
import { nothingSelected, type Selection } from '@quiltwright/shared/model/selection';
import { countBlocks } from '@quiltwright/shared/quilting/placement';
import type { ArrangementMarks } from '../../../editor/tools/arranging/arrangement-editor';
import type { NameOfBlock } from '../describing/target';

/**
 * Returns words for the blocks that some other blocks cover at least partly: the name of a single block, otherwise the
 * number of blocks. Null if they cover no block.
 * @param outlines the corners of each covering block, clockwise as seen, in inches
 * @param except the ids of the moving placements, which don't count
 */
export function coveredBy(
  design: FreeFormDesign,
  outlines: readonly (readonly Point[])[],
  nameOf: NameOfBlock,
  except: Selection = nothingSelected,
): string | null {
  const covering = outlines.map((outline) => ({ outline, box: boxOfPoints(outline) }));
  // Boxes are compared first, because a quilt may have a hundred thousand copies.
  const covered = (under: readonly Point[]) => {
    const around = boxOfPoints(under);
    return covering.some(
      ({ outline, box }) => overlapByMark(box, around) && convexPenetration(outline, under) >= MARK,
    );
  };
  const counts = laidPlacements(design)
    .filter(
      ({ id, placement }) =>
        !except.has(id) && covering.some(({ box }) => overlapByMark(box, boxOf(placement))),
    )
    .map(({ placement }) => ({ placement, count: cornersOfCopies(placement).filter(covered).length }))
    .filter(({ count }) => count > 0);
  const count = counts.reduce((sum, each) => sum + each.count, 0);
  const [first] = counts;
  if (!first) return null;
  return count === 1 ? nameOf(first.placement) : counted(count, 'block');
}

/** The greatest number of moving blocks for which the overlay names the covered blocks during a drag. */
const MOST_CHECKED = 50;

/**
 * Returns words for the blocks that the selection covers while a gesture moves or resizes the selection. Null if it
 * covers none, or if more than `MOST_CHECKED` blocks move.
 */
export function coveredByMoved(
  { document, selection }: Arrangement,
  { now, isCopied }: Pick<ArrangementMarks, 'now' | 'isCopied'>,
  nameOf: NameOfBlock,
): string | null {
  if (now === null || countBlocks(now) > MOST_CHECKED) return null;
  const except = isCopied ? nothingSelected : selection;
  return coveredBy(document.design, now.flatMap(cornersOfCopies), nameOf, except);
}
