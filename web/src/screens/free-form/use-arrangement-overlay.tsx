import { useEffect, useMemo, useState } from 'react';
import { fetchChunk } from '../../browser/chunks';
import type { ArrangementOverlay } from '../../editor/overlay/ArrangementOverlay';
import type { Overlay } from '../../editor/stage/QuiltLayers';
import type { Arrangement } from '../../model/free-form/arrangement';
import type { Misfit } from '../../model/free-form/misfits';
import { exactInches } from '../../ui/inches';
import type { ArrangementHand } from './arrangement-hand';

/** What is drawn over the quilt: what is selected, and what a hand does. It is fetched with the canvas. */
export function useArrangementOverlay(
  arrangement: Arrangement,
  { marks }: Pick<ArrangementHand, 'marks'>,
  misfits: readonly Misfit[],
  hasHandles: boolean,
): Overlay | undefined {
  const [chunk, setChunk] = useState<{ ArrangementOverlay: typeof ArrangementOverlay } | null>(null);
  useEffect(() => {
    let isWanted = true;
    void fetchChunk('ArrangementOverlay', () => import('../../editor/overlay/ArrangementOverlay')).then(
      (fetched) => {
        if (isWanted) setChunk(fetched);
      },
    );
    return () => {
      isWanted = false;
    };
  }, []);
  return useMemo(() => {
    if (!chunk) return undefined;
    const { ArrangementOverlay: Marks } = chunk;
    const boxes = misfits.map(({ box }) => box);
    return ({ control, ratio }) => (
      <Marks
        control={control}
        ratio={ratio}
        marks={marks}
        arrangement={arrangement}
        misfits={boxes}
        hasHandles={hasHandles}
        lengthOf={exactInches}
        sizeOf={(width, height) => `${exactInches(width)} × ${exactInches(height)}`}
      />
    );
  }, [chunk, arrangement, marks, misfits, hasHandles]);
}
