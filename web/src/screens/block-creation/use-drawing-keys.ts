import { LIMITS } from '@quiltwright/shared/limits';
import { act } from '../../model/command';
import { createdBlockCommands as commands } from '../../model/created-block/created-block-commands';
import { selectedShapes, type DrawingAction } from '../../model/created-block/drawing';
import { useShortcuts } from '../../panels/workspace/use-shortcuts';
import { steps, type DrawingHand } from './drawing-hand';

/** Ways of the arrow keys, a block unit long. */
const ways: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

interface DrawingKeysOptions {
  hand: DrawingHand;
  run: (action: DrawingAction) => void;
}

/** What keys do to a block that is drawn. Without anything selected the arrows move the view. */
export function useDrawingKeys({ hand, run }: DrawingKeysOptions): void {
  const nudge = (units: number) => (key: string) => {
    const { x, y } = ways[key] ?? { x: 0, y: 0 };
    run(act(commands.nudge, { argument: { x: x * units, y: y * units, goesOn: hand.isBurst() } }));
  };
  const [near, far] = steps;
  const hasSelection = selectedShapes(hand.drawing()).length > 0;
  useShortcuts({
    selectTool: () => {
      hand.choose('select');
    },
    boxTool: () => {
      hand.choose('box');
    },
    drawTool: () => {
      hand.choose('draw');
    },
    snapping: () => {
      hand.options.setState(({ snaps }) => ({ snaps: !snaps }));
    },
    selectAll: () => {
      run(act(commands.selectAll));
    },
    nextShape: () => {
      run(act(commands.selectNext));
    },
    previousShape: () => {
      run(act(commands.selectPrevious));
    },
    paste: () => {
      run(act(commands.paste, { argument: null }));
    },
    pasteInPlace: () => {
      run(act(commands.paste, { argument: 'in place' }));
    },
    placeAgain: () => {
      run(act(commands.placeAgain, { argument: null }));
    },
    giveSpot: (key: string) => {
      const fabric = Number(key);
      hand.options.setState({ fabric });
      if (hand.options.getState().tool !== 'draw') run(act(commands.giveFabric, { argument: fabric }));
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
      deleteShapes: () => {
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
      nudge: nudge(near),
      nudgeFar: nudge(far),
      nudgeFine: nudge(LIMITS.shapeSide),
    }),
  });
}
