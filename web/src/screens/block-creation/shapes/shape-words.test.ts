import { inches } from '@quiltwright/shared/geometry/units';
import { squareGrid } from '@quiltwright/shared/quilting/shapes/patch-grid';
import { expect, it } from 'vitest';
import { act } from '@quiltwright/shared/model/command';
import { createdBlockCommands as commands } from '@quiltwright/shared/model/created-block/created-block-commands';
import {
  after,
  newDrawing,
  next,
  place,
  select,
} from '@quiltwright/shared/model/created-block/drawing.fixture';
import type { DrawingAction } from '@quiltwright/shared/model/created-block/drawing';
import { describeDrawing } from './shape-words';

/* 1000 units are 12 inches. So 250 units are 3″, 62.5 are ¾″, and 125 are 1½″. */
const square = place(1, 250, 62.5, 125, 250);

/** Runs some actions. Returns the announcement after each action. */
function told(...actions: DrawingAction[]): (string | null)[] {
  let drawing = newDrawing();
  return actions.map((action) => {
    const before = drawing;
    drawing = next(drawing, action);
    return describeDrawing(before, drawing);
  });
}

it('announces shapes that are placed, selected, moved, resized and deleted', () => {
  expect(
    told(
      square,
      act(commands.deselectAll),
      select(1),
      act(commands.nudge, { x: 62.5, y: 0, burst: 'one' }),
      act(commands.nudge, { x: 62.5, y: 0, burst: 'one' }),
      act(commands.setMeasure, { height: 62.5 }),
      act(commands.remove),
    ),
  ).toEqual([
    'Shape placed: Rectangle 3″, ¾″, 1½″ × 3″, layer 1, spot 1',
    'Nothing selected',
    'Rectangle 3″, ¾″, 1½″ × 3″, layer 1, spot 1',
    'Shapes nudged: Rectangle 3¾″, ¾″, 1½″ × 3″, layer 1, spot 1',
    'Shapes nudged: Rectangle 4½″, ¾″, 1½″ × 3″, layer 1, spot 1',
    'Measurement changed: Rectangle 4½″, ¾″, 1½″ × ¾″, layer 1, spot 1',
    'Shapes deleted: 1 shape',
  ]);
});

it('announces the chosen grid and size, with any selection, and the number of removed shapes', () => {
  expect(
    told(
      square,
      act(commands.setGrid, squareGrid(5)),
      act(commands.setGrid, { columns: 4, rows: 2 }),
      act(commands.setSize, { width: inches(9), height: inches(12) }),
    ).slice(1),
  ).toEqual(['Patch grid: 5 patches per side', 'Patch grid: 4 × 2 patches', 'Block size: 9″ × 12″']);
  expect(told(square, place(1, 0, 0, 100, 100), act(commands.selectAll), act(commands.remove)).at(-1)).toBe(
    'Shapes deleted: 2 shapes',
  );
});

it('announces copies, several at once, and undo and redo', () => {
  expect(
    told(
      square,
      act(commands.copy),
      act(commands.paste, 'in place'),
      act(commands.selectAll),
      act(commands.giveFabric, 40),
      act(commands.undo),
      act(commands.redo),
      act(commands.rename, 'Barn'),
    ),
  ).toEqual([
    'Shape placed: Rectangle 3″, ¾″, 1½″ × 3″, layer 1, spot 1',
    'Shapes copied',
    'Shapes pasted: Rectangle 3″, ¾″, 1½″ × 3″, layer 1, spot 1',
    '2 shapes 3″, ¾″, 1½″ × 3″',
    'Fabric of shapes: 2 shapes 3″, ¾″, 1½″ × 3″',
    'Undone: Fabric of shapes',
    'Redone: Fabric of shapes',
    null,
  ]);
});

it('announces the copies that a symmetry adds', () => {
  expect(told(act(commands.setSymmetry, 'quarter turns'), square)).toEqual([
    null,
    'Shape placed: Rectangle 3″, ¾″, 1½″ × 3″, layer 1, spot 1, 4 linked copies',
  ]);
});

it('announces nothing for another block', () => {
  expect(describeDrawing(newDrawing(), after(square))).toBeNull();
});

it('counts several patches by their own name', () => {
  const two = [square, place(1, 0, 0, 100, 100)].reduce(next, newDrawing());
  const all = next(two, act(commands.selectAll));
  expect(describeDrawing(two, all, 'patches')).toBe('2 patches selected');
});
