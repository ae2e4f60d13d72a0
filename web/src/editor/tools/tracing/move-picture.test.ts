// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { Watched } from '../../../render/camera/watched';
import { CanvasPointer } from '../canvas-pointer.fixture';
import { movePicture } from './move-picture';
import { boxInSight, boxOfWidth, fittedBox, type TracedPicture } from './traced-picture';

const INCH = 12 / 1000;
const square = { x: INCH, y: INCH };
const whole = { x: 100, y: 200, width: 600, height: 300 };

let traced: Watched<TracedPicture | null>;
let pointer: CanvasPointer;

/* A block unit is a pixel. */
beforeEach(() => {
  traced = new Watched<TracedPicture | null>({
    ...{ name: 'star.png', picture: document.createElement('canvas') },
    ...{ box: whole, opacity: 0.5, isShown: true },
  });
  pointer = new CanvasPointer(INCH);
  pointer.take(movePicture(traced, () => square));
});

test('a drag moves the picture, but never out of reach', () => {
  expect(pointer.press(400, 350)).toBe(true);
  pointer.to(450, 320);
  pointer.release();
  expect(traced.value?.box).toEqual({ ...whole, x: 150, y: 170 });
  pointer.press(400, 350);
  pointer.to(-4000, 350);
  pointer.release();
  /* 20 units of its right side stay over the block. */
  expect(traced.value?.box.x).toBe(-580);
});

test('a drag of a handle sizes the picture in proportion, and Escape takes it back', () => {
  expect(pointer.press(700, 500)).toBe(true);
  pointer.to(1000, 650);
  expect(traced.value?.box).toEqual({ ...whole, width: 900, height: 450 });
  pointer.escape();
  expect(traced.value?.box).toEqual(whole);
});

test('a press beside the picture, or on a hidden one, moves the view', () => {
  expect(pointer.press(50, 50)).toBe(false);
  if (traced.value) traced.set({ ...traced.value, isShown: false });
  expect(pointer.press(400, 350)).toBe(false);
});

test('a picture is fitted into the middle of the block with its own proportions', () => {
  expect(fittedBox({ width: 400, height: 300 }, square)).toEqual({ x: 0, y: 125, width: 1000, height: 750 });
  /* A block of 6 by 12 inches, whose units are half as wide as high: 6 by 3 inches in its middle. */
  expect(fittedBox({ width: 200, height: 100 }, { x: 0.006, y: 0.012 })).toEqual({
    ...{ x: 0, y: 375, width: 1000, height: 250 },
  });
});

test('another width keeps the proportions and the limits of a picture', () => {
  expect(boxOfWidth(whole, 300)).toEqual({ x: 100, y: 200, width: 300, height: 150 });
  expect(boxOfWidth(whole, 1)).toEqual({ x: 100, y: 200, width: 40, height: 20 });
  expect(boxOfWidth(whole, 99_999).width).toBe(10_000);
  expect(boxInSight({ ...whole, y: 5000 }).y).toBe(980);
});
