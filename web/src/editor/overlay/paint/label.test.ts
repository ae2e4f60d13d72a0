import { expect, it } from 'vitest';
import { paintLabel } from './label';

/** Paints a label of 60 pixels on a canvas of 400 × 300 CSS pixels, two device pixels each. Returns its box. */
function boxAt(x: number, y: number) {
  let box: number[] = [];
  const context = {
    canvas: { width: 800, height: 600 },
    getTransform: () => ({ a: 2 }),
    measureText: () => ({ width: 48 }),
    beginPath: () => undefined,
    roundRect: (...sides: number[]) => {
      box = sides.slice(0, 4);
    },
    fill: () => undefined,
    fillText: () => undefined,
  };
  const ink = { halo: 'white', font: '12px sans-serif' };
  paintLabel(context as unknown as CanvasRenderingContext2D, '11.314″', { x, y }, 'blue', ink);
  return box;
}

it('centres a label on its position', () => {
  expect(boxAt(200, 100)).toEqual([170, 90, 60, 20]);
});

it('keeps the whole label on the canvas', () => {
  expect(boxAt(10, -30)).toEqual([4, 4, 60, 20]);
  expect(boxAt(395, 299)).toEqual([336, 276, 60, 20]);
});
