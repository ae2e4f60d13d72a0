import { LIMITS } from '@quiltwright/shared/limits';
import { inches } from '@quiltwright/shared/geometry/units';
import { boxOf } from '@quiltwright/shared/quilting/shapes/shape-outlines';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { act } from '@quiltwright/shared/model/command';
import { createdBlockCommands as commands } from '@quiltwright/shared/model/created-block/created-block-commands';
import { after } from '@quiltwright/shared/model/created-block/drawing.fixture';
import { laidShapes } from '@quiltwright/shared/model/created-block/drawing';
import { patchGrids, squareGrid } from '@quiltwright/shared/quilting/shapes/patch-grid';
import { stepUnits, type StepSize } from './steps';

const EIGHTHS = 8;

it('keeps a shape on the eighths of a ruler, on blocks of any size and any grid', () => {
  const size = fc.constantFrom<StepSize>('near', 'far');
  const way = fc.constantFrom(-1, 1);
  fc.assert(
    fc.property(
      fc.integer({ min: LIMITS.blockSide.min, max: LIMITS.blockSide.max }),
      fc.constantFrom(...patchGrids),
      fc.array(fc.record({ size, x: way, y: way, sizes: fc.boolean() }), { minLength: 1, maxLength: 8 }),
      (side, grid, presses) => {
        const unit = LIMITS.blockSpace / (side * EIGHTHS);
        const start = after(
          act(commands.setSize, { width: inches(side), height: inches(side) }),
          act(commands.setGrid, squareGrid(grid)),
          act(commands.place, {
            ...{ form: 1, layer: 1, fabric: 1 },
            box: { x: 8 * unit, y: 8 * unit, width: 8 * unit, height: 4 * unit },
          }),
        );
        const end = presses.reduce((drawing, { sizes, size: step, x, y }) => {
          const by = stepUnits('inches', step, side);
          const action = sizes
            ? act(commands.stepSize, { width: x * by, height: y * by, isWhole: true })
            : act(commands.nudge, { x: x * by, y: y * by });
          return action.canRun(drawing) ? action.run(drawing) : drawing;
        }, start);
        const [laid] = laidShapes(end.document.design);
        if (!laid) throw new Error('There is one.');
        const { x, y, width, height } = boxOf(laid.shape);
        for (const place of [x, y, x + width, y + height]) {
          const marks = place / unit;
          expect(Math.abs(marks - Math.round(marks)) * unit).toBeLessThan(0.001);
        }
        expect(Math.min(width, height)).toBeGreaterThan(unit / 2);
      },
    ),
  );
});
