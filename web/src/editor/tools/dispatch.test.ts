import { move } from '@quiltwright/shared/geometry/transform';
import { beforeEach, expect, test } from 'vitest';
import type { Part } from '../../render/scene/part';
import type { Preview } from '../../render/camera/preview';
import type { Press, Role } from '../input/press';
import { CanvasInput } from '../input/canvas-input';
import { Carry } from './carry';
import { ToolDispatch } from './dispatch';
import { select } from './select';
import { Sweep } from './sweep';
import type { Tool } from './tool';

const quilt: Part = { kind: 'band', band: 'border1' };
/** Returns the part at a point: in these tests, the left half of the canvas is the quilt. */
const partAt = ({ x }: { x: number }) => (x < 100 ? quilt : null);

function pressAt(x: number, y: number, role: Role = 'drag'): Press {
  const at = { x, y };
  const modifiers = { shift: false, alt: false, ctrl: false };
  return { id: 1, device: 'mouse', button: 'first', role, canHold: true, modifiers, start: at, at };
}

let told: string[];
let tools: readonly Tool[];
let active: string;
let shown: Preview | null;
const dispatch = () =>
  new ToolDispatch({
    partAt,
    inches: ({ x, y }) => ({ x: x / 10, y: y / 10 }),
    viewport: () => ({ width: 100, height: 100 }),
    preview: (preview) => (shown = preview),
    openMenu: () => {},
    pointOf: ({ at, device, modifiers }) => {
      return { page: at, at, isOver: true, part: partAt(at), device, modifiers };
    },
    inUse: () => ({ tools, active }),
  });

const tell = (what: string) => (part: Part | null) => void told.push(`${what} ${part ? 'quilt' : 'outside'}`);

beforeEach(() => {
  told = [];
  active = 'select';
  shown = null;
  tools = [
    select({ onSelect: tell('select'), onOpen: tell('open'), onHold: tell('hold') }),
    new Sweep<string>().tool({
      itemsAt: () => ['border'],
      onTap: tell('give'),
      onHold: tell('hold'),
      onTry: (items) => void told.push(`try ${items.join()}`),
      onGive: (items) => void told.push(`sweep ${items.join()}`),
      onEnd: () => void told.push('end'),
    }),
  ];
});

test('the active tool gets taps and holds, and a drag only if it takes it', () => {
  const to = dispatch();
  to.perform({ kind: 'tap', press: pressAt(10, 10), count: 1 });
  to.perform({ kind: 'tap', press: pressAt(10, 10), count: 2 });
  to.perform({ kind: 'hold', press: pressAt(150, 10) });
  expect(told).toEqual(['select quilt', 'select quilt', 'open quilt', 'hold outside']);
  expect(to.takesDrag(pressAt(10, 10))).toBe(false);
  active = 'sweep';
  expect(to.takesDrag(pressAt(10, 10))).toBe(true);
});

test('a long press goes to tools that handle one', () => {
  const to = dispatch();
  expect(to.takesHold(pressAt(10, 10))).toBe(true);
  tools = [{ name: 'draw' }];
  active = 'draw';
  expect(to.takesHold(pressAt(10, 10))).toBe(false);
});

test('a drag stays with its tool, even if another becomes active', () => {
  const to = dispatch();
  active = 'sweep';
  to.perform({ kind: 'drag', phase: 'start', press: pressAt(150, 10) });
  to.perform({ kind: 'drag', phase: 'move', press: pressAt(90, 10) });
  active = 'select';
  to.perform({ kind: 'drag', phase: 'end', press: pressAt(90, 10) });
  expect(told).toEqual(['try ', 'try border', 'end', 'sweep border']);
});

test('a drag belongs to the tool that took its press, even if another is active when it starts', () => {
  const to = dispatch();
  active = 'sweep';
  expect(to.takesDrag(pressAt(10, 10))).toBe(true);
  active = 'select';
  to.perform({ kind: 'drag', phase: 'start', press: pressAt(10, 10) });
  to.perform({ kind: 'drag', phase: 'end', press: pressAt(20, 10) });
  expect(told).toEqual(['try border', 'end', 'sweep border']);
});

test('a thing dragged out of a panel is carried, with any active tool', () => {
  const to = dispatch();
  const carry = new Carry<string>(new CanvasInput());
  tools = [
    ...tools,
    carry.tool({
      onCarry: () => void told.push('carry'),
      onDrop: () => void told.push('drop'),
      onCancel: () => void told.push('back'),
    }),
  ];
  to.perform({ kind: 'drag', phase: 'start', press: pressAt(10, 10, 'carry') });
  to.perform({ kind: 'drag', phase: 'cancel', press: pressAt(10, 10, 'carry') });
  expect(told).toEqual(['back']);
});

/** A tool that draws a box by a drag from the quilt; with Shift, it draws a square. */
function drawTool(onDrawn: (box: string) => void): Tool {
  let from = { x: 0, y: 0 };
  return {
    name: 'draw',
    takesDrag: ({ part }) => part !== null,
    dragStart: ({ at }) => {
      from = at;
    },
    dragEnd: ({ at, modifiers }) => {
      const [width, height] = [at.x - from.x, at.y - from.y];
      const side = Math.max(width, height);
      onDrawn(modifiers.shift ? `${side}×${side}` : `${width}×${height}`);
    },
  };
}

test('another tool is one more entry in the list', () => {
  tools = [...tools, drawTool((box) => void told.push(box))];
  active = 'draw';
  const to = dispatch();
  expect(to.takesDrag(pressAt(150, 10))).toBe(false);
  expect(to.takesDrag(pressAt(10, 10))).toBe(true);
  to.perform({ kind: 'drag', phase: 'start', press: pressAt(10, 10) });
  to.perform({ kind: 'drag', phase: 'move', press: pressAt(30, 20) });
  to.perform({ kind: 'drag', phase: 'end', press: pressAt(70, 50) });
  const square = pressAt(70, 50);
  square.modifiers = { ...square.modifiers, shift: true };
  to.perform({ kind: 'drag', phase: 'start', press: pressAt(10, 10) });
  to.perform({ kind: 'drag', phase: 'end', press: square });
  expect(told).toEqual(['60×40', '60×60']);
});

/**
 * A tool that moves the first block. `onMoved` receives the move in inches, and returns true if the block changed
 * place.
 */
function moveTool(onMoved: (x: number, y: number) => boolean): Tool {
  const moving = { copies: [0] };
  let from = { x: 0, y: 0 };
  return {
    name: 'move',
    takesDrag: () => true,
    dragStart: ({ at }, { inches }) => {
      from = inches(at);
    },
    dragMove: ({ at }, { inches, preview }) => {
      const { x, y } = inches(at);
      preview({ moving, to: [move(x - from.x, y - from.y)] });
    },
    dragEnd: ({ at }, { inches, preview }) => {
      const { x, y } = inches(at);
      if (!onMoved(x - from.x, y - from.y)) preview(null);
    },
  };
}

test('a tool shows moving parts until the quilt has them', () => {
  const to = dispatch();
  active = 'move';
  let goes = true;
  tools = [
    moveTool((x, y) => {
      told.push(`move ${x} ${y}`);
      return goes;
    }),
  ];
  const drag = () => {
    to.perform({ kind: 'drag', phase: 'start', press: pressAt(10, 10) });
    to.perform({ kind: 'drag', phase: 'move', press: pressAt(30, 60) });
  };
  const moved = { moving: { copies: [0] }, to: [{ a: 1, b: 0, c: 0, d: 1, e: 2, f: 5 }] };
  drag();
  expect(shown).toEqual(moved);
  to.perform({ kind: 'drag', phase: 'end', press: pressAt(40, 60) });
  expect(told).toEqual(['move 3 5']);
  expect(shown).toEqual(moved);
  drag();
  to.perform({ kind: 'drag', phase: 'cancel', press: pressAt(30, 60) });
  expect(shown).toBeNull();
  goes = false;
  drag();
  to.perform({ kind: 'drag', phase: 'end', press: pressAt(30, 60) });
  expect(shown).toBeNull();
});
