import { useMemo } from 'react';
import type { Overlay } from '../../../editor/stage/QuiltLayers';
import type { Arrangement } from '@quiltwright/shared/model/free-form/arrangement';
import type { FitProblems } from '@quiltwright/shared/model/free-form/fit/fit-problems';
import { useChunk } from '../../../panels/workspace/use-chunk';
import { useAsWatched } from '../../../editor/overlay/use-watched';
import { exactInches } from '@quiltwright/shared/ruler/lengths';
import type { ArrangementMarks } from '../../../editor/tools/arranging/arrangement-editor';
import { useLatest } from '../../../ui/hooks/use-latest';
import type { NameOfBlock } from '../describing/target';
import type { ArrangementEditing } from './arrangement-editing';
import { coveredByMoved } from './covered-blocks';

const loadOverlay = () => import('../../../editor/overlay/ArrangementOverlay');

/**
 * Returns the function that draws the selection and previews over the quilt. Undefined until the code of this function
 * has loaded, which happens while the canvas loads.
 * @param replaced the ids of the placements that the next added block will replace
 */
export function useArrangementOverlay(
  arrangement: Arrangement,
  { marks }: Pick<ArrangementEditing, 'marks'>,
  { first: fitProblems }: FitProblems,
  hasHandles: boolean,
  replaced: readonly number[],
  nameOf: NameOfBlock,
): Overlay | undefined {
  const chunk = useChunk('ArrangementOverlay', loadOverlay);
  const coveredBy = useLatest((covering: Arrangement, now: ArrangementMarks) =>
    coveredByMoved(covering, now, nameOf),
  );
  // A change of the arrangement renders only the overlay, not the canvas.
  const watched = useAsWatched(arrangement);
  return useMemo(() => {
    if (!chunk) return undefined;
    const { ArrangementOverlay: Marks } = chunk;
    return ({ control, ratio }) => (
      <Marks
        control={control}
        ratio={ratio}
        marks={marks}
        arrangement={watched}
        fitProblems={fitProblems}
        replaced={replaced}
        hasHandles={hasHandles}
        coveredBy={coveredBy}
        lengthOf={exactInches}
        sizeOf={(width, height) => `${exactInches(width)} × ${exactInches(height)}`}
      />
    );
  }, [chunk, watched, marks, fitProblems, replaced, hasHandles, coveredBy]);
}
