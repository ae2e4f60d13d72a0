// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { CanvasInput } from './canvas-input';
import type { Recognised } from './recogniser';

function pointer(type: string, x: number, y: number, more: PointerEventInit = {}): PointerEvent {
  return new PointerEvent(type, {
    pointerId: 1,
    pointerType: 'mouse',
    button: 0,
    buttons: 1,
    clientX: x,
    clientY: y,
    bubbles: true,
    ...more,
  });
}

/**
 * Attaches a canvas whose drags belong to the tool. Returns a short record of its events, without pointer positions.
 */
function attach(input: CanvasInput) {
  const element = document.createElement('div');
  element.setPointerCapture = () => {};
  const told: string[] = [];
  const detach = input.attach(element, {
    takesDrag: () => true,
    takesHold: () => true,
    recognised: (recognised) => told.push(inShort(recognised)),
    hover: () => {},
    edgeSpeed: ({ at }) => (at.x < 5 ? { x: 100, y: 0 } : null),
  });
  return { element, told, detach };
}

function inShort(recognised: Recognised): string {
  if (recognised.kind === 'view') return `view ${recognised.dx},${recognised.dy}`;
  if (recognised.kind !== 'drag') return recognised.kind;
  const { phase, press } = recognised;
  return `${phase} ${press.at.x},${press.at.y}${press.modifiers.shift ? ' with shift' : ''}`;
}

test('a press without a canvas never becomes a drag', () => {
  const input = new CanvasInput();
  expect(input.reach(pointer('pointerdown', 10, 10))).toBe(false);
  const { told, detach } = attach(input);
  window.dispatchEvent(pointer('pointermove', 200, 200));
  expect(input.ongoing.getState()).toEqual({ gesture: 'idle' });
  expect(told).toEqual([]);
  detach();
});

test('a drag ends with its canvas', () => {
  const input = new CanvasInput();
  const first = attach(input);
  expect(input.reach(pointer('pointerdown', 10, 10))).toBe(true);
  window.dispatchEvent(pointer('pointermove', 200, 200));
  expect(input.ongoing.getState()).toEqual({ gesture: 'carrying' });
  first.detach();
  expect(first.told.at(-1)).toBe('cancel 200,200');
  const second = attach(input);
  second.detach();
  expect(input.ongoing.getState()).toEqual({ gesture: 'idle' });
  expect(second.told).toEqual([]);
});

test.each([
  ['is told place by place, and counts when it is let go', 'pointerup', 'end 30,40'],
  ['leaves nothing behind when it is lost', 'pointercancel', 'cancel 30,40'],
])('a drag of a tool %s', (_, end, last) => {
  const { element, told, detach } = attach(new CanvasInput());
  element.dispatchEvent(pointer('pointerdown', 10, 10));
  window.dispatchEvent(pointer('pointermove', 12, 10));
  window.dispatchEvent(pointer('pointermove', 30, 10));
  window.dispatchEvent(pointer('pointermove', 30, 40));
  window.dispatchEvent(pointer(end, 30, 40));
  expect(told).toEqual(['start 10,10', 'move 30,10', 'move 30,40', last]);
  detach();
});

test('a drag whose button was released unnoticed ends with the next move of the mouse', () => {
  const { element, told, detach } = attach(new CanvasInput());
  element.dispatchEvent(pointer('pointerdown', 10, 10));
  window.dispatchEvent(pointer('pointermove', 30, 10));
  window.dispatchEvent(pointer('pointermove', 90, 90, { buttons: 0 }));
  window.dispatchEvent(pointer('pointermove', 95, 90, { buttons: 0 }));
  expect(told).toEqual(['start 10,10', 'move 30,10', 'cancel 30,10']);
  detach();
});

test('no menu opens during a drag, or for a finger; the mouse opens one if nothing is dragged', () => {
  const { element, detach } = attach(new CanvasInput());
  const opens = (menu: Event) => element.dispatchEvent(menu);
  const byMouse = () => pointer('contextmenu', 10, 10, { cancelable: true });
  /* As in browsers that don't report the device. */
  const untold = () => new MouseEvent('contextmenu', { cancelable: true });
  expect([opens(byMouse()), opens(untold())]).toEqual([true, true]);
  element.dispatchEvent(pointer('pointerdown', 10, 10));
  window.dispatchEvent(pointer('pointermove', 30, 10));
  expect([opens(byMouse()), opens(untold())]).toEqual([false, false]);
  window.dispatchEvent(pointer('pointerup', 30, 10));
  expect([opens(byMouse()), opens(untold())]).toEqual([true, true]);
  element.dispatchEvent(pointer('pointerdown', 10, 10, { pointerType: 'touch' }));
  expect(opens(untold())).toBe(false);
  expect(opens(pointer('contextmenu', 10, 10, { cancelable: true, pointerType: 'touch' }))).toBe(false);
  detach();
});

test('the browser makes no fling of a finger’s drag', () => {
  const { element, detach } = attach(new CanvasInput());
  const move = () => element.dispatchEvent(new Event('touchmove', { cancelable: true }));
  expect(move()).toBe(false);
  detach();
  expect(move()).toBe(true);
});

test('a modifier pressed while the pointer rests reaches the drag', () => {
  const { element, told, detach } = attach(new CanvasInput());
  element.dispatchEvent(pointer('pointerdown', 10, 10));
  window.dispatchEvent(pointer('pointermove', 30, 10));
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift', shiftKey: true }));
  window.dispatchEvent(new KeyboardEvent('keyup', { key: 'Shift' }));
  window.dispatchEvent(pointer('pointerup', 30, 10));
  expect(told).toEqual(['start 10,10', 'move 30,10', 'move 30,10 with shift', 'move 30,10', 'end 30,10']);
  detach();
});

test('a modifier pressed while the pointer hovers is told with its place, but not after another key', () => {
  const input = new CanvasInput();
  const element = document.createElement('div');
  document.body.append(element);
  const told: string[] = [];
  const detach = input.attach(element, {
    takesDrag: () => true,
    takesHold: () => true,
    recognised: () => {},
    hover: (at, { ctrl }) => told.push(`${at ? `${at.x},${at.y}` : 'away'}${ctrl ? ' with ctrl' : ''}`),
    edgeSpeed: () => null,
  });
  element.dispatchEvent(pointer('pointermove', 30, 40, { bubbles: true, buttons: 0 }));
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Control', ctrlKey: true }));
  window.dispatchEvent(new KeyboardEvent('keyup', { key: 'Control' }));
  element.dispatchEvent(pointer('pointermove', 50, 40, { bubbles: true, buttons: 0 }));
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft' }));
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift', shiftKey: true }));
  element.dispatchEvent(pointer('pointerleave', 30, 40));
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Control', ctrlKey: true }));
  expect(told).toEqual(['30,40', '30,40 with ctrl', '30,40', '50,40', 'away']);
  detach();
  element.remove();
});

test('a drag that rests at an edge moves the view with each frame, until it comes back or ends', () => {
  let frame: FrameRequestCallback | null = null;
  let start = 0;
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => {
    frame = callback;
    return 1;
  });
  vi.stubGlobal('cancelAnimationFrame', () => (frame = null));
  const runFrame = (after: number) => frame?.((start += after));
  const { element, told, detach } = attach(new CanvasInput());
  element.dispatchEvent(pointer('pointerdown', 50, 10));
  window.dispatchEvent(pointer('pointermove', 20, 10));
  expect(frame).toBeNull();
  start = Math.ceil(performance.now()) + 1000;
  window.dispatchEvent(pointer('pointermove', 4, 10));
  // A long time without frames counts as 50 milliseconds.
  runFrame(0);
  runFrame(20);
  window.dispatchEvent(pointer('pointermove', 3, 10));
  runFrame(20);
  expect(told.slice(2)).toEqual([
    ...['move 4,10', 'view 5,0', 'move 4,10', 'view 2,0', 'move 4,10', 'move 3,10', 'view 2,0', 'move 3,10'],
  ]);
  window.dispatchEvent(pointer('pointermove', 30, 10));
  expect(frame).toBeNull();
  window.dispatchEvent(pointer('pointermove', 3, 10));
  expect(frame).not.toBeNull();
  window.dispatchEvent(pointer('pointerup', 3, 10));
  expect(frame).toBeNull();
  expect(told.at(-1)).toBe('end 3,10');
  detach();
  vi.unstubAllGlobals();
});

test('cancels the drag when a tablet is turned, but not when its window only changes size', () => {
  const { element, told, detach } = attach(new CanvasInput());
  const [width, height] = [window.innerWidth, window.innerHeight];
  const resize = (innerWidth: number, innerHeight: number) => {
    Object.assign(window, { innerWidth, innerHeight });
    window.dispatchEvent(new Event('resize'));
  };
  resize(1024, 768);
  element.dispatchEvent(pointer('pointerdown', 10, 10, { pointerType: 'touch' }));
  window.dispatchEvent(pointer('pointermove', 30, 10, { pointerType: 'touch' }));
  resize(1024, 800);
  window.dispatchEvent(pointer('pointermove', 40, 10, { pointerType: 'touch' }));
  resize(768, 1024);
  window.dispatchEvent(pointer('pointermove', 50, 10, { pointerType: 'touch' }));
  window.dispatchEvent(pointer('pointerup', 50, 10, { pointerType: 'touch' }));
  expect(told).toEqual(['start 10,10', 'move 30,10', 'move 40,10', 'cancel 40,10']);
  resize(width, height);
  detach();
});
