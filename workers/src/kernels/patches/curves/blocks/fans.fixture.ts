import type { Levels } from '@quiltwright/shared/quilting/shapes/shape';
import { Pen } from './pen.fixture';

/** Six blades about a quarter of a circle, https://fieldguidetoquilts.com/4Curve/4CurveArcFan.shtml */
function grandmothersFan(): Levels {
  const pen = new Pen(10).ground(1);
  const ends = pen.partsOf60([0, 10], 9, 2);
  pen.symmetric('antidiagonal', () => {
    for (const blade of [0, 1, 2]) {
      const [from, to] = [ends[blade], ends[blade + 1]];
      if (from && to) pen.outline(blade + 2, [0, 10], [to.x, to.y, 15], [from.x, from.y]);
    }
  });
  return pen.quarter(5, [0, 10], 3, -3).finished();
}

/** Four blades from 2 to 6 inches in a block of 6 inches, http://www.wyldwmn.com/fanblock1.htm */
function crazyQuiltFan(): Levels {
  const pen = new Pen(6).ground(1);
  pen.quarter(2, [0, 6], 6, -6).divided(2);
  // Each copy is narrower by a blade, and lies on the one before.
  for (const fabric of [3, 4, 5]) pen.copied(fabric).withoutCornerAfter([0, 6]);
  return pen.quarter(6, [0, 6], 2, -2).finished();
}

/** Three blades in each corner, http://idahobeautyquilts.blogspot.com/2006/05/return-to-tradition.html */
function daisyFan(): Levels {
  const pen = new Pen(12).ground(1);
  const [first, second, third] = pen.partsOf60([0, 12], 5, 1);
  if (!first || !second || !third) throw new Error('A fan needs three blades.');
  pen.symmetric('all', () => pen.outline(2, [0, 12], [second.x, second.y, 30], [first.x, first.y]));
  pen.symmetric('quarter turns', () => {
    pen.outline(3, [0, 12], [third.x, third.y, 30], [second.x, second.y]);
    pen.quarter(4, [0, 12], 2, -2);
  });
  return pen.finished();
}

/**
 * Four spikes between two quarters of circles. Three whole and two half patches lie between them,
 * https://www.allpeoplequilt.com/quilt-patterns/quilt-blocks/new-york-beauty-quilt-block
 */
function newYorkBeauty(): Levels {
  const pen = new Pen(10).ground(1);
  const quarter = (radius: number, times: number) =>
    pen.guided([0, 10], () => pen.quarter(9, [0, 10], radius, -radius).divided(times)).slice(1);
  const [inner, outer] = [quarter(4, 2), quarter(8, 3)];
  pen.quarter(2, [0, 10], 8, -8);
  for (const spike of [0, 1, 2, 3]) {
    const [from, tip, to] = [inner[spike], outer[2 * spike + 1], inner[spike + 1]];
    if (from && tip && to) pen.outline(3, [from.x, from.y], [tip.x, tip.y], [to.x, to.y]);
  }
  return pen.quarter(4, [0, 10], 4, -4).finished();
}

/** Sixteen blades with round ends about a disc, on a ground: the plate is sewn, and then laid on top by hand. */
function dresdenPlate(): Levels {
  const pen = new Pen(10).ground(1);
  const ends = pen.guided([1, 5], () => pen.disc(9, [5, 5], 4).divided(3));
  pen.symmetric('quarter turns', () => {
    for (const blade of [0, 1, 2, 3]) {
      const [from, to] = [ends[blade], ends[blade + 1]];
      if (from && to) pen.outline(blade + 2, [5, 5], [from.x, from.y, 90], [to.x, to.y]);
    }
  });
  return pen.disc(6, [5, 5], 1).finished();
}

export const fans: Readonly<Record<string, Levels>> = {
  'Grandmother’s Fan': grandmothersFan(),
  'Crazy Quilt Fan': crazyQuiltFan(),
  'Daisy Fan': daisyFan(),
  'New York Beauty': newYorkBeauty(),
  'Dresden Plate': dresdenPlate(),
};
