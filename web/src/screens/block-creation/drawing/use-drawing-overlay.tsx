import { useMemo } from 'react';
import type { Overlay } from '../../../editor/stage/QuiltLayers';
import type { FindFabric } from '../../../server/fabrics/use-fabrics';
import { useChunk } from '../../../panels/workspace/use-chunk';
import { useAsWatched } from '../../../editor/overlay/use-watched';
import { exactInches } from '@quiltwright/shared/ruler/lengths';
import type { CreationEditor } from '../use-creation-editor';

/** The colour of shapes without a fabric. */
const PAPER = '#fff';

const loadOverlay = () => import('../../../editor/overlay/DrawingOverlay');

/**
 * Returns the function that draws the grid, the selection and previews over the block. Undefined until the code of this
 * function has loaded, which happens while the canvas loads.
 */
export function useDrawingOverlay(
  { drawing, editing, options, checks: { found }, tour: { suggested } }: CreationEditor,
  fabric: FindFabric,
): Overlay | undefined {
  const chunk = useChunk('DrawingOverlay', loadOverlay);
  const { tool, corner, drawsBy } = options;
  const hasHandles = (tool === 'select' && drawsBy !== 'seams') || tool === 'corners';
  const corners = useMemo(() => (tool === 'corners' ? { chosen: corner } : null), [tool, corner]);
  // A change of the drawing renders only the overlay, not the canvas.
  const watched = useAsWatched(drawing);
  return useMemo(() => {
    if (!chunk) return undefined;
    const { DrawingOverlay: Marks } = chunk;
    return ({ control, ratio }) => (
      <Marks
        control={control}
        ratio={ratio}
        marks={editing.marks}
        traced={editing.traced}
        movesPicture={tool === 'trace'}
        drawing={watched}
        checks={found}
        hasHandles={hasHandles}
        corners={corners}
        showsSeams={drawsBy === 'seams'}
        suggested={suggested}
        lengthOf={exactInches}
        sizeOf={(width, height) => `${exactInches(width)} × ${exactInches(height)}`}
        colourOf={(fabricNum) => fabric(fabricNum)?.averageColour ?? PAPER}
      />
    );
  }, [
    chunk,
    watched,
    editing.marks,
    editing.traced,
    found,
    hasHandles,
    tool,
    corners,
    drawsBy,
    suggested,
    fabric,
  ]);
}
