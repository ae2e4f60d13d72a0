import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allQuiltFabrics, quiltFabrics, type Quilt } from '../../quilting/quilt.js';
import { quiltActions } from '../actions.fixture.js';
import type { PlaceableBlock } from '../cloth/block-fabrics.js';
import { standardBands } from '../../quilting/standard/standard-size.js';
import { bandFabric } from '../cloth/quilt-bands.js';
import { act, ran, workOn } from '../command.js';
import { after as arranged, next, placeAt, select } from '../free-form/arrangement.fixture.js';
import { freeFormCommands } from '../free-form/free-form-commands.js';
import { asFreeForm } from '../free-form/from-standard.js';
import { stepsOf } from '../history-words.fixture.js';
import { levelsIn } from '../levels.fixture.js';
import { blockOf } from '../standard-quilt/quilt-commands.js';
import { newDocument, type QuiltAction, type QuiltDocument } from '../standard-quilt/quilt-document.js';
import { colourwaysOf, currentColourway, inColourway } from './quilt-colourways.js';

const {
  undo,
  chooseSize,
  chooseLayout,
  chooseBlock,
  recolourPatches,
  toggleBorder,
  setBandFabric,
  keepColourway,
  takeColourway,
  dropColourway,
  renameColourway,
} = quiltActions;

const star: PlaceableBlock = { designedBlockNum: 10_001, designName: 'Star', levels: levelsIn([21, 22, 23]) };
const barn: PlaceableBlock = { designedBlockNum: 10_002, designName: 'Barn', levels: levelsIn([31, 32]) };

function after(start: QuiltDocument, ...actions: QuiltAction[]): QuiltDocument {
  return actions.reduce((document, action) => {
    expect(action.canRun(workOn(document)), action.type).toBe(true);
    return ran(document, action);
  }, start);
}
const begun = (...actions: QuiltAction[]) =>
  after(newDocument(), chooseSize(9), chooseBlock(0, star), ...actions);

const slotFabrics = (quilt: Quilt, slot: 0 | 1 = 0) =>
  blockOf(quilt, slot)
    ?.levels.flat()
    .map(({ fillFabric }) => fillFabric);
const bandsOf = (quilt: Quilt) => standardBands.map((band) => bandFabric(quilt, band));

describe('a colourway', () => {
  const two = begun(
    ...[toggleBorder(1), setBandFabric('border1', 22), keepColourway],
    ...[recolourPatches(0, [0, 1, 2], 40), setBandFabric('border1', 41), keepColourway],
  );

  it('brings back the fabric of each part, even if several parts have one fabric now', () => {
    const first = after(two, takeColourway(0));
    expect(slotFabrics(first.design.quilt)).toEqual([21, 22, 23]);
    expect(bandsOf(first.design.quilt)).toEqual([22, 0, 0, 0]);
    const second = after(first, takeColourway(1));
    expect(second.design.quilt).toEqual(two.design.quilt);
    expect(stepsOf(second).slice(-2)).toEqual(['Colourway 1', 'Colourway 2']);
    expect(after(first, undo).design).toBe(two.design);
  });

  it('is in use, and can be kept once, while every part has its fabric', () => {
    expect(currentColourway(two.design)).toBe(1);
    expect(keepColourway.canRun(workOn(two))).toBe(false);
    const other = after(two, recolourPatches(0, [0], 50));
    expect(currentColourway(other.design)).toBe(-1);
    expect(ran(two, takeColourway(1))).toBe(two);
  });

  it('shows the quilt in a picture without a change', () => {
    const picture = inColourway(two.design.quilt, 0);
    expect([slotFabrics(picture), bandsOf(picture)]).toEqual([
      [21, 22, 23],
      [22, 0, 0, 0],
    ]);
    expect(currentColourway({ quilt: picture })).toBe(0);
  });

  it('is renamed and deleted, and the others stay', () => {
    const named = after(two, renameColourway(1, ' Winter '));
    expect(colourwaysOf(named.design.quilt).map(({ name }) => name)).toEqual(['', 'Winter']);
    for (const name of ['', ' ', '"', 'x'.repeat(100)])
      expect(renameColourway(1, name).canRun(workOn(two))).toBe(false);
    const left = after(named, dropColourway(0));
    expect(colourwaysOf(left.design.quilt)).toEqual([{ name: 'Winter', border1: 41 }]);
    expect(currentColourway(left.design)).toBe(0);
    const none = after(left, dropColourway(0)).design.quilt;
    expect(none).not.toHaveProperty('colourways');
    expect(none.blocks[0]?.levels.flat().every((shape) => !('colourways' in shape))).toBe(true);
    for (const action of [takeColourway(2), dropColourway(2), renameColourway(2, 'Winter')])
      expect(action.canRun(workOn(two))).toBe(false);
  });

  it('is one of six at most', () => {
    const more = [50, 51, 52, 53].flatMap((fabric) => [recolourPatches(0, [0], fabric), keepColourway]);
    const full = after(two, ...more, recolourPatches(0, [0], 54));
    expect(keepColourway.canRun(workOn(full))).toBe(false);
    expect(keepColourway.canRun(workOn(newDocument()))).toBe(false);
  });

  it('counts among the fabrics of the quilt', () => {
    expect(new Set(quiltFabrics(two.design.quilt))).toEqual(new Set([40, 41]));
    expect(new Set(allQuiltFabrics(two.design.quilt))).toEqual(new Set([21, 22, 23, 40, 41]));
  });
});

describe('a new part', () => {
  // Colourway 1 is in 21, 22 and 23, colourway 2 in 40, 40 and 23. The new block is in 40 and 32.
  const two = begun(chooseLayout(4), keepColourway, recolourPatches(0, [0, 1], 40), keepColourway);
  const more = after(two, chooseBlock(1, barn), quiltActions.recolourPatches(1, [0], 40));

  it('gets the fabric that the parts in its fabric have in the colourway', () => {
    const first = after(more, takeColourway(0)).design;
    // Of the parts in 40, one is in 21 and one in 22 in colourway 1. The first of them decides.
    expect(slotFabrics(first.quilt, 1)).toEqual([21, 32]);
    expect(currentColourway(first)).toBe(0);
  });

  it('comes back as it was in the colourway from which the quilt came', () => {
    const merged = after(more, quiltActions.recolourPatches(1, [1], 23));
    expect(currentColourway(merged.design)).toBe(-1);
    const back = after(merged, takeColourway(0), takeColourway(1));
    expect(slotFabrics(back.design.quilt, 1)).toEqual([40, 23]);
    expect(currentColourway(back.design)).toBe(1);
  });

  it('can be a block that replaces another one, whose colourways are gone with it', () => {
    const other = after(two, chooseBlock(0, barn));
    expect(keepColourway.canRun(workOn(other))).toBe(true);
    expect(slotFabrics(inColourway(other.design.quilt, 0))).toEqual([31, 32]);
  });

  it('can be a border', () => {
    const bordered = after(two, toggleBorder(1), setBandFabric('border1', 23));
    const first = after(bordered, takeColourway(0), setBandFabric('border1', 60), takeColourway(1));
    expect(bandsOf(first.design.quilt)).toEqual([23, 0, 0, 0]);
  });
});

it('restores any colourings of a quilt exactly', () => {
  const fabric = fc.integer({ min: 11, max: 14 });
  const colouring = fc.tuple(fabric, fabric, fabric, fabric);
  const given = ([first, second, third, border]: [number, number, number, number]) => [
    ...[first, second, third].map((each, patch) => recolourPatches(0, [patch], each)),
    setBandFabric('border1', border),
  ];
  fc.assert(
    fc.property(fc.uniqueArray(colouring, { minLength: 1, maxLength: 6, selector: String }), (colourings) => {
      const start = begun(toggleBorder(1));
      const kept = after(start, ...colourings.flatMap((each) => [...given(each), keepColourway]));
      for (const [index, [first, second, third, border]] of colourings.entries()) {
        const { design } = after(kept, takeColourway(index));
        const { quilt } = design;
        expect([slotFabrics(quilt), bandFabric(quilt, 'border1')]).toEqual([[first, second, third], border]);
        expect(currentColourway(design)).toBe(index);
      }
    }),
    { numRuns: 50 },
  );
});

it('stays with the hidden second block', () => {
  const two = begun(
    chooseLayout(4),
    chooseBlock(1, barn),
    keepColourway,
    recolourPatches(1, [0], 50),
    keepColourway,
  );
  const hidden = after(two, chooseLayout(3), takeColourway(0), chooseLayout(4));
  expect(slotFabrics(hidden.design.quilt, 1)).toEqual([31, 32]);
});

describe('a free form quilt', () => {
  const {
    keepColourway: keep,
    takeColourway: take,
    giveFabric,
    turnRight,
    duplicate,
    copy,
    paste,
  } = freeFormCommands;
  const give = (patches: number[], fabric: number) =>
    act(giveFabric, { targets: [{ kind: 'spot', id: 1, patches }], fabric });
  const fabricsOf = ({ document }: ReturnType<typeof arranged>) =>
    document.design.quilt.blocks.map(({ levels }) => levels.flat().map(({ fillFabric }) => fillFabric));
  // The star is in fabrics 21 and 22.
  const two = arranged(placeAt(0, 0), act(keep), give([0, 1], 40), act(keep));

  it('keeps its colourways while blocks are turned and duplicated', () => {
    const more = [select(1), act(turnRight), act(duplicate), act(take, 0)].reduce(next, two);
    expect(fabricsOf(more)).toEqual([
      [21, 22],
      [21, 22],
    ]);
    expect(fabricsOf(next(more, act(take, 1)))).toEqual([
      [40, 40],
      [40, 40],
    ]);
  });

  it('takes no colourways of other quilts with pasted blocks', () => {
    const copied = [select(1), act(copy), act(paste)].reduce(next, two);
    const [own, pasted] = copied.document.design.quilt.blocks.map(({ levels }) => levels.flat()[0]);
    expect(own?.colourways).toEqual([21, 40]);
    expect(pasted).not.toHaveProperty('colourways');
  });

  it('has the colourways of the standard quilt from which it was made', () => {
    const standard = begun(keepColourway, recolourPatches(0, [0], 40)).design.quilt;
    const free = asFreeForm(standard);
    expect(inColourway(free, 0).blocks[0]?.levels.flat()[0]?.fillFabric).toBe(21);
  });
});
