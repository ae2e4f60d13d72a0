import { move } from '@quiltwright/shared/geometry/transform';
import { LIMITS } from '@quiltwright/shared/limits';
import { boxOf, outlineOf, shapeContains } from '@quiltwright/shared/quilting/shape-outlines';
import { act } from '../../model/command';
import { createdBlockCommands as commands } from '../../model/created-block/created-block-commands';
import {
  freeShapes,
  laidShapes,
  selectedShapes,
  type Drawing,
  type DrawingAction,
} from '../../model/created-block/drawing';
import { partnersOf } from '../../model/created-block/links';
import { boxAround } from '../../model/created-block/reshape';
import { nothingSelected, type Selection } from '../../model/selection';
import type { Moving } from '../../render/preview';
import { blockSnapping } from '../snapping/block-snapping';
import type { ItemSnapping } from '../snapping/item-snapping';
import { inInches } from './canvas-scale';
import { noMarks, type Ghost } from './drawing-marks';
import { copiesOf, drawingUnit, ghostOf, shownLevels, type DrawingTable } from './drawing-table';
import { noItemMarks, type Change, type ItemTable } from './item-table';

/** Marks of a ruler an inch: what a quilter cuts by. */
const MARKS = 8;

/** The shapes of the block that is drawn, as items; their units are those of the block. */
export function shapeItems(table: DrawingTable): ItemTable {
  const { drawing, run } = table;
  return {
    unit: () => drawingUnit(drawing()),
    selection: () => drawing().selection,
    items: () =>
      freeShapes(drawing().document.design).map(({ shape }) => ({
        num: shape.shapeNum,
        box: boxOf(shape),
        outline: outlineOf(shape),
      })),
    itemsAt: ({ x, y }) =>
      freeShapes(drawing().document.design)
        .filter(({ shape }) => shapeContains(shape, x, y))
        .map(({ shape }) => shape.shapeNum)
        .reverse(),
    isSelectedAt: ({ x, y }) => selectedShapes(drawing()).some(({ shape }) => shapeContains(shape, x, y)),
    around: () => boxAround(drawing()),
    handled: () => boxAround(drawing()),
    isProportional: false,
    snapping: (kind) => snappingBeside(kind === 'duplicate' ? nothingSelected : drawing().selection, table),
    moving: () => movingOf(drawing()),
    seen: ({ kind }, way) => {
      const to = inInches(way, drawingUnit(drawing()));
      return kind === 'duplicate' ? [move(0, 0), to] : [to];
    },
    snaps: table.snaps,
    selectsMore: table.selectsMore,
    select: (nums) => {
      run(act(commands.select, { argument: nums }));
    },
    selectMore: (nums) => {
      run(act(commands.selectMore, { argument: nums }));
    },
    deselectAll: () => {
      run(act(commands.deselectAll));
    },
    change: (change) => {
      const { design } = drawing().document;
      run(actionOf(change));
      return drawing().document.design !== design;
    },
    show: (marks, change) => {
      const ghosts = change ? ghostsOf(drawing(), change) : [];
      table.marks.set(marks === noItemMarks ? noMarks : { ...noMarks, ...marks, ghosts });
    },
  };
}

/**
 * What a hand aligns with during a gesture: the patch grid, the shapes that could be selected too and stay, and where none
 * of them is near the eighths of an inch.
 */
export function snappingBeside(moved: Selection, { drawing }: Pick<DrawingTable, 'drawing'>): ItemSnapping {
  const { design } = drawing().document;
  const boxes = freeShapes(design)
    .filter(({ shape }) => !moved.has(shape.shapeNum))
    .map(({ shape }) => boxOf(shape));
  const { blockWidth, blockHeight } = design.block;
  const ruler = {
    x: LIMITS.blockSpace / (blockWidth * MARKS),
    y: LIMITS.blockSpace / (blockHeight * MARKS),
  };
  return blockSnapping({ boxes, grid: design.grid, ruler });
}

/** What is selected, as it moves on the canvas. */
function movingOf({ document, selection }: Drawing): Moving {
  const shapes: number[] = [];
  shownLevels(document.design)
    .flat()
    .forEach(({ shapeNum }, index) => {
      if (selection.has(shapeNum)) shapes.push(index);
    });
  return { copy: 0, shapes };
}

function actionOf(change: Change): DrawingAction {
  switch (change.kind) {
    case 'move':
      return act(commands.move, { argument: change.by });
    case 'duplicate':
      return act(commands.duplicate, { argument: change.by });
    case 'resize':
      return act(commands.resize, { argument: change.to });
  }
}

/** What the symmetry lays with copies, and where the partners of what is selected follow what is done to that. */
function ghostsOf(drawing: Drawing, change: Change): Ghost[] {
  const action = actionOf(change);
  return change.kind === 'duplicate' ? copiesOf(drawing, action) : followersOf(drawing, action);
}

function followersOf(drawing: Drawing, action: DrawingAction): Ghost[] {
  const partners = new Set(partnersOf(drawing).map(({ shapeNum }) => shapeNum));
  if (partners.size === 0 || !action.canRun(drawing)) return [];
  return laidShapes(action.run(drawing).document.design)
    .filter(({ shape }) => partners.has(shape.shapeNum))
    .map(({ shape }) => ghostOf(shape));
}
