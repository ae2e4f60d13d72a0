// @vitest-environment jsdom
import { LIMITS } from '@quiltwright/shared/limits';
import { beforeEach, expect, test } from 'vitest';
import { Tab } from '../../../browser/tab';
import { CanvasPointer } from '../../../editor/tools/canvas-pointer.fixture';
import { createDrawingEditing } from './drawing-editing';
import { canvasToolOf, drawingTools } from './drawing-tools';

let editing: ReturnType<typeof createDrawingEditing>;

/** A pointer with the tool in use. A block unit is a pixel. */
const pointer = new CanvasPointer(12 / LIMITS.blockSpace);
const take = () => {
  const name = canvasToolOf(editing.options.getState());
  const tool = drawingTools(editing, editing.run).find((each) => each.name === name);
  if (!tool) throw new Error(`There is a tool ${name}.`);
  pointer.take(tool);
};

beforeEach(() => {
  localStorage.clear();
  editing = new Tab().get(createDrawingEditing);
  editing.choose('seam');
  const { sketch } = editing.drafting;
  sketch.press({ x: 0, y: 500 }, editing.run);
  sketch.press({ x: 1000, y: 500 }, editing.run);
  editing.choose('select');
  take();
});

test('by seams, a drag with Select draws a box that selects patches, and moves none', () => {
  const { design } = editing.drawing().document;
  pointer.press(300, 300);
  pointer.to(400, 700);
  pointer.release();
  expect(editing.drawing().document.design).toBe(design);
  expect(editing.drawing().selection.size).toBe(2);
  expect(pointer.press(300, 300, { device: 'touch' })).toBe(false);
});

test('by shapes, a drag with Select moves the shape', () => {
  const { design } = editing.drawing().document;
  editing.options.setState({ drawsBy: 'shapes' });
  take();
  pointer.press(300, 300);
  pointer.to(400, 700);
  pointer.release();
  expect(editing.drawing().document.design).not.toBe(design);
});
