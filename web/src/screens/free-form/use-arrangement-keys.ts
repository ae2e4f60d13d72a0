import { act } from '../../model/command';
import { selectedPlacements, type ArrangementAction } from '../../model/free-form/arrangement';
import { freeFormCommands as commands } from '../../model/free-form/free-form-commands';
import type { Cursor } from '../../panels/workspace/CursorPosition';
import { useShortcuts } from '../../panels/workspace/use-shortcuts';
import type { ArrangementHand } from './arrangement-hand';
import { pastePlace } from './paste-place';

/** Ways of the arrow keys, an inch long. */
const ways: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

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
  const nudge = (inches: number) => (key: string) => {
    const { x, y } = ways[key] ?? { x: 0, y: 0 };
    run(act(commands.nudge, { argument: { x: x * inches, y: y * inches, goesOn: hand.isBurst() } }));
  };
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
    selectAll: () => {
      run(act(commands.selectAll));
    },
    nextItem: () => {
      run(act(commands.selectNext));
    },
    previousItem: () => {
      run(act(commands.selectPrevious));
    },
    paste: () => {
      run(act(commands.paste, { argument: pastePlace(hand, cursor.getState().at) }));
    },
    pasteInPlace: () => {
      run(act(commands.paste, { argument: 'in place' }));
    },
    ...(hasSelection && {
      cut: () => {
        run(act(commands.cut));
      },
      copy: () => {
        run(act(commands.copy));
      },
      duplicate: () => {
        run(act(commands.duplicate, { argument: null }));
      },
      deleteItems: () => {
        run(act(commands.remove));
      },
      turnRight: () => {
        run(act(commands.turnRight));
      },
      turnLeft: () => {
        run(act(commands.turnLeft));
      },
      mirrorAcross: () => {
        run(act(commands.mirrorAcross));
      },
      mirrorDown: () => {
        run(act(commands.mirrorDown));
      },
      forward: () => {
        run(act(commands.reorder, { argument: 'forward' }));
      },
      backward: () => {
        run(act(commands.reorder, { argument: 'backward' }));
      },
      nudge: nudge(STEPS.near),
      nudgeFar: nudge(STEPS.far),
      nudgeFine: nudge(STEPS.fine),
    }),
  });
}
