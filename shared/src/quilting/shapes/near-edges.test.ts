import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shapeSchema } from '../stored/shape-schema.js';
import { melons, quarterCircles } from './curved-forms.js';
import { formOf, shapeIn, turnedForm, type Form } from './form.js';
import { shapeThrough } from './outline-corners.js';
import { faultIn } from './faults/shape-fault.js';
import { blockUnits } from '../../geometry/units.js';
import type { Shape } from './shape.js';

const shapeOf = (fields: ReturnType<typeof shapeIn>): Shape => ({
  ...{ shapeNum: 1, fillFabric: 1, strokeWidth: 0 },
  ...fields,
});

/** A place and a length of a span in the block, in ten-thousandths. Many spans end at an edge of the block. */
const span = fc
  .tuple(fc.constantFrom('start', 'end', 'between'), fc.integer({ min: 10_000, max: 10_000_000 }), fc.nat())
  .map(([where, length, from]) => {
    const room = 10_000_000 - length;
    const start = { start: 0, end: room, between: from % (room + 1) }[where];
    return { start: start / 10_000, length: length / 10_000 };
  });
const box = fc
  .tuple(span, span)
  .map(([x, y]) => ({ x: x.start, y: y.start, width: x.length, height: y.length }));

const halfDisc: Form = {
  corners: [
    { x: 0, y: 1, bulge: 1 },
    { x: 1, y: 1, bulge: 0 },
  ],
  aspect: 2,
};
const unit = fc.double({ min: 0, max: 1, noNaN: true });
/** A form of any corners. Few of them are allowed, so there are known ones too. */
const form: fc.Arbitrary<Form> = fc.oneof(
  fc.constantFrom(halfDisc, ...Object.values(melons), ...Object.values(quarterCircles)),
  fc
    .array(fc.tuple(unit, unit, fc.double({ min: -1, max: 1, noNaN: true })), { minLength: 2, maxLength: 4 })
    .map((corners) => {
      const fields = shapeThrough(
        corners.map(([x, y, bulge]) => [
          blockUnits(400 + x * 200),
          blockUnits(400 + y * 200),
          x < 0.5 ? bulge : 0,
        ]),
      );
      return faultIn(fields) === null ? formOf(shapeOf(fields)) : halfDisc;
    }),
);
const turns = fc.array(fc.constantFrom('right', 'left', 'across', 'down' as const), { maxLength: 3 });

it('is stored as the editor accepts it: any outline, in any box, turned and stretched', () => {
  fc.assert(
    fc.property(form, turns, box, box, (start, turned, one, other) => {
      const first = shapeOf(shapeIn(turned.reduce(turnedForm, start), one));
      const second = shapeOf(shapeIn(formOf(first), other));
      for (const shape of [first, second])
        if (faultIn(shape) === null) expect(shapeSchema.safeParse(shape).error?.issues ?? []).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

it('accepts half discs wherever they are, at the edges of the block too', () => {
  fc.assert(
    fc.property(span, span, turns, ({ start, length }, across, turned) => {
      const width = Math.max(4, Math.min(length, 2 * across.length));
      const at = { x: Math.min(start, 1000 - width), y: 1000 - width / 2, width, height: width / 2 };
      const shape = shapeOf(shapeIn(halfDisc, at));
      const around = { ...at, x: at.y, y: at.x, width: at.height, height: at.width };
      const upright = shapeOf(shapeIn(turnedForm(halfDisc, 'right'), around));
      for (const each of [shape, upright, shapeOf(shapeIn(turned.reduce(turnedForm, halfDisc), at))])
        expect([faultIn(each), shapeSchema.safeParse(each).error?.issues ?? []]).toEqual([null, []]);
    }),
    { numRuns: 500 },
  );
});
