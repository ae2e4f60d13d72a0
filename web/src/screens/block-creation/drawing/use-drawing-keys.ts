import { LIMITS } from '@quiltwright/shared/limits';
import type { Point } from '@quiltwright/shared/geometry/point';
import {
  gridSides,
  oneCell,
  type CellRange,
  type GridSide,
} from '@quiltwright/shared/quilting/shapes/patch-grid';
import { nextStarGrid } from '@quiltwright/shared/quilting/shapes/star-grid';
import { drawingUnit } from '../../../editor/tools/drawing/drawing-editor';
import { act } from '@quiltwright/shared/model/command';
import { createdBlockCommands as commands } from '@quiltwright/shared/model/created-block/created-block-commands';
import { hasShapes } from '@quiltwright/shared/model/created-block/design-shapes';
import type { DrawingAction } from '@quiltwright/shared/model/created-block/drawing';
import { gridPhrase } from '@quiltwright/shared/model/created-block/fixing/grid-words';
import { symmetryNames } from '@quiltwright/shared/model/created-block/symmetry';
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
import { draftKeys } from '../drafting/draft-keys';
import { draftingTools, isDraftingTool } from '../drafting/drafting-tools';
import { cutPatches, patchKeys } from '../patches/patch-keys';
import { fabricAction } from '../fabrics/fabric-action';
import { cellWords } from './cell-words';
import { pickWords, toolWords } from './tool-words';
import { cornerKeys, sketchKeys } from './outline-keys';
import type { DrawingEditing } from './drawing-editing';
import type { DrawingTool } from './first-tools';
import { describeSymmetry } from '../shapes/shape-words';
import { stepUnits, type StepSize } from '../selection/steps';
import { symmetryWords } from '../selection/symmetry-words';
import { offeredAs, offeredUnits } from '../shapes/unit-names';

interface DrawingKeysOptions {
  /** True if shapes are selected. The arrow keys then move the shapes, not the view. */
  hasSelection: boolean;
  /** Announces a text to people who can't see the canvas. */
  say: (words: string) => void;
  editing: DrawingEditing;
  /** The pointer's position on the canvas, at which copied shapes are pasted. */
  cursor: Cursor;
  run: (action: DrawingAction) => void;
}

/**
 * Sets the keyboard shortcuts of the editor. Without a selection, the arrow keys move between cells while a drawing
 * tool is in use, and otherwise move the view.
 */
export function useDrawingKeys({ editing, hasSelection, cursor, run, say }: DrawingKeysOptions): void {
  const { tool, snaps, drawsBy } = editing.options.getState();
  const bySeams = drawsBy === 'seams';
  const isSketching = !editing.sketch.isEmpty;
  const takesKeys = hasSelection && tool !== 'fill' && !isSketching;
  const steps = stepsOf(editing);
  const choose = (next: DrawingTool) => {
    editing.choose(next);
    say(next === 'select' && bySeams ? pickWords : toolWords[next]);
  };
  const stepGrid = (by: 1 | -1) => () => {
    const { grid, starGrid } = editing.drawing().document.design;
    const most = by === 1 ? 'largest' : 'smallest';
    if (starGrid && bySeams) {
      const stepped = nextStarGrid(starGrid, by);
      if (stepped) run(act(commands.setStarGrid, stepped));
      else say(`This is the ${most} grid of its kind.`);
      return;
    }
    const next = (side: GridSide) => gridSides[gridSides.indexOf(side) + by];
    const [columns, rows] = [next(grid.columns), next(grid.rows)];
    if (columns && rows) run(act(commands.setGrid, { columns, rows }));
    else say(`${gridPhrase(grid)} is the ${most} patch grid.`);
  };
  const tellToSelect = () => {
    notify(hasShapes(editing.drawing().document.design) ? 'Select a shape first.' : 'Draw a shape first.');
  };
  /**
   * Returns a function that handles Alt with an arrow key. The function resizes the selection by `step`, in block
   * units; without a selection, it shows a hint. It handles the key in both cases, because the browser would
   * otherwise go back a page.
   * @param isWhole true to leave a side unchanged that is too short for the whole step, instead of shrinking it to
   *    the minimum
   */
  const sizes = (step: Point, isWhole: boolean) => (key: string) => {
    if (bySeams) {
      notify('Patches keep their places here. Choose Move to move their corners and seams.');
      return;
    }
    if (!takesKeys) {
      tellToSelect();
      return;
    }
    const { x: width, y: height } = wayOf(key, step);
    const before = editing.drawing().document;
    run(act(commands.stepSize, { width, height, isWhole, burst: editing.burst() }));
    if (editing.drawing().document === before) say('The size can’t change by that much.');
  };
  const pasting = usePasting(editing.system, (isInPlace) => {
    const place = isInPlace ? 'in place' : editing.placeOfPaste(cursor.getState().at);
    run(act(commands.paste, place));
  });
  const { nudge, nudgeFar, nudgeCell, ...keys } = selectionKeys(commands, run, steps, editing.burst);
  const draws = tool === 'polygon' || tool === 'curve';
  useShortcuts({
    // These come before the keys of the selection.
    ...(draws && !takesKeys && sketchKeys(editing, run, say)),
    ...(isDraftingTool(tool) && draftKeys(tool, editing, run, say, steps)),
    ...(tool === 'corners' && cornerKeys(editing, run, say, steps)),
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
    polygonTool: () => {
      choose('polygon');
    },
    curveTool: () => {
      choose('curve');
    },
    cornersTool: () => {
      choose('corners');
    },
    ...Object.fromEntries(
      draftingTools.map((each) => [
        `${each}Tool`,
        () => {
          choose(each);
        },
      ]),
    ),
    nextSymmetry: () => {
      const { symmetry } = editing.drawing();
      const next = symmetryNames[(symmetryNames.indexOf(symmetry) + 1) % symmetryNames.length] ?? 'none';
      run(act(commands.setSymmetry, next));
      say(symmetryWords[next]);
    },
    snapping: () => {
      editing.options.setState({ snaps: !snaps });
      say(snaps ? 'Snapping is off.' : 'Snapping is on.');
    },
    redraft: () => {
      run(act(commands.redraft, editing.drawing().document.design.grid));
    },
    ...editorKeys(commands, run),
    ...pasting,
    placeAgain: () => {
      const { at } = cursor.getState();
      const unit = drawingUnit(editing.drawing());
      const pointer = at && { x: at.x / unit.x, y: at.y / unit.y };
      const isOther = tool === 'draw' && !editing.nextShape().isRepeated;
      run(editing.laying.action(pointer, takesKeys, isOther));
      if (tool !== 'fill') editing.laying.rest();
    },
    finerGrid: stepGrid(1),
    coarserGrid: stepGrid(-1),
    size: sizes(steps.near, editing.options.getState().measure === 'inches'),
    sizeFar: sizes(steps.cell, true),
    giveSpot: (key: string) => {
      const fabric = Number(key);
      editing.options.setState({ fabric });
      const selects = tool === 'select' || tool === 'box';
      if (selects && hasSelection) run(fabricAction(fabric, bySeams));
      else
        say(`The next ${tool === 'fill' ? 'cell that you fill' : 'shape that you draw'} gets spot ${key}.`);
    },
    ...(tool === 'fill' && fillKeys(editing, run, say)),
    ...(!hasSelection && tool !== 'fill' && keysWithoutSelection(tellToSelect)),
    ...(tool === 'draw' &&
      !hasSelection && {
        walk: (key: string) => {
          const { x, y } = wayOf(key, { x: 1, y: 1 });
          say(cellWords(editing.drawing().document.design, oneCell(editing.laying.walk(x, y))));
        },
      }),
    ...(takesKeys && {
      unlink: () => {
        run(act(commands.unlink));
      },
      ...byKeys(
        editing.system,
        bySeams
          ? {
              ...keys,
              cut: () => {
                cutPatches(run);
              },
            }
          : keys,
      ),
      // By seams, arrow keys move the view: no patch leaves its place.
      ...(!bySeams && { nudge, nudgeFar, nudgeCell }),
    }),
    ...(bySeams && patchKeys(editing.drawing, run)),
  });
}

/**
 * Returns the steps by which arrow keys move or resize the selection. `cell` is the size of a patch of the grid;
 * `near` and `far` are a short and a long step. Each step has a length across and down, in block units.
 */
function stepsOf({ drawing, options }: DrawingEditing) {
  const { block, grid } = drawing().document.design;
  const { measure } = options.getState();
  const step = (size: StepSize) => ({
    x: stepUnits(measure, size, block.blockWidth),
    y: stepUnits(measure, size, block.blockHeight),
  });
  const cell = { x: LIMITS.blockSpace / grid.columns, y: LIMITS.blockSpace / grid.rows };
  return { near: step('near'), far: step('far'), cell };
}

/** Returns the keyboard shortcuts for filling cells. */
function fillKeys(
  editing: DrawingEditing,
  run: (action: DrawingAction) => void,
  say: (words: string) => void,
) {
  const { filling } = editing;
  const tell = (cells: CellRange, laid: string | null = null) => {
    const words = cellWords(editing.drawing().document.design, cells);
    say(laid === null ? words : `${words}. ${laid}`);
  };
  const takeUnit = (by: 1 | -1) => {
    const { unit, turns } = editing.options.getState();
    const count = offeredUnits.length;
    const next = offeredUnits[(offeredAs(unit, turns) + by + count) % count];
    if (!next) return;
    editing.options.setState({ unit: next.unit, turns: next.turns ?? 0 });
    say(next.name);
  };
  const turn = (by: 1 | -1) => {
    filling.turn(by);
    const { unit, turns } = editing.options.getState();
    say(offeredUnits[offeredAs(unit, turns)]?.name ?? '');
  };
  return {
    walk: (key: string) => {
      const { x, y } = wayOf(key, { x: 1, y: 1 });
      tell(filling.walk(x, y));
    },
    takeIn: (key: string) => {
      const { x, y } = wayOf(key, { x: 1, y: 1 });
      tell(filling.walk(x, y, true));
    },
    fillCell: () => {
      const before = editing.drawing();
      const cells = filling.press(run);
      tell(cells, describeSymmetry(before, editing.drawing()));
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
