import { Check } from 'lucide-react';
import { BarButton, CanvasBar } from '../../../panels/workspace/canvas/CanvasBar';
import type { CreationEditor } from '../use-creation-editor';

/** The bar for a stroke of seams that is being drawn: touch users have no Escape key to end it. */
export function StrokeBar({ editing: { drafting } }: Pick<CreationEditor, 'editing'>) {
  return (
    <CanvasBar label="Stroke" at="foot">
      <BarButton
        of={{ label: 'End the stroke' }}
        icon={Check}
        word="End the stroke"
        onPress={() => {
          drafting.sketch.end();
        }}
      />
    </CanvasBar>
  );
}
