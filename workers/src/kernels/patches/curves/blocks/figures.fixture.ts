import type { Levels } from '@quiltwright/shared/quilting/shapes/shape';
import { Pen } from './pen.fixture';

/** A circle of 8 inches in a block of 12 inches, http://quilterscache.com/M/MoonOvertheMountainBlock.html */
function moonOverTheMountain(): Levels {
  const pen = new Pen(12).ground(1).disc(2, [6, 6], 4);
  return pen.outline(3, [6, 6], [12, 12], [0, 12]).finished();
}

/** Eight points of two halves each. The circle touches the edges of the block. */
function marinersCompass(): Levels {
  const pen = new Pen(12).ground(1);
  const [, tip = { x: 0, y: 0 }] = pen.guided([6, 0], () => pen.quarter(9, [6, 6], 6, -6).divided(1));
  pen.disc(2, [6, 6], 6);
  pen.symmetric('quarter turns', () => {
    pen.outline(4, [6, 6], [6, 4], [tip.x, tip.y]).outline(5, [6, 6], [tip.x, tip.y], [8, 6]);
  });
  pen.symmetric('quarter turns', () => {
    pen.outline(4, [6, 6], [5, 5], [6, 0]).outline(5, [6, 6], [6, 0], [7, 5]);
  });
  return pen.finished();
}

/** A heart of two halves, in two halves of the block. Each half is half a disc and a triangle, added to each other. */
function heart(): Levels {
  const pen = new Pen(12);
  pen.symmetric('across', () => pen.outline(1, [0, 0], [6, 0], [6, 12], [0, 12]));
  pen.outline(2, [2, 5, 180], [6, 5]).outline(2, [2, 5], [6, 5], [6, 11]).combined('add', 2);
  pen.outline(3, [6, 5, 180], [10, 5]).outline(3, [6, 5], [10, 5], [6, 11]).combined('add', 2);
  return pen.finished();
}

/** A basket under the diagonal, with a handle between two halves of discs. */
function basket(): Levels {
  const pen = new Pen(8);
  pen.outline(1, [0, 0], [8, 0], [0, 8]).outline(3, [8, 0], [8, 8], [0, 8]);
  return pen.outline(2, [2, 6, 180], [6, 2]).outline(1, [3, 5, 180], [5, 3]).finished();
}

/** Eight spokes about a hub. The wheel touches the edges of the block. */
function wagonWheel(): Levels {
  const pen = new Pen(12).ground(1);
  const [, end = { x: 0, y: 0 }] = pen.guided([6, 0], () => pen.quarter(9, [6, 6], 6, -6).divided(1));
  pen.symmetric('quarter turns', () => {
    pen.outline(2, [6, 6], [6, 0, 45], [end.x, end.y]).outline(3, [6, 6], [end.x, end.y, 45], [12, 6]);
  });
  return pen.disc(4, [6, 6], 2).finished();
}

/** Blocks with figures of curves and straight lines. */
export const figures: Readonly<Record<string, Levels>> = {
  'Moon over the Mountain': moonOverTheMountain(),
  'Mariner’s Compass': marinersCompass(),
  Heart: heart(),
  Basket: basket(),
  'Wagon Wheel': wagonWheel(),
};
