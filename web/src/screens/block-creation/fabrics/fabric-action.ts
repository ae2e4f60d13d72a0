import { act } from '@quiltwright/shared/model/command';
import { createdBlockCommands as commands } from '@quiltwright/shared/model/created-block/created-block-commands';
import type { DrawingAction } from '@quiltwright/shared/model/created-block/drawing';

/**
 * Returns the action that gives the selection a fabric. By seams, the images of patches by symmetry get it too, because
 * no link joins them.
 */
export function fabricAction(fabric: number, bySeams: boolean): DrawingAction {
  return act(bySeams ? commands.colourPatches : commands.giveFabric, fabric);
}
