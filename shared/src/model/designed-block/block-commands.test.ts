import { inches } from '../../geometry/units.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testAnySequence } from '../any-sequence.fixture.js';
import { readBlockCommand } from '../command-schemas/designed-block-schemas.js';
import { ran, workOn, type Worked } from '../command.js';
import { blockActions } from '../actions.fixture.js';
import { blockCommands, type BlankBlock } from './block-commands.js';
import { newBlock } from '../../quilting/block.js';
import { newBlockDocument, openedBlock, type BlockAction, type BlockDocument } from './block-document.js';
import { levelsIn } from '../levels.fixture.js';
import { stepsOf } from '../history-words.fixture.js';

const {
  undo,
  redo,
  chooseBlock,
  removeBlock,
  giveFabric,
  swapFabrics,
  shuffleFabrics,
  keepColourway,
  takeColourway,
  dropColourway,
  groupIntoLayers,
  rename,
} = blockActions;

const side = inches(12);
/** A blank block in the placeholders 1, 2 and 3 on two layers, with library fabrics for the first two only. */
const star: BlankBlock = {
  designedBlockNum: 5,
  designName: 'Star',
  blockWidth: side,
  blockHeight: side,
  levels: levelsIn([1, 2], [1, 3]),
  cloth: [21, 22],
};
/** A blank block that a quilter drew, of another size and without fabrics. */
const own: BlankBlock = {
  designedBlockNum: 10_001,
  designName: 'Own',
  blockWidth: inches(9),
  blockHeight: inches(6),
  levels: levelsIn([1, 1]),
};

function after(...commands: BlockAction[]): BlockDocument {
  return commands.reduce((document, command) => {
    expect(command.canRun(workOn(document)), command.type).toBe(true);
    return ran(document, command);
  }, newBlockDocument());
}

/** Returns the fabric of each patch, bottom first. */
const fabricsOf = ({ design }: BlockDocument) =>
  design.block.levels.flat().map(({ fillFabric }) => fillFabric);
const layer2 = { name: 'Layer 2', patches: [2, 3] };

describe('a copy of a shared block', () => {
  const copy = openedBlock(
    {
      ...newBlock(100),
      designName: 'Star, after Ann',
      usedBlockNum: 5,
      levels: levelsIn([21]),
      firstMaker: 'Ann',
    },
    null,
  );

  it('keeps the name of its first maker while it is recoloured and renamed', () => {
    const changed = ran(ran(copy, rename('Mine')), giveFabric({ name: 'Patch', patches: [0] }, 22));
    expect(changed.design.block).toMatchObject({ designName: 'Mine', firstMaker: 'Ann' });
  });

  it('is no longer a copy once it has another pattern, or none', () => {
    expect(ran(copy, chooseBlock(own)).design.block.firstMaker).toBeUndefined();
    expect(ran(copy, removeBlock).design.block.firstMaker).toBeUndefined();
  });
});

describe('choosing a block', () => {
  it('shows the blank in its fabrics; placeholders without one stay unchanged', () => {
    const document = after(chooseBlock(star));
    expect(fabricsOf(document)).toEqual([21, 22, 21, 3]);
    expect(document.design.block).toMatchObject({ blockNum: 5, usedBlockNum: 5, blockWidth: 12 });
    expect(stepsOf(document)).toEqual(['Star']);
  });

  it('takes the size of the blank, and keeps the name', () => {
    const { block } = after(chooseBlock(star), rename('Mine'), chooseBlock(own)).design;
    expect(block).toMatchObject({ designName: 'Mine', usedBlockNum: 10_001, blockWidth: 9, blockHeight: 6 });
  });

  it('leaves the current blank in its fabrics', () => {
    const document = after(chooseBlock(star), giveFabric(layer2, 30), chooseBlock(star));
    expect(fabricsOf(document)).toEqual([21, 22, 30, 30]);
    expect(document.past).toHaveLength(2);
  });

  it('drops the colourways of the block before; undo restores them', () => {
    const document = after(chooseBlock(star), keepColourway, chooseBlock(own));
    expect(document.design.block.colourways).toEqual([]);
    expect(ran(document, undo).design.block.colourways).toHaveLength(1);
  });

  it('is reversed by removing the block', () => {
    const document = after(chooseBlock(own), rename('Mine'), removeBlock);
    expect(document.design.block).toMatchObject({ designName: 'Mine', usedBlockNum: 0, blockWidth: 12 });
    expect(document.design.block.levels).toEqual([]);
    expect(removeBlock.canRun(workOn(document))).toBe(false);
  });
});

describe('giving fabrics', () => {
  it('colours the given patches and no others', () => {
    const document = after(chooseBlock(star), giveFabric({ name: 'Patch 3 of layer 2', patches: [3] }, 40));
    expect(fabricsOf(document)).toEqual([21, 22, 21, 40]);
    expect(stepsOf(document).at(-1)).toBe('Fabric of patch 3 of layer 2');
  });

  it('adds no step if they already have the fabric', () => {
    const once = after(chooseBlock(star), giveFabric(layer2, 40));
    expect(ran(once, giveFabric(layer2, 40))).toBe(once);
  });

  it('needs existing patches', () => {
    const document = after(chooseBlock(star));
    expect(giveFabric({ name: 'Nothing', patches: [] }, 40).canRun(workOn(document))).toBe(false);
    expect(giveFabric({ name: 'Too many', patches: [3, 4] }, 40).canRun(workOn(document))).toBe(false);
  });

  it('swaps two fabrics everywhere', () => {
    const document = after(chooseBlock(star), swapFabrics(21, 3));
    expect(fabricsOf(document)).toEqual([3, 22, 3, 21]);
    expect(document.past).toHaveLength(2);
  });

  it('swaps with a fabric that the block does not have by replacing', () => {
    expect(fabricsOf(after(chooseBlock(star), swapFabrics(21, 60)))).toEqual([60, 22, 60, 3]);
    expect(swapFabrics(50, 60).canRun(workOn(after(chooseBlock(star))))).toBe(false);
    expect(swapFabrics(21, 21).canRun(workOn(after(chooseBlock(star))))).toBe(false);
  });
});

it('shuffles in one step, which undo reverses', () => {
  const before = after(chooseBlock(star));
  const others = [[21, 71] as const, [22, 72] as const];
  const shuffled = ran(before, shuffleFabrics(others));
  expect(fabricsOf(shuffled)).toEqual([71, 72, 71, 3]);
  expect(fabricsOf(ran(shuffled, undo))).toEqual([21, 22, 21, 3]);
  expect(shuffleFabrics([]).canRun(workOn(before))).toBe(false);
});

describe('colourways', () => {
  it('are kept, used and dropped, each as a step', () => {
    const kept = after(chooseBlock(star), keepColourway, giveFabric(layer2, 40), keepColourway);
    expect(kept.design.block.colourways).toEqual([
      [21, 22, 21, 3],
      [21, 22, 40, 40],
    ]);
    const taken = ran(kept, takeColourway(0));
    expect(fabricsOf(taken)).toEqual([21, 22, 21, 3]);
    expect(taken.design.block.colourways).toHaveLength(2);
    const dropped = ran(taken, dropColourway(0));
    expect(dropped.design.block.colourways).toEqual([kept.design.block.colourways[1]]);
    expect(ran(dropped, undo).design.block.colourways).toHaveLength(2);
  });

  it('are kept once each, and six at most', () => {
    const once = after(chooseBlock(star), keepColourway);
    expect(keepColourway.canRun(workOn(once))).toBe(false);
    const six = [41, 42, 43, 44, 45].reduce(
      (document, fabric) => ran(ran(document, giveFabric(layer2, fabric)), keepColourway),
      once,
    );
    expect(six.design.block.colourways).toHaveLength(6);
    expect(keepColourway.canRun(workOn(ran(six, giveFabric(layer2, 46))))).toBe(false);
  });

  it('need a block', () => {
    expect(keepColourway.canRun(workOn(newBlockDocument()))).toBe(false);
    expect(takeColourway(0).canRun(workOn(after(chooseBlock(star))))).toBe(false);
  });
});

describe('grouping into layers', () => {
  const mixed = after(chooseBlock(star), keepColourway, giveFabric(layer2, 40), keepColourway);

  it('puts the patches on separate layers, with their fabrics and colourways', () => {
    const grouped = ran(mixed, groupIntoLayers([[0, 2], [1], [3]]));
    const { levels, colourways } = grouped.design.block;
    expect(levels.map((level) => level.map(({ fillFabric }) => fillFabric))).toEqual([[21, 40], [22], [40]]);
    expect(colourways).toEqual([
      [21, 21, 22, 3],
      [21, 40, 22, 40],
    ]);
    expect(stepsOf(grouped).at(-1)).toBe('Grouped into layers');
    expect(fabricsOf(ran(grouped, takeColourway(0)))).toEqual([21, 21, 22, 3]);
    expect(ran(grouped, undo).design).toEqual(mixed.design);
  });

  it('needs each patch once', () => {
    for (const layers of [
      [[0, 1], [2]],
      [
        [0, 1],
        [2, 2],
      ],
      [[0, 1, 2, 4]],
    ])
      expect(groupIntoLayers(layers).canRun(workOn(mixed))).toBe(false);
  });
});

it('keeps a name without the spaces around it', () => {
  expect(after(rename('  Evening Star ')).design.block.designName).toBe('Evening Star');
});

const fabric = fc.integer({ min: 1, max: 40 });
const index = fc.nat(7);

/** Generators of actions for each command. If one is missing, the code doesn't compile. */
const anyOf: Record<keyof typeof blockCommands, fc.Arbitrary<BlockAction>> = {
  undo: fc.constant(undo),
  redo: fc.constant(redo),
  chooseBlock: fc.constantFrom(star, own).map(chooseBlock),
  removeBlock: fc.constant(removeBlock),
  giveFabric: fc
    .tuple(index, fabric)
    .map(([patch, given]) => giveFabric({ name: 'Patch', patches: [patch] }, given)),
  swapFabrics: fc.tuple(fabric, fabric).map(([one, other]) => swapFabrics(one, other)),
  shuffleFabrics: fc.tuple(fabric, fabric).map((pair) => shuffleFabrics([pair])),
  keepColourway: fc.constant(keepColourway),
  takeColourway: index.map(takeColourway),
  dropColourway: index.map(dropColourway),
  groupIntoLayers: fc.constantFrom(
    groupIntoLayers([
      [3, 0],
      [2, 1],
    ]),
    groupIntoLayers([[1], [0]]),
  ),
  rename: fc.string().map(rename),
};

testAnySequence<Worked<BlockDocument>>({
  commands: blockCommands,
  read: readBlockCommand,
  begun: () => workOn(newBlockDocument()),
  /* A block is chosen often, so that commands have something to change. */
  anyAction: fc.oneof({ weight: 8, arbitrary: anyOf.chooseBlock }, ...Object.values(anyOf)),
  ...{ undo, redo },
  named: (work, { document }) => rename(document.design.block.designName).run(work),
  expectSound: ({ block }) => {
    expect(block.designedBlockNum).toBe(0);
    expect(block.colourways.length).toBeLessThanOrEqual(6);
    const patches = block.levels.flat().length;
    expect(block.colourways.every(({ length }) => length === patches)).toBe(true);
  },
  free: () => [],
  numbersIn: () => [],
});
