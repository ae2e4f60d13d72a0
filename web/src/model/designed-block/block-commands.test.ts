import { inches } from '@quiltwright/shared/geometry/units';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blockActions } from '../actions.fixture';
import type { BlankBlock } from './block-commands';
import { newBlockDocument, type BlockAction, type BlockDocument } from './block-document';
import { levelsIn } from '../levels.fixture';

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
/** Placeholders 1, 2 and 3 on two layers, with fabrics for the first two alone. */
const star: BlankBlock = {
  designedBlockNum: 5,
  designName: 'Star',
  blockWidth: side,
  blockHeight: side,
  levels: levelsIn([1, 2], [1, 3]),
  cloth: [21, 22],
};
/** A quilter's own blank, of another size and without fabrics. */
const own: BlankBlock = {
  designedBlockNum: 10_001,
  designName: 'Own',
  blockWidth: inches(9),
  blockHeight: inches(6),
  levels: levelsIn([1, 1]),
};

function after(...commands: BlockAction[]): BlockDocument {
  return commands.reduce((document, command) => {
    expect(command.canRun(document), command.id).toBe(true);
    return command.run(document);
  }, newBlockDocument());
}

/** Returns the fabric of each patch, bottom first. */
const fabricsOf = ({ design }: BlockDocument) =>
  design.block.levels.flat().map(({ fillFabric }) => fillFabric);
const layer2 = { name: 'Layer 2', patches: [2, 3] };

describe('choosing a block', () => {
  it('shows the blank in its fabrics; placeholders without one stay unchanged', () => {
    const document = after(chooseBlock(star));
    expect(fabricsOf(document)).toEqual([21, 22, 21, 3]);
    expect(document.design.block).toMatchObject({ blockNum: 5, usedBlockNum: 5, blockWidth: 12 });
    expect(document.past.map(({ label }) => label)).toEqual(['Star']);
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
    expect(undo.run(document).design.block.colourways).toHaveLength(1);
  });

  it('is reversed by removing the block', () => {
    const document = after(chooseBlock(own), rename('Mine'), removeBlock);
    expect(document.design.block).toMatchObject({ designName: 'Mine', usedBlockNum: 0, blockWidth: 12 });
    expect(document.design.block.levels).toEqual([]);
    expect(removeBlock.canRun(document)).toBe(false);
  });
});

describe('giving fabrics', () => {
  it('colours the given patches and no others', () => {
    const document = after(chooseBlock(star), giveFabric({ name: 'Patch 3 of layer 2', patches: [3] }, 40));
    expect(fabricsOf(document)).toEqual([21, 22, 21, 40]);
    expect(document.past.at(-1)?.label).toBe('Fabric of patch 3 of layer 2');
  });

  it('is no step if they already have the fabric', () => {
    const once = after(chooseBlock(star), giveFabric(layer2, 40));
    expect(giveFabric(layer2, 40).run(once)).toBe(once);
  });

  it('needs existing patches', () => {
    const document = after(chooseBlock(star));
    expect(giveFabric({ name: 'Nothing', patches: [] }, 40).canRun(document)).toBe(false);
    expect(giveFabric({ name: 'Too many', patches: [3, 4] }, 40).canRun(document)).toBe(false);
  });

  it('swaps two fabrics everywhere', () => {
    const document = after(chooseBlock(star), swapFabrics(21, 3));
    expect(fabricsOf(document)).toEqual([3, 22, 3, 21]);
    expect(document.past).toHaveLength(2);
  });

  it('swaps with a fabric that the block does not have by replacing', () => {
    expect(fabricsOf(after(chooseBlock(star), swapFabrics(21, 60)))).toEqual([60, 22, 60, 3]);
    expect(swapFabrics(50, 60).canRun(after(chooseBlock(star)))).toBe(false);
    expect(swapFabrics(21, 21).canRun(after(chooseBlock(star)))).toBe(false);
  });
});

it('shuffles in one step, which undo reverses', () => {
  const before = after(chooseBlock(star));
  const others = new Map([
    [21, 71],
    [22, 72],
  ]);
  const shuffled = shuffleFabrics(others).run(before);
  expect(fabricsOf(shuffled)).toEqual([71, 72, 71, 3]);
  expect(fabricsOf(undo.run(shuffled))).toEqual([21, 22, 21, 3]);
  expect(shuffleFabrics(new Map()).canRun(before)).toBe(false);
});

describe('colourways', () => {
  it('are kept, used and dropped, each as a step', () => {
    const kept = after(chooseBlock(star), keepColourway, giveFabric(layer2, 40), keepColourway);
    expect(kept.design.block.colourways).toEqual([
      [21, 22, 21, 3],
      [21, 22, 40, 40],
    ]);
    const taken = takeColourway(0).run(kept);
    expect(fabricsOf(taken)).toEqual([21, 22, 21, 3]);
    expect(taken.design.block.colourways).toHaveLength(2);
    const dropped = dropColourway(0).run(taken);
    expect(dropped.design.block.colourways).toEqual([kept.design.block.colourways[1]]);
    expect(undo.run(dropped).design.block.colourways).toHaveLength(2);
  });

  it('are kept once each, and six at most', () => {
    const once = after(chooseBlock(star), keepColourway);
    expect(keepColourway.canRun(once)).toBe(false);
    const six = [41, 42, 43, 44, 45].reduce(
      (document, fabric) => keepColourway.run(giveFabric(layer2, fabric).run(document)),
      once,
    );
    expect(six.design.block.colourways).toHaveLength(6);
    expect(keepColourway.canRun(giveFabric(layer2, 46).run(six))).toBe(false);
  });

  it('need a block', () => {
    expect(keepColourway.canRun(newBlockDocument())).toBe(false);
    expect(takeColourway(0).canRun(after(chooseBlock(star)))).toBe(false);
  });
});

describe('grouping into layers', () => {
  const mixed = after(chooseBlock(star), keepColourway, giveFabric(layer2, 40), keepColourway);

  it('puts the patches on separate layers, with their fabrics and colourways', () => {
    const grouped = groupIntoLayers([[0, 2], [1], [3]]).run(mixed);
    const { levels, colourways } = grouped.design.block;
    expect(levels.map((level) => level.map(({ fillFabric }) => fillFabric))).toEqual([[21, 40], [22], [40]]);
    expect(colourways).toEqual([
      [21, 21, 22, 3],
      [21, 40, 22, 40],
    ]);
    expect(grouped.past.at(-1)?.label).toBe('Grouped into layers');
    expect(fabricsOf(takeColourway(0).run(grouped))).toEqual([21, 21, 22, 3]);
    expect(undo.run(grouped).design).toEqual(mixed.design);
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
      expect(groupIntoLayers(layers).canRun(mixed)).toBe(false);
  });
});

it('keeps a name without the spaces around it', () => {
  expect(after(rename('  Evening Star ')).design.block.designName).toBe('Evening Star');
});

it('undoes and redoes any actions exactly', () => {
  const fabric = fc.integer({ min: 1, max: 40 });
  const index = fc.nat(7);
  const command = fc.oneof(
    fc.constantFrom(chooseBlock(star), chooseBlock(own), removeBlock, keepColourway, undo, redo),
    fc.tuple(index, fabric).map(([patch, given]) => giveFabric({ name: 'Patch', patches: [patch] }, given)),
    fc.tuple(fabric, fabric).map(([one, other]) => swapFabrics(one, other)),
    fc.tuple(fabric, fabric).map((pair) => shuffleFabrics(new Map([pair]))),
    index.map(takeColourway),
    index.map(dropColourway),
    fc.constantFrom(
      groupIntoLayers([
        [3, 0],
        [2, 1],
      ]),
      groupIntoLayers([[1], [0]]),
    ),
    fc.string().map(rename),
  );
  fc.assert(
    fc.property(fc.array(command, { maxLength: 40 }), (commands) => {
      const start = newBlockDocument();
      let document = start;
      for (const each of commands) if (each.canRun(document)) document = each.run(document);
      const end = document.design;
      expect(end.block.colourways.length).toBeLessThanOrEqual(6);
      let steps = 0;
      while (undo.canRun(document)) {
        document = undo.run(document);
        steps++;
      }
      // Except for the name, which is no step.
      expect(document.design).toEqual({
        ...start.design,
        block: { ...start.design.block, designName: end.block.designName },
      });
      for (; steps > 0; steps--) document = redo.run(document);
      expect(document.design).toBe(end);
    }),
  );
});
