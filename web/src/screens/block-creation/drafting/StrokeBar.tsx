import { Check, X } from 'lucide-react';
import { BarButton, CanvasBar } from '../../../panels/workspace/canvas/CanvasBar';
import type { CreationEditor } from '../use-creation-editor';

/**
 * The bar for a stroke of seams that is being drawn, or for loose seams: touch users have no Escape key to end or remove
 * them.
 */
export function StrokeBar({
  editing,
  isDrafting,
  run,
}: Pick<CreationEditor, 'editing' | 'isDrafting' | 'run'>) {
  const { sketch } = editing.drafting;
  const word = isDrafting ? 'End the stroke' : 'Remove the loose seam';
  return (
    <CanvasBar label="Stroke" at="foot">
      <BarButton
        of={{ label: word }}
        icon={isDrafting ? Check : X}
        word={word}
        onPress={() => {
          if (isDrafting) sketch.end();
          else sketch.removeLoose(run);
        }}
      />
    </CanvasBar>
  );
}
