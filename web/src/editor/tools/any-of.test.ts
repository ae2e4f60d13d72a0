import { beforeEach, expect, test } from 'vitest';
import { act } from '@quiltwright/shared/model/command';
import { createdBlockCommands } from '@quiltwright/shared/model/created-block/created-block-commands';
import { after, place } from '@quiltwright/shared/model/created-block/drawing.fixture';
import { anyOf } from './any-of';
import { BlockPointer } from './block-pointer.fixture';
import { marquee } from './items/marquee';
import { moveItems } from './items/move-items';
import { resizeItems } from './items/resize-items';
import { selectItems } from './items/select-items';
import { shapeItems } from './drawing/shape-items';
import type { CanvasPoint, Tool, View } from './tool';

let pointer: BlockPointer;

const square = after(place(1, 300, 300, 200, 200), act(createdBlockCommands.deselectAll));

beforeEach(() => {
  pointer = new BlockPointer(square, (editor) => {
    const items = shapeItems(editor);
    return anyOf('select', [resizeItems(items), moveItems(items), marquee(items, false), selectItems(items)]);
  });
});

test('a drag goes to the first tool that takes it: a handle, a shape, or the space beside them', () => {
  pointer.tap(400, 400);
  pointer.press(500, 500);
  pointer.to(600, 600);
  pointer.release();
  pointer.press(400, 400);
  pointer.to(410, 400);
  pointer.release();
  pointer.press(900, 900);
  pointer.to(950, 950);
  pointer.release();
  expect(pointer.done.map(([id]) => id)).toEqual(['select', 'resize', 'move', 'select']);
});

test('the cursor is that of the first tool that has one', () => {
  pointer.select(1);
  expect(pointer.hover(500, 500)).toBe('nwse-resize');
  expect(pointer.hover(400, 400)).toBe('move');
  expect(pointer.hover(800, 800)).toBeNull();
});

test('once a pen was used, fingers drag the view alone', () => {
  pointer.tap(400, 400, { device: 'touch' });
  expect(pointer.press(400, 400, { device: 'touch' })).toBe(true);
  pointer.escape();
  expect(pointer.press(400, 400, { device: 'pen' })).toBe(true);
  pointer.escape();
  expect(pointer.press(400, 400, { device: 'touch' })).toBe(false);
  expect(pointer.press(400, 400)).toBe(true);
});

test('a drag stays with the tool of its press, even if another pointer was pressed since', () => {
  const begun: string[] = [];
  const half = (name: string, isOf: (x: number) => boolean): Tool => ({
    name,
    takesDrag: ({ at }) => isOf(at.x),
    dragStart: () => begun.push(name),
  });
  const tool = anyOf('both', [half('left', (x) => x < 500), half('right', (x) => x >= 500)]);
  const [left, right] = [pointAt(100), pointAt(900)];
  expect(tool.takesDrag?.(left, view)).toBe(true);
  expect(tool.takesDrag?.(right, view)).toBe(true);
  tool.dragStart?.(left, view);
  expect(begun).toEqual(['left']);
});

const view: View = {
  partAt: () => null,
  inches: (at) => at,
  viewport: () => ({ width: 100, height: 100 }),
  preview: () => {},
  openMenu: () => {},
};

function pointAt(x: number): CanvasPoint {
  const at = { x, y: 0 };
  const modifiers = { shift: false, alt: false, ctrl: false };
  return { page: at, at, isOver: true, part: null, device: 'mouse', modifiers };
}

test('a long press goes to a tool that handles one', () => {
  const draw: Tool = { name: 'draw' };
  expect(anyOf('draw', [draw]).hold).toBeUndefined();
  expect(anyOf('select', [draw, { name: 'select', hold: () => undefined }]).hold).toBeDefined();
});
