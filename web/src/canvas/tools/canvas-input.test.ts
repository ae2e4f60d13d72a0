import { expect, test } from 'vitest';
import { CanvasInput, type CanvasAction } from './canvas-input';

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

test('what is pressed while there is no canvas is no drag, whatever comes after', () => {
  const input = new CanvasInput<string>();
  input.reach(pointer('pointerdown', 10, 10), 'Barn Red');
  const actions: CanvasAction<string>[] = [];
  const detach = input.attach(document.createElement('div'), (action) => actions.push(action));
  window.dispatchEvent(pointer('pointermove', 200, 200));
  expect(input.ongoing.getState()).toEqual({ gesture: 'idle', lifted: null });
  expect(actions).toEqual([]);
  detach();
});

test('a drag that the canvas did not outlive is over', () => {
  const input = new CanvasInput<string>();
  const canvas = document.createElement('div');
  canvas.setPointerCapture = () => {};
  const detach = input.attach(canvas, () => {});
  input.reach(pointer('pointerdown', 10, 10), 'Barn Red');
  window.dispatchEvent(pointer('pointermove', 200, 200));
  expect(input.ongoing.getState().lifted?.cargo).toBe('Barn Red');
  detach();
  const actions: CanvasAction<string>[] = [];
  input.attach(canvas, (action) => actions.push(action))();
  expect(input.ongoing.getState()).toEqual({ gesture: 'idle', lifted: null });
  expect(actions).toEqual([]);
});

test.each([
  ['is told place by place, and counts when it is let go', 'pointerup', { kind: 'swept' }],
  ['leaves nothing behind when it is lost', 'pointercancel', { kind: 'abandon', work: 'sweeping' }],
])('a sweep %s', (_, end, last) => {
  const input = new CanvasInput<string>();
  input.takeUp('sweep');
  const canvas = document.createElement('div');
  canvas.setPointerCapture = () => {};
  const actions: CanvasAction<string>[] = [];
  const detach = input.attach(canvas, (action) => {
    if (action.kind !== 'hover') actions.push(action);
  });
  canvas.dispatchEvent(pointer('pointerdown', 10, 10));
  window.dispatchEvent(pointer('pointermove', 12, 10));
  window.dispatchEvent(pointer('pointermove', 30, 10));
  window.dispatchEvent(pointer('pointermove', 30, 40));
  window.dispatchEvent(pointer(end, 30, 40));
  expect(actions).toEqual([
    { kind: 'sweep', at: { x: 10, y: 10 } },
    { kind: 'sweep', at: { x: 30, y: 10 } },
    { kind: 'sweep', at: { x: 30, y: 40 } },
    last,
  ]);
  detach();
});
