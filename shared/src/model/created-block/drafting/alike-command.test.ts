import { expect, it } from 'vitest';
import type { Seam } from '../../../geometry/seam.js';
import { inches } from '../../../geometry/units.js';
import { act } from '../../command.js';
import { createdBlockCommands as commands } from '../created-block-commands.js';
import { newDrawing, next } from '../drawing.fixture.js';
import { laidShapes, type Drawing } from '../drawing.js';

const line = (x1: number, y1: number, x2: number, y2: number, bulge = 0): Seam => ({
  from: { x: x1, y: y1 },
  to: { x: x2, y: y2 },
  bulge,
});

const drafted = (seams: Seam[], ...first: Parameters<typeof next>[1][]): Drawing =>
  [...first, act(commands.addSeams, { seams, fabric: 1 })].reduce(next, newDrawing());

/** Returns how many patches are like the patch at an index, with it. */
function countAlike(drawing: Drawing, index = 0): number {
  const laid = laidShapes(drawing.document.design)[index];
  if (!laid) throw new Error('There is a patch at the index.');
  const chosen = next(drawing, act(commands.select, [laid.shape.shapeNum]));
  const after = next(chosen, act(commands.selectAlike));
  expect(after.selection.has(laid.shape.shapeNum)).toBe(true);
  expect(after.document).toBe(chosen.document);
  return after.selection.size;
}

/* Eight right triangles, which lie in eight ways. */
const eighths = [
  line(0, 0, 1000, 1000),
  line(1000, 0, 0, 1000),
  line(500, 0, 500, 1000),
  line(0, 500, 1000, 500),
];

it.each([0, 3, 7])('selects the turned, from patch %i', (index) => {
  expect(countAlike(drafted(eighths), index)).toBe(8);
});

it('selects the mirrored, and compares shapes in inches, in a block that isn’t square', () => {
  const size = act(commands.setSize, { width: inches(12), height: inches(6) });
  /* The legs of all eight are 6″ and 3″. Four are mirror images of the others. */
  expect(countAlike(drafted(eighths, size))).toBe(8);
  expect(countAlike(drafted([line(500, 0, 500, 1000), line(0, 500, 1000, 500)], size))).toBe(4);
  /* Two squares of 3″, and a rectangle of 9″ × 6″. */
  const parts = drafted([line(250, 0, 250, 1000), line(0, 500, 250, 500)], size);
  const counts = laidShapes(parts.document.design).map((_, index) => countAlike(parts, index));
  expect(counts.sort((one, other) => one - other)).toEqual([1, 2, 2]);
});

it('tells curves from straight sides, and a point from its neighbours that stand at any angle', () => {
  const arc = drafted([line(0, 0, 1000, 1000, 0.3), line(0, 0, 1000, 1000)]);
  expect([0, 1, 2].map((index) => countAlike(arc, index))).toEqual([1, 1, 1]);
  /* Nine spokes, 40° apart, within a circle of two halves: nine equal wedges. */
  const [circle, spokes] = [
    [line(100, 500, 900, 500, 1), line(900, 500, 100, 500, 1)],
    Array.from({ length: 9 }, (_, n) => {
      const angle = (n * 40 * Math.PI) / 180;
      return line(500, 500, 500 + 400 * Math.cos(angle), 500 + 400 * Math.sin(angle));
    }),
  ];
  const wedges = drafted([...circle, ...spokes]);
  const most = laidShapes(wedges.document.design).map((_, index) => countAlike(wedges, index));
  expect(Math.max(...most)).toBe(9);
});

it('needs a selection, and selects what is like any of several', () => {
  const halves = drafted([line(500, 0, 500, 1000), line(0, 500, 500, 500), line(750, 0, 750, 1000)]);
  expect(act(commands.selectAlike).canRun(next(halves, act(commands.deselectAll)))).toBe(false);
  const all = next(next(halves, act(commands.selectAll)), act(commands.selectAlike));
  expect(all.selection.size).toBe(4);
});
