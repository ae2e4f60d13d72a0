import { distance, type Point } from '@quiltwright/shared/geometry/point';
import { inches } from '@quiltwright/shared/geometry/units';
import { beforeAll, describe, expect, it } from 'vitest';
import { curvedBlocks } from '../patches/curves/blocks/curved-blocks.fixture';
import type { PrintJob } from './paper/print-types';
import { print } from './print';
import { curvesIn, fontsForTests, jobOf, type PrintedCurve } from './print.fixture';

const SEAM = 0.25;
/** The greatest error of a printed length, in inches. */
const TRUE_TO = 1 / 64;
/** The widths of the printed lines, in points. */
const LINE = { cutting: 1.1, sewing: 0.75 };
const PARTS = 64;

let fonts: PrintJob['fonts'];
beforeAll(async () => {
  fonts = await fontsForTests();
});

/** Returns the point of a cubic Bézier curve at a part of it, from 0 to 1. */
function pointOf([a, b, c, d]: PrintedCurve, t: number): Point {
  const s = 1 - t;
  const mix = (axis: 'x' | 'y') =>
    s ** 3 * a[axis] + 3 * s ** 2 * t * b[axis] + 3 * s * t ** 2 * c[axis] + t ** 3 * d[axis];
  return { x: mix('x'), y: mix('y') };
}

/** Returns the radius of a printed arc by its chord c and its height h: (c²/4 + h²) ÷ 2h. */
function radiusOf(curve: PrintedCurve): number {
  const [from, , , to] = curve;
  const height = distance(pointOf(curve, 0.5), { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 });
  return (distance(from, to) ** 2 / 4 + height ** 2) / (2 * height);
}

function lengthOf(curve: PrintedCurve): number {
  const points = Array.from({ length: PARTS + 1 }, (_, part) => pointOf(curve, part / PARTS));
  return points.slice(1).reduce((sum, point, i) => sum + distance(point, points[i] ?? point), 0);
}

const isNear = (length: number, wanted: number) => Math.abs(length - wanted) <= TRUE_TO;

// Every seam of these blocks is a quarter circle. A chord c of a quarter circle belongs to the radius c ÷ √2.
describe.each([
  ['Drunkard’s Path', 16, 3],
  ['Orange Peel', 12, 6],
  ['Apple Core', 12, 3 / Math.SQRT2],
])('the printed templates of %s in %s inches', (name, side, radius) => {
  const printed = async () => {
    const block = { levels: curvedBlocks[name] ?? [], blockWidth: inches(side), blockHeight: inches(side) };
    const answer = await print(jobOf({ block }, fonts, { pages: ['templates'] }), () => undefined);
    if (!answer.ok) throw new Error(answer.error.code);
    return answer.value.bytes;
  };

  it('have seams of equal length, true to 1/64 inch', async () => {
    const seams = curvesIn(await printed(), LINE.sewing);
    expect(seams.length).toBeGreaterThan(1);
    for (const seam of seams) {
      expect(radiusOf(seam)).toSatisfy((printedRadius: number) => isNear(printedRadius, radius));
      expect(lengthOf(seam)).toSatisfy((length: number) => isNear(length, (radius * Math.PI) / 2));
    }
  });

  it('are cut a seam’s width outside, on circles around the same centres', async () => {
    const radii = curvesIn(await printed(), LINE.cutting).map(radiusOf);
    const [outside, inside] = [radius + SEAM, radius - SEAM];
    expect(radii).toSatisfy(
      (all: number[]) =>
        all.every((each) => isNear(each, outside) || isNear(each, inside)) &&
        all.some((each) => isNear(each, outside)) &&
        all.some((each) => isNear(each, inside)),
    );
  });
});
