import { selectedPlacements, type ArrangementAction } from '../../model/free-form/arrangement';
import { freeFormCommands as commands } from '../../model/free-form/free-form-commands';
import { selectionKeys, tableKeys } from '../../panels/arrange/selection-keys';
import type { Cursor } from '../../panels/workspace/CursorPosition';
import { useShortcuts } from '../../panels/workspace/use-shortcuts';
import type { ArrangementHand } from './arrangement-hand';

/** Inches of a nudge, with Shift, and with Ctrl or ⌘. */
const STEPS = { near: 1, far: 5, fine: 1 / 8 };

interface ArrangementKeysOptions {
  hand: ArrangementHand;
  /** Where what is pasted goes. */
  cursor: Cursor;
  run: (action: ArrangementAction) => void;
}

/** What keys do to a free form quilt. Without anything selected the arrows move the view. */
export function useArrangementKeys({ hand, cursor, run }: ArrangementKeysOptions): void {
  const hasSelection = selectedPlacements(hand.arrangement()).length > 0;
  useShortcuts({
    selectTool: () => {
      hand.options.setState({ tool: 'select' });
    },
    boxTool: () => {
      hand.options.setState({ tool: 'box' });
    },
    snapping: () => {
      hand.options.setState(({ snaps }) => ({ snaps: !snaps }));
    },
    ...tableKeys(commands, run, () => hand.placeOfPaste(cursor.getState().at)),
    ...(hasSelection && selectionKeys(commands, run, STEPS, hand.isBurst)),
  });
}
