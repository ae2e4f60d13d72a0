import type { Edges } from '../../geometry/box.js';
import { LIMITS } from '../../limits.js';
import type { Levels, Shape } from './shape.js';
import { boxOf } from './shape-outlines.js';
import { formOf, shapeIn, turnedForm, type Turn } from './form.js';

/**
 * Returns the edges of a box after a turn or mirror of the area `around`, which contains the box. After a turn, the
 * area's top left corner is at `to`. A mirror doesn't move the area.
 */
export function turnedEdges(
  { left, top, right, bottom }: Edges,
  turn: Turn,
  around: Edges,
  to: Pick<Edges, 'left' | 'top'> = around,
): Edges {
  switch (turn) {
    case 'right':
      return {
        left: to.left + around.bottom - bottom,
        right: to.left + around.bottom - top,
        top: to.top + left - around.left,
        bottom: to.top + right - around.left,
      };
    case 'left':
      return {
        left: to.left + top - around.top,
        right: to.left + bottom - around.top,
        top: to.top + around.right - right,
        bottom: to.top + around.right - left,
      };
    case 'across':
      return {
        left: around.left + around.right - right,
        right: around.left + around.right - left,
        top,
        bottom,
      };
    case 'down':
      return {
        left,
        right,
        top: around.top + around.bottom - bottom,
        bottom: around.top + around.bottom - top,
      };
  }
}

/**
 * The number of ten-thousandths in a block unit. Shapes are turned in whole ten-thousandths, so that shapes that touch
 * still touch afterwards.
 */
const FINE = 10_000;

const wholeBlock: Edges = {
  left: 0,
  top: 0,
  right: LIMITS.blockSpace * FINE,
  bottom: LIMITS.blockSpace * FINE,
};

/** Returns the layers of a block after the whole block is turned or mirrored. */
export function turnedBlock(levels: Levels, turn: Turn): Levels {
  return levels.map((level) => level.map((shape) => turnedShape(shape, turn)));
}

function turnedShape(shape: Shape, turn: Turn): Shape {
  const { x, y, width, height } = boxOf(shape);
  const [left = 0, top = 0, right = 0, bottom = 0] = [x, y, x + width, y + height].map((place) =>
    Math.round(place * FINE),
  );
  const sides = turnedEdges({ left, top, right, bottom }, turn, wholeBlock);
  const box = {
    x: sides.left / FINE,
    y: sides.top / FINE,
    width: (sides.right - sides.left) / FINE,
    height: (sides.bottom - sides.top) / FINE,
  };
  return { ...shape, ...shapeIn(turnedForm(formOf(shape), turn), box) };
}
