import type { Box } from '../../geometry/box.js';
import { boxOf } from '../../quilting/shapes/shape-outlines.js';
import type { Form } from '../../quilting/shapes/form.js';
import type { Shape } from '../../quilting/shapes/shape.js';
import { act } from '../command.js';
import { createdBlockCommands } from './created-block-commands.js';
import { newCreatedBlock } from './created-block-document.js';
import { laidShapes, newDrawingState, selectedShapes, type Drawing, type DrawingAction } from './drawing.js';
import { stepsOf } from '../history-words.fixture.js';

/* Short names for the actions that tests run on drawings. */

export const newDrawing = (): Drawing => ({ document: newCreatedBlock(), ...newDrawingState });

export const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });

/**
 * Returns the action that places a shape on the layer with the id `layer`. A new block has the layers 1, 2 and 3, from
 * the lowest.
 */
export const place = (form: Form, x: number, y: number, width: number, height: number, layer = 1) =>
  act(createdBlockCommands.place, { form, box: box(x, y, width, height), layer, fabric: 1 });

export const select = (...nums: number[]) => act(createdBlockCommands.select, nums);

/** Returns a new drawing after these actions. Each action must be possible. */
export function after(...actions: DrawingAction[]): Drawing {
  return actions.reduce(next, newDrawing());
}

export function next(drawing: Drawing, action: DrawingAction): Drawing {
  if (!action.canRun(drawing)) throw new Error(`“${action.type}” can’t be run.`);
  return action.run(drawing);
}

/** Returns type, x, y, width and height of each shape, bottom first. */
export function drawn({ document }: Drawing): [Shape['shapeType'], number, number, number, number][] {
  return laidShapes(document.design).map(({ shape }) => {
    const { x, y, width, height } = boxOf(shape);
    return [shape.shapeType, x, y, width, height];
  });
}

/** Returns the numbers of the shapes on each layer, bottom first. */
export function numbered({ document }: Drawing): number[][] {
  return document.design.block.levels.map((level) => level.map(({ shapeNum }) => shapeNum));
}

/** Returns the numbers of the selected shapes, bottom first. */
export function selected(drawing: Drawing): number[] {
  return selectedShapes(drawing).map(({ shape }) => shape.shapeNum);
}

/** Returns the names of the steps that can be undone, oldest first. */
export function steps({ document }: Drawing): string[] {
  return stepsOf(document);
}
