// @vitest-environment jsdom
import { move, scale } from '@quiltwright/shared/geometry/transform';
import { inches } from '@quiltwright/shared/geometry/units';
import { newCopies, newShapes, writeCopy, writeShape } from '@quiltwright/workers/kernels/scene/scene-access';
import type { Scene } from '@quiltwright/workers/kernels/scene/scene-types';
import { beforeEach, expect, test } from 'vitest';
import { PAPER } from '../fabric/fabric-picture-store';
import { MemoryBudget } from '../surface/memory-budget';
import { MovingPicture } from './moving-picture';
import type { View } from '../tiles/painter';

/** Returns a square of 3 inches, 2 inches from the left and 4 from the top of a 10-inch block at (20, 30). */
function square(): Scene {
  const shapes = newShapes(1);
  writeShape(shapes, 0, [1, 200, 400, 300, 300, 0]);
  const copies = newCopies(1);
  writeCopy(copies, 0, { x: 20, y: 30, width: 10, height: 10 }, 0, 0);
  const side = inches(10);
  const lines = new Float32Array();
  return {
    width: inches(100),
    length: inches(100),
    bands: [],
    blocks: [{ key: 'square', blockNum: 1, width: side, height: side, shapes, lines, isBare: true }],
    copies,
  };
}

/** Returns a view with the quilt's corner at (7, 9), by default with 10 pixels in an inch. */
const view = (scaled = 10): View => ({
  camera: { scale: scaled, x: 7, y: 9 },
  fitting: 1,
  width: 800,
  height: 600,
  ratio: 1,
  zooming: false,
});

interface Laid {
  picture: HTMLCanvasElement;
  /**
   * The canvas's transform while the picture was drawn: its scales across and down, then its shift in pixels across and
   * down.
   */
  at: number[];
  x: number;
  y: number;
}

let hasCloth: boolean;
let laid: Laid[];
let context: CanvasRenderingContext2D;
let picture: MovingPicture;

beforeEach(() => {
  hasCloth = true;
  laid = [];
  const brush = document.createElement('canvas').getContext('2d');
  if (!brush) throw new Error('The double of the canvas is missing.');
  context = brush;
  context.drawImage = (of: HTMLCanvasElement, x: number, y: number) => {
    const { a, d, e, f } = context.getTransform();
    laid.push({ picture: of, at: [a, d, e, f], x, y });
  };
  const cloths = { cloth: () => PAPER, isReady: () => hasCloth };
  picture = new MovingPicture(square(), cloths, new MemoryBudget(1e9));
});

test('draws one picture at each position, on whole pixels', () => {
  picture.paint(context, view(), [move(0, 0), move(1.06, -2)]);
  picture.paint(context, view(), [move(3, 0)]);
  expect(laid.map(({ at }) => at)).toEqual([
    [1, 1, 7, 9],
    /* 10.6 pixels are rounded to 11. */
    [1, 1, 18, -11],
    [1, 1, 37, 9],
  ]);
  expect(new Set(laid.map((each) => each.picture)).size).toBe(1);
});

test('the picture is as large as the moving part, with a small margin', () => {
  picture.paint(context, view(), [move(0, 0)]);
  /* The square is at (22, 34) inches, with 3 pixels around it. */
  const [{ picture: shown, x, y } = { picture: null, x: 0, y: 0 }] = laid;
  expect([x, y, shown?.width, shown?.height]).toEqual([217, 337, 36, 36]);
});

test('is scaled and mirrored about a point', () => {
  picture.paint(context, view(), [scale({ x: 22, y: 34 }, -1, 2)]);
  /* The transform changes x to 44 − x inches, and y to 2 y − 34. */
  expect(laid[0]?.at).toEqual([-1, 2, 7 + 440, 9 - 340]);
});

test('is scaled with a zoomed view, and painted again above twice its size', () => {
  picture.paint(context, view(10), [move(0, 0)]);
  picture.paint(context, view(19), [move(0, 0)]);
  picture.paint(context, view(21), [move(0, 0)]);
  expect(laid.map(({ at: [across] }) => across)).toEqual([1, 1.9, 1]);
  expect(laid[1]?.picture).toBe(laid[0]?.picture);
  expect(laid[2]?.picture).not.toBe(laid[0]?.picture);
});

test('is never larger than memory allows', () => {
  /* At 2,000 pixels in an inch, 3 inches would be 6,000 pixels on each side. */
  picture.paint(context, view(2_000), [move(0, 0)]);
  const { width = 0, height = 0 } = laid[0]?.picture ?? {};
  expect(width).toBeGreaterThan(1_900);
  expect(width * height).toBeLessThan(5_000_000);
});

test('is painted again once its fabric loads', () => {
  hasCloth = false;
  picture.paint(context, view(), [move(0, 0)]);
  picture.paint(context, view(), [move(1, 0)]);
  hasCloth = true;
  picture.paint(context, view(), [move(2, 0)]);
  picture.paint(context, view(), [move(3, 0)]);
  const pictures = laid.map((each) => each.picture);
  expect(pictures[1]).not.toBe(undefined);
  expect(new Set(pictures.slice(2)).size).toBe(1);
  expect(pictures[2]).not.toBe(pictures[0]);
});
