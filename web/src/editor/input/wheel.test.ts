import { expect, test } from 'vitest';
import { newBurst, readWheel, wheelOfPinch, type Wheel } from './wheel';

const turn = (rest: Partial<Wheel>): Wheel => ({
  deltaX: 0,
  deltaY: 0,
  deltaMode: 0,
  ctrlKey: false,
  shiftKey: false,
  timeStamp: 0,
  ...rest,
});
const read = (rest: Partial<Wheel>) => readWheel(newBurst, turn(rest));

test('a mouse wheel zooms; back and forth ends as before', () => {
  const nearer = read({ deltaY: -100 });
  const farther = readWheel(nearer.burst, turn({ deltaY: 100, timeStamp: 1000 }));
  expect(nearer).toMatchObject({ dx: 0, dy: 0 });
  expect(nearer.factor).toBeGreaterThan(1.1);
  expect(nearer.factor * farther.factor).toBeCloseTo(1);
});

test('a wheel that counts lines zooms too', () => {
  // Three lines of 16 pixels each are 48 pixels.
  expect(read({ deltaY: 3, deltaMode: 1 }).factor).toBeCloseTo(Math.exp(-48 * 0.0018));
});

test('two fingers on a trackpad pan, even with a large step', () => {
  const first = read({ deltaX: 2, deltaY: 8 });
  expect(first).toMatchObject({ dx: -2, dy: -8, factor: 1 });
  const large = readWheel(first.burst, turn({ deltaY: 120, timeStamp: 16 }));
  expect(large).toMatchObject({ dx: -0, dy: -120, factor: 1 });
  const wheelAfterwards = readWheel(large.burst, turn({ deltaY: 120, timeStamp: 500 }));
  expect(wheelAfterwards.factor).toBeLessThan(1);
});

test('a pinch on a trackpad zooms, never by a leap', () => {
  expect(read({ deltaY: -10, ctrlKey: true })).toMatchObject({ dx: 0, dy: 0, factor: Math.exp(0.1) });
  expect(read({ deltaY: -4000, ctrlKey: true }).factor).toBeCloseTo(Math.exp(0.5));
});

test('a pinch reported as a factor zooms by it', () => {
  expect(readWheel(newBurst, wheelOfPinch(1.25, 0)).factor).toBeCloseTo(1.25);
});

test('shift turns the wheel into a pan sideways', () => {
  expect(read({ deltaY: 100, shiftKey: true })).toMatchObject({ dx: -100, dy: 0, factor: 1 });
});
