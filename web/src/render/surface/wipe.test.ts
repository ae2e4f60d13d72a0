import { expect, it } from 'vitest';
import { wipe } from './wipe';

it('clears all of a canvas, but never all of it at once', () => {
  const cleared: number[][] = [];
  const context = {
    canvas: { width: 5, height: 7 },
    clearRect: (...box: number[]) => cleared.push(box),
    save: () => undefined,
    resetTransform: () => undefined,
    restore: () => undefined,
  } as unknown as CanvasRenderingContext2D;
  wipe({ _context: context });
  expect(cleared).toEqual([
    [0, 0, 5, 4],
    [0, 4, 5, 3],
  ]);
});
