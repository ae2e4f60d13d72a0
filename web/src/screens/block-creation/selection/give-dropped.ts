import { MESSAGES } from '@quiltwright/shared/messages';
import { act } from '@quiltwright/shared/model/command';
import { createdBlockCommands as commands } from '@quiltwright/shared/model/created-block/created-block-commands';
import type { Drawing, DrawingAction } from '@quiltwright/shared/model/created-block/drawing';
import type { Part } from '../../../render/scene/part';
import { notify } from '../../../ui/basics/notify';
import { shapeAt } from './shape-menu';

const NONE_SELECTED = 'Your fabric is in User-Uploads. To use it, select shapes, then choose the fabric.';

interface DrawingToChange {
  drawing: () => Drawing;
  run: (action: DrawingAction) => void;
}

/**
 * Gives shapes a fabric made of a picture that the quilter dropped or pasted. If the shape under the drop isn't
 * selected, it becomes the selection. The selection then gets the fabric. Shows a notice instead if the shape's layer
 * is locked, or if there is neither a shape nor a selection.
 */
export function giveDropped(fabricNum: number, part: Part | null, { drawing, run }: DrawingToChange): void {
  const under = shapeAt(part, drawing());
  if (under && drawing().document.design.layers[under.level]?.isLocked) {
    notify(MESSAGES.layerLocked);
    return;
  }
  if (under && !drawing().selection.has(under.shape.shapeNum))
    run(act(commands.select, [under.shape.shapeNum]));
  if (drawing().selection.size > 0) run(act(commands.giveFabric, fabricNum));
  else notify(NONE_SELECTED);
}
