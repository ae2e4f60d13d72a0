import { act } from '@quiltwright/shared/model/command';
import { selectedPlacements, type ArrangementAction } from '@quiltwright/shared/model/free-form/arrangement';
import { freeFormCommands as commands } from '@quiltwright/shared/model/free-form/free-form-commands';
import { laidPlacements } from '@quiltwright/shared/model/free-form/free-form-document';
import {
  keysWithoutSelection,
  selectionKeys,
  editorKeys,
  wayOf,
} from '../../../panels/arrange/selection-keys';
import { byKeys, usePasting } from '../../../panels/arrange/clipboard/use-pasting';
import type { Cursor } from '../../../panels/workspace/canvas/CursorPosition';
import { useShortcuts } from '../../../panels/workspace/keys/use-shortcuts';
import { notify } from '../../../ui/basics/notify';
import type { ArrangementEditing } from './arrangement-editing';

/**
 * The lengths by which the arrow keys move blocks, in inches: `near` without other keys, `far` with Shift, and `fine`
 * with Ctrl or ⌘. With Alt, the keys resize blocks by `near`, or with Shift by `far`.
 */
const STEPS = { near: 1, far: 5, fine: 1 / 8 };
const NUDGES = {
  near: { x: STEPS.near, y: STEPS.near },
  far: { x: STEPS.far, y: STEPS.far },
  cell: { x: STEPS.fine, y: STEPS.fine },
};

interface ArrangementKeysOptions {
  editing: ArrangementEditing;
  /** The pointer's position on the canvas, at which copied blocks are pasted. */
  cursor: Cursor;
  run: (action: ArrangementAction) => void;
  /** Announces a text to people who can't see the canvas. */
  say: (words: string) => void;
}

/** Sets the keyboard shortcuts of a free form quilt. Without a selection, the arrow keys move the view. */
export function useArrangementKeys({ editing, cursor, run, say }: ArrangementKeysOptions): void {
  const hasSelection = selectedPlacements(editing.arrangement()).length > 0;
  const tellToSelect = () => {
    const isEmpty = laidPlacements(editing.arrangement().document.design).length === 0;
    notify(isEmpty ? 'Add a block first.' : 'Select a block first.');
  };
  /**
   * Returns a function that handles Alt with an arrow key. The function resizes the selected blocks in proportion by
   * `step`, in inches: right and down enlarge them. Without a selection, it shows a hint. It handles the key in both
   * cases, because the browser would otherwise leave the page.
   */
  const sizes = (step: number) => (key: string) => {
    const { x, y } = wayOf(key, { x: step, y: step });
    if (hasSelection) run(act(commands.stepSize, { by: x + y, burst: editing.burst() }));
    else tellToSelect();
  };
  const pasting = usePasting(editing.system, (isInPlace) => {
    const place = isInPlace ? 'in place' : editing.placeOfPaste(cursor.getState().at);
    run(act(commands.paste, place));
  });
  useShortcuts({
    selectTool: () => {
      editing.options.setState({ tool: 'select' });
      say('Select tool. Press N to select the next block, and arrow keys to move it.');
    },
    boxTool: () => {
      editing.options.setState({ tool: 'box' });
      say('Box tool. Draw a box around blocks to select them.');
    },
    snapping: () => {
      const { snaps } = editing.options.getState();
      editing.options.setState({ snaps: !snaps });
      say(snaps ? 'Snapping is off.' : 'Snapping is on.');
    },
    size: sizes(STEPS.near),
    sizeFar: sizes(STEPS.far),
    ...editorKeys(commands, run),
    ...pasting,
    ...(hasSelection
      ? byKeys(editing.system, selectionKeys(commands, run, NUDGES, editing.burst))
      : keysWithoutSelection(tellToSelect)),
  });
}
