import type { DrawingAction } from '@quiltwright/shared/model/created-block/drawing';
import type { Position } from '../../../render/camera/camera';
import { scaleIn } from '../canvas-scale';
import { drawingUnit, type DrawingEditor } from '../drawing/drawing-editor';
import type { Tool, View } from '../tool';
import type { PatchDivider } from './patch-divider';

/** Returns the tool that divides the patch that is pressed. */
export function dividePatches(
  editor: DrawingEditor,
  divider: PatchDivider,
  run: (action: DrawingAction) => void,
  refuse: (fault: NonNullable<ReturnType<PatchDivider['press']>>) => void,
): Tool {
  const unitsAt = (at: Position, view: View) => scaleIn(view, drawingUnit(editor.drawing())).units(at);
  return {
    name: 'divide-patches',
    hover: (at, view) => {
      divider.point(at && unitsAt(at, view));
      return null;
    },
    tap: ({ at }, _, view) => {
      const fault = divider.press(unitsAt(at, view), run);
      if (fault) refuse(fault);
    },
  };
}
