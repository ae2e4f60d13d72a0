import { describe, expect, it } from 'vitest';
import { areaOf, boundsOf } from '../../geometry/outline.js';
import { melons, QUARTER, quarterCircles } from './curved-forms.js';
import { areSameForms, formIn, formOf, outlineIn, shapeIn, turnedForm } from './form.js';

const square = { x: 0, y: 0, width: 1000, height: 1000 };
const shapeOf = (form: Parameters<typeof shapeIn>[0], box: Parameters<typeof shapeIn>[1]) => ({
  ...{ shapeNum: 1, fillFabric: 1, strokeWidth: 0 },
  ...shapeIn(form, box),
});

describe('quarter circles and melons', () => {
  it('have the areas of quarters of circles', () => {
    /* π ÷ 4 · 700², and (π ÷ 2 − 1) · 1000². */
    expect(areaOf(outlineIn(quarterCircles.topRight, { ...square, width: 700, height: 700 }))).toBeCloseTo(
      384_845.1,
      1,
    );
    expect(areaOf(outlineIn(melons.rising, square))).toBeCloseTo(570_796.3, 1);
  });

  it('lie between the same corners of their box, and the other melon is its mirror image', () => {
    for (const form of [...Object.values(quarterCircles), ...Object.values(melons)]) {
      const { x, y, width, height } = boundsOf(outlineIn(form, square));
      for (const [is, wanted] of [
        [x, 0],
        [y, 0],
        [width, 1000],
        [height, 1000],
      ] as const)
        expect(is).toBeCloseTo(wanted, 9);
    }
    expect(areSameForms(turnedForm(melons.rising, 'across'), melons.falling)).toBe(true);
    expect(areSameForms(turnedForm(quarterCircles.topLeft, 'down'), quarterCircles.bottomLeft)).toBe(true);
  });
});

describe('a form in a box of other proportions', () => {
  it('keeps its corners, and arcs that stay inside the box', () => {
    /* The arc leaves the top left corner level with the top: its angle is twice that between the chord and the top, and
       the tangent of a quarter of it is √5 − 2. */
    const { outline, shapeWidth, shapeHeight } = shapeIn(quarterCircles.bottomLeft, {
      x: 100,
      y: 200,
      width: 200,
      height: 100,
    });
    expect(outline).toEqual([
      [100, 300, 0],
      [100, 200, expect.closeTo(Math.sqrt(5) - 2, 5)],
      [300, 300, 0],
    ]);
    expect([shapeWidth, shapeHeight]).toEqual([200, 100]);
  });

  it('moves the top of an arc with the box', () => {
    const half = {
      corners: [
        { x: 0, y: 1, bulge: 1 },
        { x: 1, y: 1, bulge: 0 },
      ],
      aspect: 2,
    };
    /* Half a circle of radius 100, pressed to half its height: 50 above a chord of 200, so 2 · 50 ÷ 200. */
    expect(shapeIn(half, { x: 0, y: 0, width: 200, height: 50 })).toMatchObject({
      outline: [
        [0, 50, expect.closeTo(0.5, 12)],
        [200, 50, 0],
      ],
      shapeHeight: 50,
    });
    /* No arc is more than half a circle, so the box is the smallest around it. */
    expect(shapeIn(half, { x: 0, y: 0, width: 200, height: 300 })).toMatchObject({
      shapeYLoc: 200,
      shapeHeight: 100,
    });
  });

  it('is the same for both shapes along an arc', () => {
    /* The ground of a quarter circle has the same arc the other way round. */
    const ground = {
      corners: [
        { x: 0, y: 0, bulge: 0 },
        { x: 1, y: 0, bulge: 0 },
        { x: 1, y: 1, bulge: -QUARTER },
      ],
      aspect: 1,
    };
    const box = { x: 0, y: 0, width: 300, height: 120 };
    const [, [, , arc] = []] = shapeIn(quarterCircles.bottomLeft, box).outline ?? [];
    const [, , [, , back] = []] = shapeIn(ground, box).outline ?? [];
    expect(arc).toBeGreaterThan(0);
    expect(back).toBe(-(arc ?? 0));
  });

  it('is the form that its shape has', () => {
    const box = { x: 50, y: 60, width: 240, height: 90 };
    expect(areSameForms(formOf(shapeOf(melons.falling, box)), formIn(melons.falling, box))).toBe(true);
    expect(areSameForms(formOf(shapeOf(melons.falling, box)), melons.falling)).toBe(false);
  });

  it('keeps its bulges exactly if only grid lines were rounded', () => {
    expect(
      shapeIn(quarterCircles.topLeft, { x: 0, y: 0, width: 333.3336, height: 333.3328 }).outline?.map(
        ([, , bulge]) => bulge,
      ),
    ).toContain(QUARTER);
  });
});
