import { draftStartNames } from '../../drafting/starts/start-titles.js';
import { combinations } from '../../geometry/combining/combined.js';
import { blockUnits, inches } from '../../geometry/units.js';
import { MESSAGES } from '../../messages.js';
import { premadeBlocks } from '../../library/premade-blocks.js';
import { createdForm } from '../../quilting/created-block.js';
import { createdBlockSchema } from '../../quilting/stored/created-block-schema.js';
import { patchGrids, gridSides } from '../../quilting/shapes/patch-grid.js';
import { firstStarGrids } from '../../quilting/shapes/star-grid.js';
import { melons, QUARTER, quarterCircles } from '../../quilting/shapes/curved-forms.js';
import type { Form } from '../../quilting/shapes/form.js';
import { shapeTypes, type OutlineCorner } from '../../quilting/shapes/shape.js';
import { boxOf } from '../../quilting/shapes/shape-outlines.js';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { testAnySequence, type WithoutArgument } from '../any-sequence.fixture.js';
import { act } from '../command.js';
import { alignments } from './arranging/align-commands.js';
import { readCreatedBlockCommand } from '../command-schemas/created-block-schemas.js';
import { createdBlockCommands as commands } from './created-block-commands.js';
import type { CreatedBlockDesign } from './created-block-document.js';
import { hasShapes } from './design-shapes.js';
import { freeShapes, laidShapes, type Drawing, type DrawingAction } from './drawing.js';
import { newDrawing } from './drawing.fixture.js';
import { fillUnits } from './laying/fill-units.js';
import { orders } from '../reordered.js';
import { symmetryNames } from './symmetry.js';
import type { StartingBlock } from './arranging/block-settings.js';

/* Blocks as they come from the library, and as another quilter's block may be. */
const startingBlock: fc.Arbitrary<StartingBlock> = fc
  .record({
    block: fc.constantFrom(...premadeBlocks),
    blockWidth: fc.constantFrom(12, 30).map(inches),
    blockHeight: fc.constantFrom(12, 3).map(inches),
  })
  .map(({ block: { facts, ...block }, ...size }) => ({ ...block, ...size, grid: facts.grid }));

const plain = (name: WithoutArgument<typeof commands>) => fc.constant(act(commands[name]));

/* Places far outside the block, and in fractions that no grid has. Commands must handle them. */
const place = fc.oneof(
  fc.integer({ min: -1500, max: 2500 }),
  fc.double({ min: -100, max: 1100, noNaN: true }),
  fc.constantFrom(0, 1000 / 3, 2000 / 3, 1000 / 7, 500, 1000),
);
const way = fc.oneof(fc.constantFrom(0, 1, -1, 10, -10, 100, -100, 0.001), place);
const point = fc.record({ x: way, y: way });
const signedBox = fc.record({ x: place, y: place, width: place, height: place });
const form: fc.Arbitrary<Form> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...shapeTypes) },
  { weight: 1, arbitrary: fc.constantFrom(...Object.values(quarterCircles), ...Object.values(melons)) },
);
/* Corners in cells of a grid, so that some outlines cross themselves and some are shapes of the eleven types. */
const cornerPlace = fc.oneof(
  fc.nat(4).map((step) => step * 250),
  place,
);
const bulge = fc.constantFrom(0, 0, 0, 0.2, QUARTER, 1, -QUARTER, -0.1);
const seamEnd = fc.record({ x: cornerPlace, y: cornerPlace });
const seam = fc.record({ from: seamEnd, to: seamEnd, bulge });
const corners = fc.array(
  fc
    .tuple(cornerPlace, cornerPlace, bulge)
    .map(([x, y, each]): OutlineCorner => [blockUnits(x), blockUnits(y), each]),
  { maxLength: 7 },
);
/* The layers of a new block have the ids 1 to 3. Layers that are added without new ids follow. */
const layer = fc.nat(10);
const placing = fc.record({
  form,
  box: signedBox,
  layer: fc.integer({ min: 1, max: 4 }),
  fabric: fc.nat(12),
});
const side = fc.constantFrom(...gridSides);
const anyGrid = fc.record({ columns: side, rows: side });
const range = fc.record({ column: fc.nat(8), row: fc.nat(8), columns: fc.nat(4), rows: fc.nat(4) });
const filling = fc.record({
  ranges: fc.array(range, { maxLength: 4 }),
  unit: fc.constantFrom(...fillUnits),
  turns: fc.constantFrom(0 as const, 1 as const, 2 as const, 3 as const),
  fabrics: fc.record({ figure: fc.nat(9), ground: fc.nat(9), third: fc.nat(9) }),
  layer: fc.integer({ min: 1, max: 4 }),
});
const nums = fc.array(fc.nat(8), { maxLength: 5 });
const burst = fc.constantFrom(undefined, 'one', 'two');
const gap = fc.record({
  outline: fc.oneof(
    fc.array(fc.record({ x: place, y: place }), { minLength: 3, maxLength: 5 }),
    fc.constant([
      { x: 0, y: 0 },
      { x: 500, y: 0 },
      { x: 0, y: 500 },
    ]),
  ),
  holes: fc.constant([]),
  area: fc.constant(1),
});

/** Generators of actions for each command, with any possible argument. */
const actions: Record<keyof typeof commands, fc.Arbitrary<DrawingAction>> = {
  undo: plain('undo'),
  redo: plain('redo'),
  setSize: fc
    .record({
      width: fc.integer({ min: 1, max: 22 }).map(inches),
      height: fc.integer({ min: 4, max: 20 }).map(inches),
    })
    .map((argument) => act(commands.setSize, argument)),
  setGrid: anyGrid.map((argument) => act(commands.setGrid, argument)),
  setStarGrid: fc
    .constantFrom(null, ...Object.values(firstStarGrids))
    .map((argument) => act(commands.setStarGrid, argument)),
  redraft: anyGrid.map((argument) => act(commands.redraft, argument)),
  cutStraight: startingBlock.map(({ levels }) => act(commands.cutStraight, levels)),
  giveFabric: fc.nat(30).map((argument) => act(commands.giveFabric, argument)),
  colourPatches: fc.nat(30).map((argument) => act(commands.colourPatches, argument)),
  startFrom: startingBlock.map((argument) => act(commands.startFrom, argument)),
  rename: fc.string().map((argument) => act(commands.rename, argument)),
  place: placing.map((argument) => act(commands.place, argument)),
  placeAll: fc.array(placing, { maxLength: 4 }).map((argument) => act(commands.placeAll, argument)),
  placeAgain: fc.option(point).map((argument) => act(commands.placeAgain, argument)),
  fill: filling.map((argument) => act(commands.fill, argument)),
  drawOutline: fc
    .record({ corners, layer: fc.integer({ min: 1, max: 4 }), fabric: fc.nat(12) })
    .map((argument) => act(commands.drawOutline, argument)),
  importOutlines: fc
    .record({
      outlines: fc.array(corners, { maxLength: 3 }),
      layer: fc.integer({ min: 1, max: 4 }),
      fabric: fc.nat(12),
    })
    .map((argument) => act(commands.importOutlines, argument)),
  moveCorner: fc
    .record({ corner: fc.nat(5), to: fc.record({ x: cornerPlace, y: cornerPlace }), burst })
    .map((argument) => act(commands.moveCorner, argument)),
  addCorner: fc
    .record({ side: fc.nat(5), at: fc.option(point) })
    .map((argument) => act(commands.addCorner, argument)),
  removeCorner: fc.record({ corner: fc.nat(5) }).map((argument) => act(commands.removeCorner, argument)),
  bendSide: fc
    .record({ side: fc.nat(5), bulge: fc.double({ min: -1, max: 1, noNaN: true }), burst })
    .map((argument) => act(commands.bendSide, argument)),
  setApplique: fc.boolean().map((argument) => act(commands.setApplique, argument)),
  combine: fc.constantFrom(...combinations).map((argument) => act(commands.combine, argument)),
  move: point.map((argument) => act(commands.move, argument)),
  nudge: fc.record({ x: way, y: way, burst }).map((argument) => act(commands.nudge, argument)),
  resize: signedBox.map((argument) => act(commands.resize, argument)),
  stepSize: fc.record({ width: way, height: way, burst }).map((argument) => act(commands.stepSize, argument)),
  setMeasure: fc
    .record({ x: place, y: place, width: place, height: place }, { requiredKeys: [] })
    .map((argument) => act(commands.setMeasure, argument)),
  turnRight: plain('turnRight'),
  turnLeft: plain('turnLeft'),
  mirrorAcross: plain('mirrorAcross'),
  mirrorDown: plain('mirrorDown'),
  align: fc.constantFrom(...alignments).map((argument) => act(commands.align, argument)),
  distribute: fc
    .constantFrom('across' as const, 'down' as const)
    .map((argument) => act(commands.distribute, argument)),
  makeSameSize: fc
    .constantFrom('width' as const, 'height' as const, 'both' as const)
    .map((argument) => act(commands.makeSameSize, argument)),
  cut: plain('cut'),
  copy: plain('copy'),
  paste: fc
    .oneof(fc.constantFrom(null, 'in place' as const), point)
    .map((argument) => act(commands.paste, argument)),
  duplicate: fc.option(point).map((argument) => act(commands.duplicate, argument)),
  repeat: fc
    .record({ axis: fc.constantFrom('x' as const, 'y' as const), before: fc.nat(3), after: fc.nat(12) })
    .map((argument) => act(commands.repeat, argument)),
  remove: plain('remove'),
  reorder: fc.constantFrom(...orders).map((argument) => act(commands.reorder, argument)),
  moveInOrder: fc.record({ layer, index: fc.nat(5) }).map((argument) => act(commands.moveInOrder, argument)),
  moveToLayer: fc.record({ layer }).map((argument) => act(commands.moveToLayer, argument)),
  addSeams: fc
    .record({ seams: fc.array(seam, { minLength: 1, maxLength: 4 }), fabric: fc.nat(12) })
    .map((argument) => act(commands.addSeams, argument)),
  eraseSeams: fc
    .record({ at: fc.array(point, { maxLength: 3 }), keep: point })
    .map((argument) => act(commands.eraseSeams, argument)),
  moveMapCorner: fc.record({ at: point, to: point }).map((argument) => act(commands.moveMapCorner, argument)),
  moveMapCorners: fc
    .record({ at: fc.array(point, { maxLength: 4 }), by: point })
    .map((argument) => act(commands.moveMapCorners, argument)),
  moveSeam: fc.record({ at: point, by: point }).map((argument) => act(commands.moveSeam, argument)),
  bendSeam: fc.record({ at: point, bulge }).map((argument) => act(commands.bendSeam, argument)),
  placeDisc: fc
    .record({ at: point, radius: fc.integer({ min: -10, max: 600 }) })
    .map((argument) => act(commands.placeDisc, argument)),
  draftStart: fc
    .record({ start: fc.constantFrom(...draftStartNames), numbers: fc.array(fc.nat(20), { maxLength: 3 }) })
    .map((argument) => act(commands.draftStart, argument)),
  makePlanar: plain('makePlanar'),
  removeLooseSeams: plain('removeLooseSeams'),
  mergePatches: plain('mergePatches'),
  turnBlock: fc
    .constantFrom('right' as const, 'left' as const, 'across' as const, 'down' as const)
    .map((argument) => act(commands.turnBlock, argument)),
  addLayer: plain('addLayer'),
  groupIntoLayers: fc.constant(act(commands.groupIntoLayers)),
  removeLayer: fc.record({ layer }).map((argument) => act(commands.removeLayer, argument)),
  moveLayer: fc.record({ layer, to: layer }).map((argument) => act(commands.moveLayer, argument)),
  lockLayer: fc
    .record({ layer, isLocked: fc.boolean() })
    .map((argument) => act(commands.lockLayer, argument)),
  hideLayer: fc
    .record({ layer, isHidden: fc.boolean() })
    .map((argument) => act(commands.hideLayer, argument)),
  fillGaps: fc.array(gap, { maxLength: 3 }).map((argument) => act(commands.fillGaps, argument)),
  removeHidden: nums.map((argument) => act(commands.removeHidden, argument)),
  bringOut: nums.map((argument) => act(commands.bringOut, argument)),
  raise: nums.map((argument) => act(commands.raise, argument)),
  makeApplique: nums.map((argument) => act(commands.makeApplique, argument)),
  select: nums.map((argument) => act(commands.select, argument)),
  selectMore: nums.map((argument) => act(commands.selectMore, argument)),
  selectAll: plain('selectAll'),
  deselectAll: plain('deselectAll'),
  selectLayer: fc.record({ layer }).map((argument) => act(commands.selectLayer, argument)),
  selectAlike: plain('selectAlike'),
  selectNext: plain('selectNext'),
  selectPrevious: plain('selectPrevious'),
  setSymmetry: fc.constantFrom(...symmetryNames).map((argument) => act(commands.setSymmetry, argument)),
  unlink: plain('unlink'),
  recolourAlone: fc.boolean().map((argument) => act(commands.recolourAlone, argument)),
};

/* Shapes are placed and selected often, so that commands have something to change. */
const anyAction = fc.oneof(
  { weight: 8, arbitrary: actions.place },
  { weight: 2, arbitrary: actions.drawOutline },
  { weight: 2, arbitrary: actions.moveCorner },
  { weight: 2, arbitrary: actions.combine },
  { weight: 2, arbitrary: actions.addSeams },
  { weight: 4, arbitrary: actions.selectAll },
  { weight: 4, arbitrary: actions.selectMore },
  { weight: 3, arbitrary: actions.fill },
  { weight: 3, arbitrary: actions.setSymmetry },
  ...Object.values(actions).map((arbitrary) => ({ weight: 1, arbitrary })),
);
/** Fails if the design breaks one of the rules that hold for every design. */
function expectSound(design: CreatedBlockDesign) {
  const { block, layers, links } = design;
  const shapes = laidShapes(design).map(({ shape }) => shape);
  expect(layers).toHaveLength(block.levels.length);
  expect(new Set(layers.map(({ id }) => id)).size).toBe(layers.length);
  expect(new Set(shapes.map(({ shapeNum }) => shapeNum)).size).toBe(shapes.length);
  for (const shape of shapes) {
    const { x, y, width, height } = boxOf(shape);
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
    expect(Math.max(x + width, y + height)).toBeLessThanOrEqual(1000);
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(1);
  }
  const linked = links.flat().map(({ shapeNum }) => shapeNum);
  expect(links.every(({ length }) => length > 1)).toBe(true);
  expect(new Set(linked).size).toBe(linked.length);
  expect(shapes.filter(({ shapeNum }) => linked.includes(shapeNum))).toHaveLength(linked.length);
  const stored = createdForm(block);
  expect(stored.levels.flat()).toEqual(shapes);
  const refused = createdBlockSchema.safeParse(stored).error?.issues;
  expect(refused?.[0]?.message).toBe(shapes.length === 0 ? MESSAGES.noShape : undefined);
}

testAnySequence<Drawing>({
  ...{ commands, read: readCreatedBlockCommand, begun: newDrawing, anyAction, expectSound },
  undo: act(commands.undo),
  redo: act(commands.redo),
  named: (drawing, { document }) => act(commands.rename, document.design.block.designName).run(drawing),
  free: ({ document }) => freeShapes(document.design).map(({ shape }) => shape.shapeNum),
  /* Layers get numbers below 0 here, because a shape and a layer may have the same number. */
  numbersIn: ({ document: { design } }) => [
    ...laidShapes(design).map(({ shape }) => shape.shapeNum),
    ...design.layers.map(({ id }) => -id),
  ],
});

it('moves everything alike: touching shapes still touch, unless only one of them is selected', () => {
  const moves = fc.array(fc.oneof(actions.move, actions.nudge, actions.turnRight, actions.mirrorDown), {
    maxLength: 12,
  });
  /* Two cells of a random grid, side by side. */
  const cells = fc
    .constantFrom(...patchGrids)
    .chain((grid) => fc.record({ grid: fc.constant(grid), at: fc.nat(grid - 2) }));
  fc.assert(
    fc.property(cells, moves, ({ grid, at }, sequence) => {
      const cell = 1000 / grid;
      const row = (index: number) =>
        act(commands.place, {
          form: 1,
          box: { x: index * cell, y: 0, width: cell, height: cell },
          layer: 1,
          fabric: 1,
        });
      const start = [row(at), row(at + 1), act(commands.selectAll), ...sequence];
      const drawing = start.reduce((each, action) => action.run(each), newDrawing());
      const [one, other] = laidShapes(drawing.document.design).map(({ shape }) => boxOf(shape));
      if (!one || !other) throw new Error('There are two.');
      const ends = (key: 'x' | 'y', size: 'width' | 'height') =>
        [one[key] + one[size] - other[key], other[key] + other[size] - one[key]].map(Math.abs);
      const gap = Math.min(...ends('x', 'width'), ...ends('y', 'height'));
      expect(gap).toBeLessThan(1e-9);
    }),
  );
});

it('knows if anything is drawn', () => {
  const { design } = newDrawing().document;
  expect(hasShapes(design)).toBe(false);
  expect(design.block.levels).toHaveLength(3);
  expect(createdForm(design.block).levels).toEqual([]);
});
