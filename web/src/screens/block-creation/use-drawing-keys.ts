import { LIMITS } from '@quiltwright/shared/limits';
import type { Cell } from '@quiltwright/shared/quilting/patch-grid';
import { act } from '../../model/command';
import { createdBlockCommands as commands } from '../../model/created-block/created-block-commands';
import { hasShapes } from '../../model/created-block/created-block-document';
import type { DrawingAction } from '../../model/created-block/drawing';
import { boxAt } from '../../model/created-block/place-commands';
import { symmetryNames } from '../../model/created-block/symmetry';
import { keysWithoutSelection, selectionKeys, tableKeys, ways } from '../../panels/arrange/selection-keys';
import type { Cursor } from '../../panels/workspace/CursorPosition';
import { useShortcuts } from '../../panels/workspace/use-shortcuts';
import { notify } from '../../ui/notify';
import { cellWords } from './cell-words';
import { steps, type DrawingHand, type DrawingTool } from './drawing-hand';
import { wordsOfSymmetry } from './shape-words';
import { symmetryWords } from './symmetry-words';
import { offeredAs, offeredUnits } from './unit-names';

/** Where a shape is placed without a pointer, in block units. */
const MIDDLE = { x: LIMITS.blockSpace / 2, y: LIMITS.blockSpace / 2 };

/** What keys do with each tool. */
const toolWords: Record<DrawingTool, string> = {
  select: 'Select: N goes to the next shape, arrow keys move it.',
  box: 'Select with a box.',
  draw: 'Draw shapes: A places one, arrow keys move it.',
  fill: 'Fill cells: arrow keys go to a cell, Enter fills it, R turns the unit, U takes another.',
};

interface DrawingKeysOptions {
  /** Whether arrow keys move shapes, rather than the view. */
  hasSelection: boolean;
  /** Says something to those who can't see the canvas. */
  say: (words: string) => void;
  hand: DrawingHand;
  /** Where what is pasted goes. */
  cursor: Cursor;
  run: (action: DrawingAction) => void;
}

/** What keys do to a block that is drawn. Without anything selected the arrows move the view. */
export function useDrawingKeys({ hand, hasSelection, cursor, run, say }: DrawingKeysOptions): void {
  const [near, far] = steps;
  const { tool, snaps } = hand.options.getState();
  const choose = (next: DrawingTool) => {
    hand.choose(next);
    say(toolWords[next]);
  };
  useShortcuts({
    selectTool: () => {
      choose('select');
    },
    boxTool: () => {
      choose('box');
    },
    drawTool: () => {
      choose('draw');
    },
    fillTool: () => {
      choose('fill');
    },
    nextSymmetry: () => {
      const { symmetry } = hand.drawing();
      const next = symmetryNames[(symmetryNames.indexOf(symmetry) + 1) % symmetryNames.length] ?? 'none';
      run(act(commands.setSymmetry, { argument: next }));
      say(symmetryWords[next]);
    },
    snapping: () => {
      hand.options.setState({ snaps: !snaps });
      say(snaps ? 'Snapping is off.' : 'Snapping is on.');
    },
    redraft: () => {
      run(act(commands.redraft, { argument: hand.drawing().document.design.grid }));
    },
    ...tableKeys(commands, run, () => hand.placeOfPaste(cursor.getState().at)),
    placeAgain: () => {
      const { isRepeated, ...next } = hand.nextShape();
      const isOther = tool === 'draw' && !isRepeated;
      run(
        isOther || !hand.drawing().lastPlaced
          ? act(commands.place, { argument: { ...next, box: boxAt(MIDDLE) } })
          : act(commands.placeAgain, { argument: null }),
      );
    },
    giveSpot: (key: string) => {
      const fabric = Number(key);
      hand.options.setState({ fabric });
      const selects = tool === 'select' || tool === 'box';
      if (selects && hasSelection) run(act(commands.giveFabric, { argument: fabric }));
      else say(`Fabric spot ${key} for what you ${tool === 'fill' ? 'fill' : 'draw'} next.`);
    },
    ...(tool === 'fill' && fillKeys(hand, run, say)),
    ...(!hasSelection &&
      tool !== 'fill' &&
      keysWithoutSelection(() => {
        notify(hasShapes(hand.drawing().document.design) ? 'Select a shape first.' : 'Draw a shape first.');
      })),
    ...(hasSelection &&
      tool !== 'fill' && {
        unlink: () => {
          run(act(commands.unlink));
        },
        ...selectionKeys(commands, run, { near, far, fine: LIMITS.shapeSide }, hand.isBurst),
      }),
  });
}

/** What keys do while cells are filled. */
function fillKeys(hand: DrawingHand, run: (action: DrawingAction) => void, say: (words: string) => void) {
  const { filling } = hand;
  const tell = (cell: Cell, laid: string | null = null) => {
    const words = cellWords(hand.drawing().document.design, cell);
    say(laid === null ? words : `${words}. ${laid}`);
  };
  const takeUnit = (by: 1 | -1) => {
    const { unit, turns } = hand.options.getState();
    const count = offeredUnits.length;
    const next = offeredUnits[(offeredAs(unit, turns) + by + count) % count];
    if (!next) return;
    hand.options.setState({ unit: next.unit, turns: next.turns ?? 0 });
    say(next.name);
  };
  const turn = (by: 1 | -1) => {
    filling.turn(by);
    const { unit, turns } = hand.options.getState();
    say(offeredUnits[offeredAs(unit, turns)]?.name ?? '');
  };
  return {
    walk: (key: string) => {
      const { x, y } = ways[key] ?? { x: 0, y: 0 };
      tell(filling.walk(x, y));
    },
    fillCell: () => {
      const before = hand.drawing();
      const cell = filling.press(run);
      tell(cell, wordsOfSymmetry(before, hand.drawing()));
    },
    nextUnit: () => {
      takeUnit(1);
    },
    previousUnit: () => {
      takeUnit(-1);
    },
    turnRight: () => {
      turn(1);
    },
    turnLeft: () => {
      turn(-1);
    },
  };
}
