import { Check, Undo2, X } from 'lucide-react';
import { usesTouch } from '../../../render/camera/uses-touch';
import { BarButton, CanvasBar } from '../../../panels/workspace/canvas/CanvasBar';
import type { CreationEditor } from '../use-creation-editor';

/** The bar for an outline that is being drawn: touch users have no keys for these actions. */
export function SketchBar({ editing: { sketch }, run }: Pick<CreationEditor, 'editing' | 'run'>) {
  return (
    <CanvasBar label="Outline" at={usesTouch() ? 'foot' : 'besideZoom'}>
      <BarButton
        of={{ label: 'Remove the last corner' }}
        icon={Undo2}
        onPress={() => {
          sketch.takeBack();
        }}
      />
      <BarButton
        of="closeOutline"
        icon={Check}
        disabled={!sketch.canClose}
        onPress={() => {
          sketch.close(run);
        }}
      />
      <BarButton
        of={{ label: 'Discard the outline' }}
        icon={X}
        onPress={() => {
          sketch.giveUp();
        }}
      />
    </CanvasBar>
  );
}
