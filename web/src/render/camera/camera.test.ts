import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  fit,
  keepInSight,
  limitZoom,
  pan,
  toInches,
  toScreen,
  towardsHidden,
  withInSight,
  zoomAt,
} from './camera';

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const camera = fc.record({ scale: number(0.5, 200), x: number(-5000, 5000), y: number(-5000, 5000) });
const viewport = fc.record({
  width: number(1, 4000),
  height: number(1, 2500),
  above: fc.constantFrom(0, 60, 120),
});
const quilt = fc.record({ width: number(36, 260), length: number(36, 260) });
const place = fc.record({ x: number(0, 4000), y: number(0, 2500) });

test('fit leaves 36 pixels at the sides and above, 76 below for the zoom bar', () => {
  // The width would allow 928 ÷ 96 = 9.67 pixels per inch, but the height only 788 ÷ 96 = 8.21. Then 12″ are 98.5
  // pixels, rounded down to 98.
  const { scale, x, y } = fit({ width: 96, length: 96 }, { width: 1000, height: 900 });
  expect(12 * scale).toBe(98);
  expect([x, y]).toEqual([(1000 - 784) / 2, 36 + 2]);
});

test('fit shows blocks of 12 inches in whole pixels, unless they are barely visible', () => {
  const room = { width: 1000, height: 900 };
  expect((12 * fit({ width: 260, length: 260 }, room).scale) % 1).toBe(0);
  // 600″ take 788 pixels, so a block of 12″ has 15.76 pixels.
  expect(fit({ width: 600, length: 600 }, room).scale).toBeCloseTo(788 / 600);
});

test('fit shows the whole quilt, even in the smallest window', () => {
  fc.assert(
    fc.property(quilt, viewport, (size, room) => {
      const whole = fit(size, room);
      const end = toScreen(whole, { x: size.width, y: size.length });
      expect(whole.scale).toBeGreaterThan(0);
      expect(Math.min(whole.x, whole.y)).toBeGreaterThan(0);
      expect(end.x).toBeLessThan(room.width);
      expect(end.y).toBeLessThan(room.height);
    }),
  );
});

test('zooming keeps the place under the cursor', () => {
  fc.assert(
    fc.property(camera, place, number(0.05, 20), (before, cursor, factor) => {
      const was = toInches(before, cursor);
      const now = toScreen(zoomAt(before, factor, cursor), was);
      expect(now.x).toBeCloseTo(cursor.x, 5);
      expect(now.y).toBeCloseTo(cursor.y, 5);
    }),
  );
});

test('panning moves every place by the same pixels', () => {
  expect(toScreen(pan({ scale: 5, x: 10, y: 20 }, 7, -3), { x: 2, y: 4 })).toEqual({ x: 27, y: 37 });
});

test('screen and inches are each other’s inverse', () => {
  fc.assert(
    fc.property(camera, place, (view, at) => {
      const back = toScreen(view, toInches(view, at));
      expect(back.x).toBeCloseTo(at.x, 5);
      expect(back.y).toBeCloseTo(at.y, 5);
    }),
  );
});

test('zoom ends at a quarter of fit and at twice life size', () => {
  const size = { width: 100, length: 100 };
  const room = { width: 1000, height: 900 };
  const whole = fit(size, room);
  expect(whole.scale * limitZoom(whole, 0.001, size, room)).toBeCloseTo(whole.scale / 4);
  expect(whole.scale * limitZoom(whole, 1000, size, room)).toBeCloseTo(192);
  expect(limitZoom(whole, 1.5, size, room)).toBe(1.5);
});

test('some of the quilt always stays in sight', () => {
  fc.assert(
    fc.property(camera, quilt, viewport, (view, size, room) => {
      const kept = keepInSight(view, size, room);
      const shown = (start: number, length: number, space: number) =>
        Math.min(start + length, space) - Math.max(start, 0);
      expect(kept.scale).toBe(view.scale);
      const across = size.width * view.scale;
      expect(shown(kept.x, across, room.width)).toBeGreaterThan(Math.min(48, across, room.width) - 1e-6);
      const down = size.length * view.scale;
      expect(shown(kept.y, down, room.height)).toBeGreaterThan(Math.min(48, down, room.height) - 1e-6);
    }),
  );
});

test('a quilt in sight stays where it is', () => {
  const whole = fit({ width: 88, length: 102 }, { width: 900, height: 700 });
  expect(keepInSight(whole, { width: 88, length: 102 }, { width: 900, height: 700 })).toEqual(whole);
});

test('a pan towards a hidden part goes on until that part and its margin are in sight', () => {
  const size = { width: 10, length: 10 };
  const room = { width: 1000, height: 900 };
  const there = (x: number, y: number, way: { x: number; y: number }) =>
    towardsHidden({ scale: 200, x, y }, way, size, room);
  // The quilt has 2000 pixels on each side. The margins are 36 pixels at the sides and above, and 76 below.
  expect(there(-500, -500, { x: 7, y: -9 })).toEqual({ x: 7, y: -9 });
  expect(there(34, -500, { x: 7, y: 9 })).toEqual({ x: 7, y: 9 });
  expect(there(36, 40, { x: 7, y: 9 })).toEqual({ x: 0, y: 0 });
  expect(there(-1036, -1176, { x: -7, y: -9 })).toEqual({ x: 0, y: 0 });
  expect(there(-1034, -1174, { x: -7, y: -9 })).toEqual({ x: -7, y: -9 });
});

test('such a pan doesn’t move a wholly visible quilt', () => {
  fc.assert(
    fc.property(quilt, viewport, fc.record({ x: number(-50, 50), y: number(-50, 50) }), (size, room, way) => {
      const { x, y } = towardsHidden(fit(size, room), way, size, room);
      expect(Math.abs(x) + Math.abs(y)).toBe(0);
    }),
  );
});

test('a part comes into sight by the shortest way, and zooms out only if it is too large', () => {
  const room = { width: 1000, height: 900 };
  const whole = { scale: 100, x: -500, y: -500 };
  const show = (x: number, y: number, width: number, height: number) =>
    withInSight(whole, { x, y, width, height }, room);
  // The window shows 5 to 15 inches across and 5 to 14 down. Inside its margins, it shows 5.36 to 14.64 across and 5.36
  // to 13.24 down.
  expect(show(6, 6, 2, 2)).toEqual(whole);
  expect(show(1, 6, 2, 2)).toEqual({ scale: 100, x: 36 - 100, y: -500 });
  expect(show(15, 13, 2, 2)).toEqual({ scale: 100, x: 964 - 1700, y: 824 - 1500 });
  // 18.56 inches would need twice the available room.
  expect(show(0, 6, 18.56, 2).scale).toBeCloseTo(50);
});
