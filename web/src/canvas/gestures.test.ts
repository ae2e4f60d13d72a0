import { expect, test } from 'vitest';
import { Gestures, WheelReader, type Press, type Wheel } from './gestures';

const press = (id: number, x: number, y: number, rest: Partial<Press> = {}): Press => ({
  id,
  kind: 'mouse',
  at: { x, y },
  moveOnly: false,
  ...rest,
});
const finger = { kind: 'touch' } as const;

test('a press that stays where it is is a tap', () => {
  const gestures = new Gestures();
  gestures.press(press(1, 100, 100));
  expect(gestures.move(1, { x: 102, y: 101 })).toBeNull();
  expect(gestures.release(1)).toEqual({ kind: 'tap', at: { x: 100, y: 100 } });
  expect(gestures.state).toBe('idle');
});

test('a press that wanders pans, and catches up with the pointer', () => {
  const gestures = new Gestures();
  gestures.press(press(1, 100, 100));
  gestures.move(1, { x: 102, y: 100 });
  expect(gestures.move(1, { x: 110, y: 95 })).toMatchObject({ kind: 'move', dx: 10, dy: -5, factor: 1 });
  expect(gestures.move(1, { x: 111, y: 95 })).toMatchObject({ dx: 1, dy: 0 });
  expect(gestures.release(1)).toBeNull();
});

test('a finger may tremble more than a mouse', () => {
  const gestures = new Gestures();
  gestures.press(press(1, 0, 0, finger));
  expect(gestures.move(1, { x: 9, y: 0 })).toBeNull();
  expect(gestures.move(1, { x: 11, y: 0 })).not.toBeNull();
});

test('a press that can only move is never a tap', () => {
  const gestures = new Gestures();
  gestures.press(press(1, 0, 0, { moveOnly: true }));
  expect(gestures.move(1, { x: 1, y: 0 })).toMatchObject({ dx: 1 });
  expect(gestures.release(1)).toBeNull();
});

test('two fingers pinch around their middle', () => {
  const gestures = new Gestures();
  gestures.press(press(1, 100, 100, finger));
  gestures.press(press(2, 200, 100, finger));
  expect(gestures.state).toBe('pinching');
  // The distance grows from 100 to 150, the middle moves from 150 to 175.
  expect(gestures.move(2, { x: 250, y: 100 })).toEqual({
    kind: 'move',
    dx: 25,
    dy: 0,
    factor: 1.5,
    at: { x: 175, y: 100 },
  });
});

test('after a pinch the finger that stays pans, without a jump and without a tap', () => {
  const gestures = new Gestures();
  gestures.press(press(1, 100, 100, finger));
  gestures.press(press(2, 200, 100, finger));
  expect(gestures.release(2)).toBeNull();
  expect(gestures.move(1, { x: 101, y: 100 })).toMatchObject({ dx: 1, dy: 0, factor: 1 });
  expect(gestures.release(1)).toBeNull();
});

test('fingers count for nothing while a pen is down', () => {
  const gestures = new Gestures();
  gestures.press(press(1, 100, 100, finger));
  gestures.press(press(2, 50, 50, { kind: 'pen' }));
  gestures.press(press(3, 300, 300, finger));
  expect(gestures.move(1, { x: 150, y: 150 })).toBeNull();
  expect(gestures.move(3, { x: 350, y: 350 })).toBeNull();
  expect(gestures.release(2)).toEqual({ kind: 'tap', at: { x: 50, y: 50 } });
});

test('a cancelled press is no tap', () => {
  const gestures = new Gestures();
  gestures.press(press(1, 100, 100));
  gestures.cancel(1);
  expect(gestures.state).toBe('idle');
  expect(gestures.release(1)).toBeNull();
});

const at = { x: 10, y: 20 };
const turn = (rest: Partial<Wheel>): Wheel => ({
  deltaX: 0,
  deltaY: 0,
  deltaMode: 0,
  ctrlKey: false,
  shiftKey: false,
  timeStamp: 0,
  ...rest,
});

test('a mouse wheel zooms at the cursor; back and forth is as before', () => {
  const wheel = new WheelReader();
  const nearer = wheel.read(turn({ deltaY: -100 }), at);
  const farther = wheel.read(turn({ deltaY: 100, timeStamp: 1000 }), at);
  expect(nearer).toMatchObject({ dx: 0, dy: 0, at });
  const factors = [nearer, farther].map((gesture) => (gesture.kind === 'move' ? gesture.factor : 0));
  expect(factors[0]).toBeGreaterThan(1.1);
  expect((factors[0] ?? 0) * (factors[1] ?? 0)).toBeCloseTo(1);
});

test('two fingers on a trackpad pan, through a large step too', () => {
  const wheel = new WheelReader();
  expect(wheel.read(turn({ deltaX: 2, deltaY: 8 }), at)).toMatchObject({ dx: -2, dy: -8, factor: 1 });
  const large = wheel.read(turn({ deltaY: 120, timeStamp: 16 }), at);
  expect(large).toMatchObject({ dx: -0, dy: -120, factor: 1 });
});

test('a pinch on a trackpad zooms', () => {
  const gesture = new WheelReader().read(turn({ deltaY: -10, ctrlKey: true }), at);
  expect(gesture).toMatchObject({ dx: 0, dy: 0, at });
  expect(gesture.kind === 'move' && gesture.factor).toBeCloseTo(Math.exp(0.1));
});

test('shift turns the wheel into a pan sideways', () => {
  expect(new WheelReader().read(turn({ deltaY: 100, shiftKey: true }), at)).toMatchObject({
    dx: -100,
    dy: 0,
  });
});
