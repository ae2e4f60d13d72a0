import type { Point } from '@quiltwright/shared/geometry/point';
import { move, type Transform } from '@quiltwright/shared/geometry/transform';
import { LIMITS } from '@quiltwright/shared/limits';
import { boxOf, outlineOf, shapeContains } from '@quiltwright/shared/quilting/shapes/shape-outlines';
import { formOf, turnedForm } from '@quiltwright/shared/quilting/shapes/form';
import { act } from '@quiltwright/shared/model/command';
import { createdBlockCommands as commands } from '@quiltwright/shared/model/created-block/created-block-commands';
import {
  freeShapes,
  selectedShapes,
  type Drawing,
  type DrawingAction,
} from '@quiltwright/shared/model/created-block/drawing';
import { followingOf, type Following } from '@quiltwright/shared/model/created-block/links';
import { boxAround } from '@quiltwright/shared/model/created-block/reshape';
import { boxInUnits, fineEdgesOf } from '@quiltwright/shared/model/created-block/fine-edges';
import { nothingSelected, type Selection } from '@quiltwright/shared/model/selection';
import type { Moving } from '../../../render/camera/preview';
import { blockSnapping } from '../../snapping/block-snapping';
import type { ItemSnapping } from '../../snapping/item-snapping';
import { inInches } from '../canvas-scale';
import { noMarks, type Ghost } from './drawing-marks';
import { copiesOf, drawingUnit, shownLevels, type DrawingEditor } from './drawing-editor';
import { handledItems } from '../editor-for-tools';
import { noItemMarks, type Change, type ItemEditor } from '../item-editor';

/** The number of marks in an inch on a quilter's ruler. */
export const MARKS = 8;

/**
 * Returns the `ItemEditor` of a drawn block, for the tools that select, move and resize items. Its items are the
 * shapes, and its unit is a block unit.
 */
export function shapeItems(editor: DrawingEditor): ItemEditor {
  const { drawing } = editor;
  /**
   * The unselected shapes that are linked with selected shapes and change with them. The list is found once for each
   * block and selection, because each move of the pointer needs it.
   */
  let known: { of: Drawing; following: Following[] } | null = null;
  const following = (): Following[] => {
    const of = drawing();
    if (known?.of.document !== of.document || known.of.selection !== of.selection)
      known = { of, following: followingOf(of) };
    return known.following;
  };
  /**
   * Returns previews of the unselected shapes that a change adds or moves. If a change duplicates the selection, these
   * are the copies by symmetry. Otherwise they are the shapes that are linked with selected shapes.
   */
  const ghostsOf = (way: Transform | null, change: Change): Ghost[] =>
    change.kind === 'duplicate'
      ? copiesOf(drawing(), actionOf(change))
      : way
        ? following().map((each) => ghostOfFollowing(each, way))
        : [];

  return {
    ...handledItems(editor, drawing, commands, actionOf),
    unit: () => drawingUnit(drawing()),
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
    snapping: (kind) => snappingBeside(kind === 'duplicate' ? nothingSelected : drawing().selection, editor),
    moving: () => movingOf(drawing()),
    seen: ({ kind }, way) => {
      const to = inInches(way, drawingUnit(drawing()));
      return kind === 'duplicate' ? [move(0, 0), to] : [to];
    },
    show: (marks, change) => {
      const ghosts = change ? ghostsOf(marks.selected, change) : [];
      editor.marks.set(marks === noItemMarks ? noMarks : { ...noMarks, ...marks, ghosts });
    },
  };
}

/**
 * Returns an object that snaps shapes to the patch grid, and to unlocked shapes that don't move. If none of these is
 * near, shapes snap to eighths of an inch.
 * @param corners more points to which they snap, across and down
 */
export function snappingBeside(
  moved: Selection,
  { drawing }: Pick<DrawingEditor, 'drawing'>,
  corners: readonly Point[] = [],
): ItemSnapping {
  const { design } = drawing().document;
  const still = freeShapes(design)
    .map(({ shape }) => shape)
    .filter(({ shapeNum }) => !moved.has(shapeNum));
  const boxes = still.map(boxOf);
  const own = still.flatMap(({ outline = [] }) => outline.map(([x, y]) => ({ x, y })));
  const { blockWidth, blockHeight } = design.block;
  const ruler = {
    x: LIMITS.blockSpace / (blockWidth * MARKS),
    y: LIMITS.blockSpace / (blockHeight * MARKS),
  };
  return blockSnapping({ boxes, corners: [...own, ...corners], grid: design.grid, ruler });
}

/** Returns the selected shapes as parts that move on the canvas. */
export function movingOf({ document, selection }: Drawing): Moving {
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
      return act(commands.move, change.by);
    case 'duplicate':
      return act(commands.duplicate, change.by);
    case 'resize':
      return act(commands.resize, change.to);
  }
}

/**
 * Returns the preview of a shape that changes with a linked shape, `leader`. The transform moves, resizes or mirrors
 * the leader.
 */
function ghostOfFollowing({ shape, leader, placed }: Following, { a, d, e, f }: Transform): Ghost {
  const { x, y, width, height } = boxOf(leader);
  const mirrored = a < 0 ? turnedForm(formOf(leader), 'across') : formOf(leader);
  const { sides, form } = placed({
    sides: fineEdgesOf({
      x: a * (a < 0 ? x + width : x) + e,
      y: d * (d < 0 ? y + height : y) + f,
      width: Math.abs(a) * width,
      height: Math.abs(d) * height,
    }),
    form: d < 0 ? turnedForm(mirrored, 'down') : mirrored,
  });
  return { form, box: boxInUnits(sides), fabric: shape.fillFabric };
}
