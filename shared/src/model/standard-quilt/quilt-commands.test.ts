import { blockUnits } from '../../geometry/units.js';
import { layoutNums } from '../../quilting/standard/standard-layout.js';
import { quiltFaults, type Quilt } from '../../quilting/quilt.js';
import type { Shape } from '../../quilting/shapes/shape.js';
import { sizeNums, standardBands } from '../../quilting/standard/standard-size.js';
import { generate, storable } from '../../quilting/standard/generate.js';
import { quiltSchema } from '../../quilting/stored/quilt-schema.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testAnySequence } from '../any-sequence.fixture.js';
import { readQuiltCommand } from '../command-schemas/standard-quilt-schemas.js';
import { cornerKinds } from '../../quilting/bands/bands.js';
import { act, ran, workOn, type Worked } from '../command.js';
import { quiltActions } from '../actions.fixture.js';
import type { PlaceableBlock } from '../cloth/block-fabrics.js';
import { blockOf, isBlank, quiltCommands, type FabricTarget } from './quilt-commands.js';
import { newDocument, type QuiltAction, type QuiltDocument } from './quilt-document.js';
import { stepsOf } from '../history-words.fixture.js';

const {
  undo,
  redo,
  chooseSize,
  chooseLayout,
  chooseBlock,
  removeBlock,
  recolourPatches,
  giveAll,
  toggleBorder,
  toggleSashing,
  toggleCornerstones,
  setBandFabric,
  recolour,
  keepColourway,
  takeColourway,
  dropColourway,
  renameColourway,
  rename,
} = quiltActions;

const isUnsaved = ({ design, saved }: QuiltDocument) => design.quilt !== saved;

function square(fillFabric: number): Shape {
  return {
    shapeNum: 1,
    shapeType: 1,
    shapeXLoc: blockUnits(0),
    shapeYLoc: blockUnits(0),
    shapeWidth: blockUnits(500),
    shapeHeight: blockUnits(500),
    fillFabric,
    strokeWidth: 0,
  };
}

/** A blank block in the placeholders 1, 2 and 3 on two layers, with library fabrics for the first two only. */
const star: PlaceableBlock = {
  designedBlockNum: 5,
  designName: 'Star',
  levels: [
    [square(1), square(2)],
    [square(1), square(3)],
  ],
  cloth: [21, 22],
};
/** A block in real fabrics, without placeholders. */
const own: PlaceableBlock = {
  designedBlockNum: 10_001,
  designName: 'Own',
  levels: [[square(40), square(41)]],
};

function after(...commands: QuiltAction[]): QuiltDocument {
  return commands.reduce((document, command) => {
    expect(command.canRun(workOn(document)), command.type).toBe(true);
    return ran(document, command);
  }, newDocument());
}

const quiltAfter = (...commands: QuiltAction[]) => after(...commands).design.quilt;

/** Returns the fabric of each patch of the block in a slot, bottom first. */
const fabricsIn = (quilt: Quilt, slot: 0 | 1) =>
  blockOf(quilt, slot)
    ?.levels.flat()
    .map(({ fillFabric }) => fillFabric);

describe('size', () => {
  it('comes first: nothing else of the layout can be chosen before', () => {
    const start = newDocument();
    const others = [chooseLayout(4), chooseBlock(0, star), toggleBorder(1), toggleSashing];
    expect(others.map((command) => command.canRun(workOn(start)))).toEqual([false, false, false, false]);
  });

  it('makes a Queen quilt of 8 × 9 blocks, 96″ × 108″', () => {
    const quilt = quiltAfter(chooseSize(3));
    expect([quilt.quiltWidth, quilt.quiltLength]).toEqual([96, 108]);
    expect(quilt.blocks.map(({ numOfColumns, numOfRows }) => [numOfColumns, numOfRows])).toEqual([[8, 9]]);
  });
});

describe('blocks', () => {
  it('replace their placeholder fabrics; those without a fabric stay', () => {
    expect(fabricsIn(quiltAfter(chooseSize(3), chooseBlock(0, star)), 0)).toEqual([21, 22, 21, 3]);
  });

  it('that are used together share a ground', () => {
    const [onCream, onIvory] = [104, 106].map((ground) => ({ ...star, cloth: [ground, 22] }));
    const quilt = quiltAfter(
      chooseSize(3),
      chooseLayout(4),
      chooseBlock(0, onCream ?? star),
      chooseBlock(1, onIvory ?? star),
    );
    expect(fabricsIn(quilt, 1)).toEqual([104, 22, 104, 3]);
  });

  it('in real fabrics stay unchanged', () => {
    expect(fabricsIn(quiltAfter(chooseSize(3), chooseBlock(0, own)), 0)).toEqual([40, 41]);
  });

  it('keep the place and the repeats of their slot', () => {
    const [before] = quiltAfter(chooseSize(3), chooseLayout(5)).blocks;
    const [chosen] = quiltAfter(chooseSize(3), chooseLayout(5), chooseBlock(0, star)).blocks;
    expect({ ...chosen, blockNum: 0, levels: [] }).toEqual(before);
  });

  it('include Block 2 only in layouts of two, which returns after the layout of one', () => {
    const two = after(chooseSize(3), chooseLayout(4), chooseBlock(0, star), chooseBlock(1, own));
    expect(two.design.quilt.blocks.map(({ blockNum }) => blockNum)).toEqual([5, 10_001, 5, 10_001]);
    const one = ran(two, chooseLayout(3));
    expect(one.design.quilt.blocks.map(({ blockNum }) => blockNum)).toEqual([5]);
    expect(chooseBlock(1, own).canRun(workOn(one))).toBe(false);
    const back = ran(one, chooseLayout(6));
    expect(back.design.quilt.blocks.map(({ blockNum }) => blockNum)).toEqual([5, 10_001]);
  });

  it('are recoloured in the given patches, in their slot alone, with their copies', () => {
    const quilt = quiltAfter(
      chooseSize(3),
      chooseLayout(4),
      chooseBlock(0, star),
      chooseBlock(1, star),
      recolourPatches(0, [0, 2], 77),
    );
    const fabrics = quilt.blocks.map(({ levels }) => levels.flat().map(({ fillFabric }) => fillFabric));
    expect(fabrics).toEqual([
      [77, 22, 77, 3],
      [21, 22, 21, 3],
      [77, 22, 77, 3],
      [21, 22, 21, 3],
    ]);
  });

  it('keep patches separate that got the same fabric', () => {
    const same = after(chooseSize(3), chooseBlock(0, star), recolourPatches(0, [1], 21));
    expect(fabricsIn(same.design.quilt, 0)).toEqual([21, 21, 21, 3]);
    expect(fabricsIn(ran(same, recolourPatches(0, [1], 30)).design.quilt, 0)).toEqual([21, 30, 21, 3]);
    expect(ran(same, recolourPatches(0, [1, 0], 21))).toBe(same);
  });

  it('are not recoloured in patches that they do not have', () => {
    const document = after(chooseSize(3), chooseBlock(0, star));
    expect(recolourPatches(0, [4], 77).canRun(workOn(document))).toBe(false);
    expect(recolourPatches(1, [0], 77).canRun(workOn(document))).toBe(false);
  });

  it('are removed, and leave their place', () => {
    const done = after(chooseSize(3), chooseLayout(4), chooseBlock(0, star), chooseBlock(1, own));
    const { quilt } = ran(done, removeBlock(1)).design;
    expect(quilt.blocks.map(({ blockNum }) => blockNum)).toEqual([5, 0, 5, 0]);
    expect(fabricsIn(quilt, 1)).toEqual([]);
    expect(removeBlock(0).canRun(workOn(after(chooseSize(3))))).toBe(false);
  });
});

describe('borders and sashing', () => {
  it('give a Queen with both 5 × 6 blocks, borders of 3″ and 7″, 88″ × 102″', () => {
    const quilt = quiltAfter(chooseSize(3), toggleBorder(1), toggleBorder(2), toggleSashing);
    expect(quilt).toMatchObject({
      quiltWidth: 88,
      quiltLength: 102,
      bands: [
        { role: 'sashing', width: 2 },
        { role: 'border', width: 3 },
        { role: 'border', width: 7 },
      ],
    });
  });

  it('offer the second border only after the first', () => {
    expect(toggleBorder(2).canRun(workOn(after(chooseSize(3))))).toBe(false);
  });

  it('lose both borders and their fabrics with the first', () => {
    const quilt = quiltAfter(
      chooseSize(3),
      toggleBorder(1),
      toggleBorder(2),
      setBandFabric('border1', 30),
      setBandFabric('border2', 31),
      toggleBorder(1),
    );
    expect(quilt.bands).toEqual([]);
  });

  it('lose the sashing with its fabric', () => {
    const quilt = quiltAfter(chooseSize(3), toggleSashing, setBandFabric('sashing', 30), toggleSashing);
    expect(quilt.bands).toEqual([]);
  });

  it('get a fabric only if they exist', () => {
    expect(setBandFabric('sashing', 30).canRun(workOn(after(chooseSize(3))))).toBe(false);
  });
});

describe('history', () => {
  it('has one entry for each change, and none for a change without effect', () => {
    const done = after(chooseSize(3), chooseSize(3), chooseLayout(4));
    expect(stepsOf(done)).toEqual(['Quilt size Queen', 'Four-Block Quadrant Pattern']);
  });

  it('has one name throughout', () => {
    const done = after(chooseSize(3), chooseSize(2), undo, rename('Anna'), rename(' Bea '));
    expect(done.design.quilt).toMatchObject({ quiltName: 'Bea', generatingSize: 3 });
    expect(ran(done, undo).design.quilt).toMatchObject({ quiltName: 'Bea', generatingSize: 0 });
    expect(ran(done, redo).design.quilt).toMatchObject({ quiltName: 'Bea', generatingSize: 2 });
  });

  it('counts a new name alone as saved in a stored document', () => {
    const stored = { ...newDocument(), stored: { num: 7, revision: 1 } };
    const done = ran(ran(stored, chooseSize(3)), rename('Anna'));
    expect(isUnsaved(done)).toBe(true);
    expect(isUnsaved(ran(done, undo))).toBe(false);
  });

  it('forgets undone steps after a new change', () => {
    const done = after(chooseSize(3), chooseSize(2), undo, chooseSize(4));
    expect(redo.canRun(workOn(done))).toBe(false);
    expect(ran(done, undo).design.quilt.generatingSize).toBe(3);
  });

  it('gives a fabric to several parts as one step, and none if they already have it', () => {
    const bordered = after(chooseSize(3), toggleBorder(1), toggleSashing, chooseBlock(0, star));
    const sweep = giveAll(
      12,
      { kind: 'band', band: 'border1' },
      { kind: 'band', band: 'sashing' },
      { kind: 'spot', slot: 0, patches: [0] },
    );
    const dressed = ran(bordered, sweep);
    const { quilt } = dressed.design;
    expect([...quilt.bands.map(({ fabric }) => fabric), fabricsIn(quilt, 0)?.[0]]).toEqual([12, 12, 12]);
    expect(stepsOf(dressed).at(-1)).toBe('Fabric of 3 parts');
    expect(ran(dressed, undo).design).toBe(bordered.design);
    expect(ran(dressed, sweep)).toBe(dressed);
    expect(giveAll(12, { kind: 'band', band: 'border2' }).canRun(workOn(bordered))).toBe(false);
    expect(giveAll(12).canRun(workOn(bordered))).toBe(false);
  });

  it('notices that undo leads back to the saved state', () => {
    const done = after(chooseSize(3));
    expect(isUnsaved(done)).toBe(true);
    expect(isUnsaved(ran(done, undo))).toBe(false);
  });
});

const slot = fc.constantFrom(0 as const, 1 as const);
const fabric = fc.integer({ min: 11, max: 14 });
const block = fc.constantFrom(star, own);
const band = fc.constantFrom(...standardBands);

const target: fc.Arbitrary<FabricTarget> = fc.oneof(
  band.map((each) => ({ kind: 'band' as const, band: each })),
  fc.record({
    kind: fc.constant('spot' as const),
    slot,
    patches: fc.uniqueArray(fc.integer({ min: 0, max: 4 })),
  }),
);

/** Generators of actions for each command. If one is missing, the code doesn't compile. */
const index = fc.integer({ min: 0, max: 3 });

const anyOf: Record<keyof typeof quiltCommands, fc.Arbitrary<QuiltAction>> = {
  undo: fc.constant(undo),
  redo: fc.constant(redo),
  chooseSize: fc.constantFrom(...sizeNums).map(chooseSize),
  chooseLayout: fc.constantFrom(...layoutNums).map(chooseLayout),
  chooseBlock: fc.tuple(slot, block).map(([where, what]) => chooseBlock(where, what)),
  removeBlock: slot.map(removeBlock),
  toggleBorder: fc.constantFrom(1 as const, 2 as const).map(toggleBorder),
  setBorderCorners: fc
    .record({ border: fc.constantFrom(1 as const, 2 as const), corners: fc.constantFrom(...cornerKinds) })
    .map((corners) => act(quiltCommands.setBorderCorners, corners)),
  toggleSashing: fc.constant(toggleSashing),
  toggleCornerstones: fc.constant(toggleCornerstones),
  giveFabric: fc
    .tuple(fc.array(target, { maxLength: 3 }), fabric)
    .map(([selection, what]) => giveAll(what, ...selection)),
  recolour: fc.array(fc.tuple(fabric, fabric), { maxLength: 3 }).map(recolour),
  keepColourway: fc.constant(keepColourway),
  takeColourway: index.map(takeColourway),
  dropColourway: index.map(dropColourway),
  renameColourway: fc.tuple(index, fc.constantFrom('Winter', ' ', '"')).map((to) => renameColourway(...to)),
  rename: fc.constantFrom('', 'Anna', 'Bed').map(rename),
};

testAnySequence<Worked<QuiltDocument>>({
  commands: quiltCommands,
  read: readQuiltCommand,
  begun: () => workOn(newDocument()),
  anyAction: fc.oneof(...Object.values(anyOf)),
  ...{ undo, redo },
  named: (work, { document }) => rename(document.design.quilt.quiltName).run(work),
  expectSound: ({ quilt }) => {
    expect(generate(quilt)).toEqual(quilt);
    expect(quiltFaults(quilt)).toEqual([]);
    expect(quiltSchema.safeParse(storable(quilt)).error?.issues).toBeUndefined();
    expect(quilt.quiltNum).toBe(0);
  },
  free: () => [],
  numbersIn: () => [],
});

it('recolours the whole quilt at once, so that two fabrics can swap places', () => {
  const sized = ran(ran(newDocument(), chooseSize(9)), chooseBlock(0, own));
  const dyed = [
    toggleBorder(1),
    setBandFabric('border1', 21),
    toggleSashing,
    setBandFabric('sashing', 22),
  ].reduce(ran, sized);
  const after = ran(
    dyed,
    recolour([
      [21, 22],
      [22, 21],
      [30, 31],
    ]),
  );
  expect(after.design.quilt.bands.map(({ role, fabric }) => [role, fabric])).toEqual([
    ['sashing', 21],
    ['border', 22],
  ]);
  expect(stepsOf(after).at(-1)).toBe('Quilt recoloured');
  expect(ran(after, undo).design).toEqual(dyed.design);
  expect(ran(dyed, recolour([[99, 98]]))).toBe(dyed);
});

describe('a block that was never saved', () => {
  const unsaved: PlaceableBlock = { ...own, designedBlockNum: 0, designName: 'Your block (not saved)' };
  const laid = ran(ran(newDocument(), chooseSize(9)), chooseBlock(0, unsaved));

  it('is in its slot in its fabrics, and can be removed', () => {
    expect(blockOf(laid.design.quilt, 0)).toMatchObject({ blockNum: 0, levels: unsaved.levels });
    expect(isBlank(laid.design.quilt)).toBe(false);
    expect(removeBlock(0).canRun(workOn(laid))).toBe(true);
    expect(isBlank(ran(laid, removeBlock(0)).design.quilt)).toBe(true);
  });

  it('comes back as Block 2 after a layout of one block', () => {
    const two = ran(ran(laid, chooseLayout(5)), chooseBlock(1, unsaved));
    const back = ran(ran(two, chooseLayout(3)), chooseLayout(6));
    expect(blockOf(back.design.quilt, 1)?.levels).toEqual(unsaved.levels);
  });
});
