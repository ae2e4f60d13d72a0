import { isSlanted } from '../../geometry/orientation.js';
import { inches } from '../../geometry/units.js';
import { LIMITS } from '../../limits.js';
import { bordersOf, cornerKinds } from '../../quilting/bands/bands.js';
import { gapsOf } from '../../quilting/placement.js';
import { quiltFaults } from '../../quilting/quilt.js';
import { quiltSchema } from '../../quilting/stored/quilt-schema.js';
import { layRules } from '../../quilting/setting/lies.js';
import { blockOrders } from '../../quilting/setting/order.js';
import { cornerstoneKinds, settingKinds } from '../../quilting/setting/setting.js';
import { shownQuilt, storedQuilt } from '../../quilting/sideways.js';
import { generate } from '../../quilting/standard/generate.js';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { testAnySequence, type WithoutArgument } from '../any-sequence.fixture.js';
import { act } from '../command.js';
import { alignments } from '../created-block/arranging/align-commands.js';
import { orders } from '../reordered.js';
import { newArrangementState, type Arrangement, type ArrangementAction } from './arrangement.js';
import { barn, newArrangement, star } from './arrangement.fixture.js';
import { readFreeFormCommand } from '../command-schemas/free-form-schemas.js';
import { freeFormCommands as commands } from './free-form-commands.js';
import { starts } from './starts.js';
import { freePlacements, laidPlacements, sentForm, type FreeFormDesign } from './free-form-document.js';

const plain = (name: WithoutArgument<typeof commands>) => fc.constant(act(commands[name]));

/* Lengths far outside the quilt, and in fractions that no ruler has. Commands must handle them. */
const length = fc.oneof(
  fc.integer({ min: -300, max: 600 }),
  fc.double({ min: -50, max: 320, noNaN: true }),
  fc.constantFrom(0, 1, 12, 13.3333, 40 / 3, 36, 60, 260, 0.04),
);
const way = fc.oneof(fc.constantFrom(0, 1, -1, 5, -5, 0.01), length);
const point = fc.record({ x: way, y: way });
const block = fc.constantFrom(star, barn);
const ids = fc.array(fc.integer({ min: 1, max: 8 }), { maxLength: 5 });
const burst = fc.constantFrom(undefined, 'one', 'two');
const band = fc.constantFrom('border1' as const, 'border2' as const, 'sashing' as const);
const target = fc.oneof(
  band.map((each) => ({ kind: 'band' as const, band: each })),
  fc.record({
    kind: fc.constant('spot' as const),
    id: fc.integer({ min: 1, max: 6 }),
    patches: fc.uniqueArray(fc.nat(2)),
  }),
);
const border = fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const);
const swap = fc.record({ from: fc.constantFrom(11, 12, 21, 22, 40), to: fc.integer({ min: 11, max: 14 }) });

/** Each command with any possible argument. */
const actions: Record<keyof typeof commands, fc.Arbitrary<ArrangementAction>> = {
  undo: plain('undo'),
  redo: plain('redo'),
  setSize: fc
    .record({ width: length, length }, { requiredKeys: [] })
    .map((argument) => act(commands.setSize, argument)),
  turnQuilt: plain('turnQuilt'),
  toggleBorder: border.map((argument) => act(commands.toggleBorder, argument)),
  setBorderWidth: fc
    .record({ border, width: length })
    .map((argument) => act(commands.setBorderWidth, argument)),
  setBorderCorners: fc
    .record({ border, corners: fc.constantFrom(...cornerKinds) })
    .map((argument) => act(commands.setBorderCorners, argument)),
  addBorders: fc
    .array(fc.record({ width: length, endWidth: length }), { maxLength: 3 })
    .map((argument) => act(commands.addBorders, argument)),
  addPiecedBorder: fc
    .record({
      unit: fc.integer({ min: 1, max: 6 }),
      width: length,
      facing: fc.constantFrom('out' as const, 'in' as const),
      corners: fc.constantFrom(null, { kind: 'square' as const, fabric: 12 }),
      spacer: fc.option(fc.record({ width: length, endWidth: length })),
    })
    .map((argument) => act(commands.addPiecedBorder, argument)),
  setCornerBlocks: fc
    .record({
      border,
      block: fc.oneof(
        fc.record({ kind: fc.constant('square' as const), fabric: fc.integer({ min: 11, max: 14 }) }),
        fc.record({ kind: fc.constant('block' as const), id: fc.integer({ min: 1, max: 6 }) }),
      ),
    })
    .map((argument) => act(commands.setCornerBlocks, argument)),
  keepSize: fc.boolean().map((argument) => act(commands.keepSize, argument)),
  toggleSashing: plain('toggleSashing'),
  setSashingWidth: length.map((argument) => act(commands.setSashingWidth, argument)),
  giveFabric: fc
    .record({ targets: fc.array(target, { maxLength: 3 }), fabric: fc.integer({ min: 11, max: 14 }) })
    .map((argument) => act(commands.giveFabric, argument)),
  recolour: fc
    .array(fc.tuple(fc.integer({ min: 11, max: 14 }), fc.integer({ min: 11, max: 14 })), { maxLength: 3 })
    .map((argument) => act(commands.recolour, argument)),
  keepColourway: plain('keepColourway'),
  takeColourway: fc.integer({ min: 0, max: 3 }).map((argument) => act(commands.takeColourway, argument)),
  dropColourway: fc.integer({ min: 0, max: 3 }).map((argument) => act(commands.dropColourway, argument)),
  renameColourway: fc
    .record({ index: fc.integer({ min: 0, max: 3 }), name: fc.constantFrom('Winter', ' ', '"') })
    .map((argument) => act(commands.renameColourway, argument)),
  rename: fc.constantFrom('', 'Anna', 'Bed').map((argument) => act(commands.rename, argument)),
  place: fc
    .record({ block, at: fc.option(point), side: length }, { requiredKeys: ['block', 'at'] })
    .map((argument) => act(commands.place, argument)),
  begin: fc
    .record(
      {
        start: fc.constantFrom(...starts),
        blocks: fc.array(block, { maxLength: 3 }),
        size: fc.record({ width: length, height: length }),
      },
      { requiredKeys: ['start', 'blocks'] },
    )
    .map((argument) => act(commands.begin, argument)),
  replaceBlocks: fc.record({ ids, block }).map((argument) => act(commands.replaceBlocks, argument)),
  move: point.map((argument) => act(commands.move, argument)),
  nudge: fc.record({ x: way, y: way, burst }).map((argument) => act(commands.nudge, argument)),
  resize: fc
    .record(
      { box: fc.record({ x: length, y: length, width: length, height: length }), isFree: fc.boolean() },
      { requiredKeys: ['box'] },
    )
    .map((argument) => act(commands.resize, argument)),
  stepSize: fc.record({ by: way, burst }).map((argument) => act(commands.stepSize, argument)),
  setMeasure: fc
    .record({ x: length, y: length, side: length }, { requiredKeys: [] })
    .map((argument) => act(commands.setMeasure, argument)),
  repeat: fc
    .record({ columns: length, rows: length, xSeparation: length, ySeparation: length }, { requiredKeys: [] })
    .map((argument) => act(commands.repeat, argument)),
  stepSpacing: fc.record({ x: way, y: way, burst }).map((argument) => act(commands.stepSpacing, argument)),
  fillQuilt: plain('fillQuilt'),
  splitRepeat: plain('splitRepeat'),
  replaceFabric: swap.map((argument) => act(commands.replaceFabric, argument)),
  replaceInEverySecond: fc
    .tuple(swap, fc.integer({ min: 1, max: 6 }))
    .map(([each, id]) => act(commands.replaceInEverySecond, { ...each, id })),
  fix: fc
    .record({
      id: fc.integer({ min: 1, max: 6 }),
      fix: fc.record(
        {
          kind: fc.constantFrom('move' as const, 'size' as const, 'borders' as const),
          changes: fc.record(
            {
              xLocation: length.map(inches),
              xSeparation: length.map(inches),
              blockWidth: length.map(inches),
            },
            { requiredKeys: [] },
          ),
          borders: fc.array(length, { maxLength: 3 }),
        },
        { requiredKeys: ['kind', 'changes'] },
      ),
    })
    .map((argument) => act(commands.fix, argument)),
  turnRight: plain('turnRight'),
  turnLeft: plain('turnLeft'),
  mirrorAcross: plain('mirrorAcross'),
  mirrorDown: plain('mirrorDown'),
  setTurn: fc.integer({ min: -9, max: 9 }).map((argument) => act(commands.setTurn, argument)),
  turnBy: fc.integer({ min: -9, max: 9 }).map((argument) => act(commands.turnBy, argument)),
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
  remove: plain('remove'),
  reorder: fc.constantFrom(...orders).map((argument) => act(commands.reorder, argument)),
  moveInOrder: fc.integer({ min: -1, max: 6 }).map((argument) => act(commands.moveInOrder, argument)),
  lock: fc.record({ ids, isLocked: fc.boolean() }).map((argument) => act(commands.lock, argument)),
  select: ids.map((argument) => act(commands.select, argument)),
  selectMore: ids.map((argument) => act(commands.selectMore, argument)),
  selectAll: plain('selectAll'),
  deselectAll: plain('deselectAll'),
  selectNext: plain('selectNext'),
  selectPrevious: plain('selectPrevious'),
  chooseSetting: fc.constantFrom(...settingKinds).map((argument) => act(commands.chooseSetting, argument)),
  setSettingNumbers: fc
    .record({ columns: length, rows: length, blockWidth: length, blockHeight: length }, { requiredKeys: [] })
    .map((argument) => act(commands.setSettingNumbers, argument)),
  setBlockOrder: fc
    .record(
      { order: fc.constantFrom(...blockOrders), different: fc.integer({ min: -1, max: 10 }) },
      { requiredKeys: [] },
    )
    .map((argument) => act(commands.setBlockOrder, argument)),
  layBlocks: fc.constantFrom(...layRules).map((argument) => act(commands.layBlocks, argument)),
  turnSetBlocks: plain('turnSetBlocks'),
  setSettingSashing: fc
    .option(
      fc.record(
        { width: length, isAround: fc.boolean(), cornerstones: fc.constantFrom(...cornerstoneKinds) },
        { requiredKeys: [] },
      ),
    )
    .map((argument) => act(commands.setSettingSashing, argument)),
  releaseSetting: plain('releaseSetting'),
};

/* Blocks are placed and selected often, so that commands have something to change. */
const anyAction = fc.oneof(
  { weight: 8, arbitrary: actions.place },
  { weight: 4, arbitrary: actions.selectAll },
  { weight: 4, arbitrary: actions.selectMore },
  { weight: 3, arbitrary: actions.repeat },
  { weight: 3, arbitrary: actions.setSize },
  { weight: 3, arbitrary: actions.turnBy },
  ...Object.values(actions).map((arbitrary) => ({ weight: 1, arbitrary })),
);
/** Fails if a rule for every design doesn't hold. */
function expectSound({ quilt, placements }: FreeFormDesign) {
  expect(quiltFaults(storedQuilt(quilt.setting ? sentForm(quilt) : quilt))).toEqual([]);
  expect(quiltSchema.safeParse(storedQuilt(sentForm(quilt))).error?.issues).toBeUndefined();
  expect(generate(quilt)).toBe(quilt);
  if (quilt.setting) expect(generate(shownQuilt(storedQuilt(sentForm(quilt))))).toEqual(quilt);
  expect(quilt.quiltNum).toBe(0);
  expect(quilt.blocks.length).toBeGreaterThan(0);
  expect(placements).toHaveLength(quilt.blocks.length);
  expect(new Set(placements.map(({ id }) => id)).size).toBe(placements.length);
  const widths = bordersOf(quilt).map(({ width }) => width);
  const side = Math.min(quilt.quiltWidth, quilt.quiltLength);
  expect(widths[0] ?? 0).toBeLessThanOrEqual(Math.trunc(side / 2));
  expect(2 * widths.reduce((sum, width) => sum + width, 0)).toBeLessThanOrEqual(side);
  for (const placement of quilt.blocks) {
    const { blockWidth, blockHeight, xSeparation, ySeparation, numOfColumns, numOfRows } = placement;
    expect(Math.min(blockWidth, blockHeight)).toBeGreaterThanOrEqual(1);
    expect(Math.max(blockWidth, blockHeight)).toBeLessThanOrEqual(side + 1e-9);
    const gaps = gapsOf(placement);
    expect(Math.min(gaps.x, gaps.y)).toBeGreaterThan(-1e-9);
    expect([numOfColumns, numOfRows].every(Number.isInteger)).toBe(true);
    expect(Math.max(numOfColumns, numOfRows)).toBeLessThanOrEqual(LIMITS.repeats.max);
    if (quilt.setting) continue;
    const lengths = [blockWidth, blockHeight, ...(isSlanted(placement) ? [] : [xSeparation, ySeparation])];
    expect(lengths.map((each) => each * 16).every(Number.isInteger)).toBe(true);
    // The middle of an oblong block turned by a quarter may lie between two sixteenths. √2 lies on no mark.
    const places = [placement.xLocation, placement.yLocation].map((each) => each * 32);
    expect(isSlanted(placement) || places.every(Number.isInteger)).toBe(true);
    expect(placement.pattern).toBe(false);
  }
}

testAnySequence<Arrangement>({
  ...{ commands, read: readFreeFormCommand, begun: newArrangement, anyAction, expectSound },
  undo: act(commands.undo),
  redo: act(commands.redo),
  named: (arrangement, { document }) =>
    act(commands.rename, document.design.quilt.quiltName).run(arrangement),
  free: ({ document }) => freePlacements(document.design).map(({ id }) => id),
  numbersIn: ({ document }) => laidPlacements(document.design).map(({ id }) => id),
});

it('adds a step for changes of the quilt, and none for the selection', () => {
  const sequence = [act(commands.selectAll), act(commands.setSize, { width: 40 })];
  const end = sequence.reduce((arrangement, action) => action.run(arrangement), newArrangement());
  expect(end.document.past).toEqual([]);
  expect(end).toEqual({ ...newArrangementState, document: end.document, selection: new Set() });
});
