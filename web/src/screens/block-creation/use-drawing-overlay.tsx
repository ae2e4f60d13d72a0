import { useEffect, useMemo, useState } from 'react';
import { fetchChunk } from '../../browser/chunks';
import type { DrawingOverlay } from '../../editor/overlay/DrawingOverlay';
import type { Overlay } from '../../editor/stage/QuiltLayers';
import type { FindFabric } from '../../panels/use-fabrics';
import { exactInches } from '../../ui/inches';
import type { CreationTable } from './use-creation-table';

/** Paper, of which what has no fabric is. */
const PAPER = '#fff';

/** What is drawn over the block: its grid, what is selected, and what a hand does. It is fetched with the canvas. */
export function useDrawingOverlay(
  { drawing, hand, options, checks: { found } }: CreationTable,
  fabric: FindFabric,
): Overlay | undefined {
  const [chunk, setChunk] = useState<{ DrawingOverlay: typeof DrawingOverlay } | null>(null);
  useEffect(() => {
    let isWanted = true;
    void fetchChunk('DrawingOverlay', () => import('../../editor/overlay/DrawingOverlay')).then((fetched) => {
      if (isWanted) setChunk(fetched);
    });
    return () => {
      isWanted = false;
    };
  }, []);
  const hasHandles = options.tool === 'select';
  return useMemo(() => {
    if (!chunk) return undefined;
    const { DrawingOverlay: Marks } = chunk;
    return ({ control, ratio }) => (
      <Marks
        control={control}
        ratio={ratio}
        marks={hand.marks}
        drawing={drawing}
        checks={found}
        hasHandles={hasHandles}
        lengthOf={exactInches}
        sizeOf={(width, height) => `${exactInches(width)} × ${exactInches(height)}`}
        colourOf={(fabricNum) => fabric(fabricNum)?.averageColour ?? PAPER}
      />
    );
  }, [chunk, drawing, hand.marks, found, hasHandles, fabric]);
}
