// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { CanvasInput } from './canvas-input';
import type { Recognised } from './recogniser';

function pointer(type: string, x: number, y: number): PointerEvent {
  return new PointerEvent(type, {
    pointerId: 1,
    pointerType: 'mouse',
    button: 0,
    buttons: 1,
    clientX: x,
    clientY: y,
    bubbles: true,
  });
}

/** A canvas whose drags are the tool's, and what it is told of: in short, without where the pointer is. */
function attach(input: CanvasInput) {
  const element = document.createElement('div');
  element.setPointerCapture = () => {};
  const told: string[] = [];
  const detach = input.attach(element, {
    takesDrag: () => true,
    recognised: (recognised) => told.push(inShort(recognised)),
    hover: () => {},
  });
  return { element, told, detach };
}

function inShort(recognised: Recognised): string {
  if (recognised.kind !== 'drag') return recognised.kind;
  const { phase, press } = recognised;
  return `${phase} ${press.at.x},${press.at.y}${press.modifiers.shift ? ' with shift' : ''}`;
}

test('what is pressed while there is no canvas is no drag, whatever comes after', () => {
  const input = new CanvasInput();
  expect(input.reach(pointer('pointerdown', 10, 10))).toBe(false);
  const { told, detach } = attach(input);
  window.dispatchEvent(pointer('pointermove', 200, 200));
  expect(input.ongoing.getState()).toEqual({ gesture: 'idle' });
  expect(told).toEqual([]);
  detach();
});

test('a drag that the canvas did not outlive is over', () => {
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

test('a key that comes down while the hand rests is told with the drag', () => {
  const { element, told, detach } = attach(new CanvasInput());
  element.dispatchEvent(pointer('pointerdown', 10, 10));
  window.dispatchEvent(pointer('pointermove', 30, 10));
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift', shiftKey: true }));
  window.dispatchEvent(new KeyboardEvent('keyup', { key: 'Shift' }));
  window.dispatchEvent(pointer('pointerup', 30, 10));
  expect(told).toEqual(['start 10,10', 'move 30,10', 'move 30,10 with shift', 'move 30,10', 'end 30,10']);
  detach();
});
