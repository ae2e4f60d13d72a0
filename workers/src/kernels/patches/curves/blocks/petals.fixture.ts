import type { Levels } from '@quiltwright/shared/quilting/shapes/shape';
import { Pen } from './pen.fixture';

/** Four squares with a melon in each, https://fieldguidetoquilts.com/4Curve/4CurvePetal.shtml */
function orangePeel(): Levels {
  const pen = new Pen(2);
  pen.symmetric('quarter turns', () => pen.melon(2, 1, 1, [0, 0]));
  return pen.finished();
}

/**
 * The Orange Peel without seams between its four squares,
 * https://fieldguidetoquilts.com/4Curve/4CurvePetal.shtml
 */
function lafayetteOrangePeel(): Levels {
  const pen = new Pen(2).ground(1);
  pen.symmetric('quarter turns', () => pen.outline(2, [0, 0, 90], [1, 1, 90]));
  return pen.finished();
}

/** Circles that overlap by melons along the lines of a grid. */
function cathedralWindow(): Levels {
  const pen = new Pen(4).ground(1);
  pen.symmetric('quarter turns', () => {
    pen.outline(2, [2, 2, 90], [2, 0, 90]);
    pen.outline(3, [0, 0], [2, 0, 90]).outline(3, [2, 0], [4, 0, 90]);
  });
  return pen.finished();
}

/**
 * Six petals in a circle, drawn with one opening of a pair of compasses,
 * https://dontlooknow.typepad.com/dont_look_now/2009/11/josephs-coat---set-up-preporation-of-applique-shapes.html
 */
function josephsCoat(): Levels {
  const pen = new Pen(4).ground(1);
  const tip = pen.partsOf60([2, 2], 2, 0).at(-1) ?? { x: 0, y: 0 };
  pen.disc(2, [2, 2], 2);
  pen.symmetric('across', () => pen.outline(3, [2, 2, 60], [4, 2, 60]));
  pen.symmetric('both', () => pen.outline(4, [2, 2, 60], [tip.x, tip.y, 60]));
  return pen.finished();
}

/** Eight narrow petals in a circle. */
function friendshipDahlia(): Levels {
  const pen = new Pen(4).ground(1);
  const [, tip = { x: 0, y: 0 }] = pen.guided([2, 0], () => pen.quarter(9, [2, 2], 2, -2).divided(1));
  pen.disc(2, [2, 2], 2);
  pen.symmetric('quarter turns', () => {
    pen.outline(3, [2, 2, 30], [2, 0, 30]);
    pen.outline(4, [2, 2, 30], [tip.x, tip.y, 30]);
  });
  return pen.finished();
}

/**
 * Four petals, four corners and four narrow wedges that run through the middle, on a grid of nine squares,
 * https://issuhub.com/view/index/22573?pageIndex=27 and
 * https://sisterschoice.typepad.com/sisters_choice_quilts/2011/02/im-a-curvy-girl-after-all/comments/page/2/
 */
function windingWays(): Levels {
  const pen = new Pen(6).ground(1);
  pen.symmetric('quarter turns', () => pen.outline(2, [3, 3, 30], [0, 2, 90], [2, 0, 30]));
  return pen.finished();
}

/** Blocks of petals. */
export const petals: Readonly<Record<string, Levels>> = {
  'Orange Peel': orangePeel(),
  'Lafayette Orange Peel': lafayetteOrangePeel(),
  'Cathedral Window': cathedralWindow(),
  'Joseph’s Coat': josephsCoat(),
  'Friendship Dahlia': friendshipDahlia(),
  'Winding Ways': windingWays(),
};
