import { act } from '@quiltwright/shared/model/command';
import { createdBlockCommands as commands } from '@quiltwright/shared/model/created-block/created-block-commands';
import type { Drawing, DrawingAction } from '@quiltwright/shared/model/created-block/drawing';
import type { Turn } from '@quiltwright/shared/quilting/shapes/form';
import { notify } from '../../../ui/basics/notify';

/**
 * Returns the keyboard actions on patches, keyed by shortcut name. Patches lie side by side, so none leaves its place:
 * deleted patches become part of a neighbour, and turns are those of the whole block.
 */
export function patchKeys(drawing: () => Drawing, run: (action: DrawingAction) => void) {
  const turns = (turn: Turn) => () => {
    run(act(commands.turnBlock, turn));
  };
  const withSelection = (work: () => void) => () => {
    if (drawing().selection.size > 0) work();
    else notify('Select a patch first.');
  };
  const refuse = (words: string) => () => {
    notify(words);
  };
  const merge = () => {
    run(act(commands.mergePatches));
  };
  return {
    selectAlike: withSelection(() => {
      run(act(commands.selectAlike));
    }),
    turnRight: turns('right'),
    turnLeft: turns('left'),
    mirrorAcross: turns('across'),
    mirrorDown: turns('down'),
    deleteItems: withSelection(merge),
    duplicate: refuse('A patch can’t be duplicated beside others. Copy it, and paste it where you want it.'),
    forward: refuse(BESIDE),
    backward: refuse(BESIDE),
  };
}

const BESIDE = 'Patches lie side by side, so none is in front of another.';

/** Copies the selected patches, and merges them with a neighbour. */
export function cutPatches(run: (action: DrawingAction) => void): void {
  run(act(commands.copy));
  run(act(commands.mergePatches));
}
