import { inches } from '../../../geometry/units.js';
import { premadeBlocks } from '../../../library/premade-blocks.js';
import { assertExists } from '../../../result.js';
import { describe, expect, it } from 'vitest';
import { act } from '../../command.js';
import { levelsIn } from '../../levels.fixture.js';
import { begunCreatedBlock, type StartingBlock } from './block-settings.js';
import { createdBlockCommands as commands } from '../created-block-commands.js';
import { openedCreatedBlock } from '../created-block-document.js';
import { hasCloth } from '../design-shapes.js';
import { after, drawn, newDrawing, next, place, selected } from '../drawing.fixture.js';
import { stepsOf } from '../../history-words.fixture.js';

const ohioStar = assertExists(
  premadeBlocks.find(({ designName }) => designName === 'Ohio Star'),
  'the Ohio Star',
);
const from: StartingBlock = { ...ohioStar, blockWidth: inches(30), blockHeight: inches(12) };

describe('starting from a block', () => {
  it('shows it in its placeholders, on its grid, in an allowed size', () => {
    const { design, past, stored } = begunCreatedBlock(from);
    expect(design.block).toMatchObject({
      usedBlockNum: ohioStar.designedBlockNum,
      blockWidth: 20,
      blockHeight: 12,
    });
    expect(design.block.levels).toEqual(ohioStar.levels);
    expect(design.grid).toEqual({ columns: 3, rows: 3 });
    expect(stepsOf({ past })).toEqual(['Ohio Star']);
    expect(stored).toBeNull();
  });

  it('keeps the name, selects nothing, and undo restores the drawing', () => {
    const drawing = after(
      place(1, 0, 0, 9, 9),
      ...[act(commands.rename, ' Mine '), act(commands.startFrom, from)],
    );
    expect(selected(drawing)).toEqual([]);
    expect(drawing.document.design.block.designName).toBe('Mine');
    expect(drawn(next(drawing, act(commands.undo)))).toEqual([[1, 0, 0, 9, 9]]);
  });
});

it('starts with the whole shapes of a block after seams were drafted', () => {
  const seam = { from: { x: 500, y: 0 }, to: { x: 500, y: 1000 }, bulge: 0 };
  const drafted = after(act(commands.addSeams, { seams: [seam] }));
  expect(drafted.document.design.block.isDrafted).toBe(true);
  expect(next(drafted, act(commands.startFrom, from)).document.design.block.isDrafted).toBeUndefined();
});

describe('an opened block', () => {
  it('has at least three layers, and a unique number for each shape', () => {
    const block = { ...after().document.design.block, levels: levelsIn([1, 2], [1]) };
    const { design, saved } = openedCreatedBlock(block, null);
    expect(design.block.levels.map((level) => level.map(({ shapeNum }) => shapeNum))).toEqual([
      [1, 2],
      [3],
      [],
    ]);
    expect(saved).toBe(design.block);
    expect(design.layers).toHaveLength(3);
  });
});

it('accepts sizes from 4 to 20 inches', () => {
  const size = (side: number) => act(commands.setSize, { width: inches(side), height: inches(side) });
  expect([3, 4, 20, 21].map((side) => size(side).canRun(after()))).toEqual([false, true, true, false]);
  expect(after(size(6)).document.design.block).toMatchObject({ blockWidth: 6, blockHeight: 6 });
  expect(after(size(12)).document.past).toEqual([]);
});

it('gives the selection a fabric', () => {
  const give = act(commands.giveFabric, 4);
  const drawing = after(place(1, 0, 0, 9, 9), place(1, 0, 0, 9, 9), give);
  expect(drawing.document.design.block.levels[0]?.map(({ fillFabric }) => fillFabric)).toEqual([1, 4]);
  expect(next(drawing, give).document).toBe(drawing.document);
  expect(hasCloth(drawing.document.design)).toBe(false);
  const inCloth = next(drawing, act(commands.giveFabric, 41));
  expect(hasCloth(inCloth.document.design)).toBe(true);
});

it('places the last shape again: with its middle at a place, or beside it', () => {
  const again = (argument: { x: number; y: number } | null) => act(commands.placeAgain, argument);
  expect(again(null).canRun(after())).toBe(false);
  const drawing = after(place(3, 0, 100, 400, 200, 2), again(null), again(null), again({ x: 990, y: 500 }));
  expect(drawn(drawing)).toEqual([
    [3, 0, 100, 400, 200],
    [3, 400, 100, 400, 200],
    [3, 0, 300, 400, 200],
    [3, 600, 400, 400, 200],
  ]);
});

it('a grid for seams is chosen, changed and left again, each as a step of the history', () => {
  const wheel = { kind: 'wheel', points: 16, rings: 4 } as const;
  const chosen = next(newDrawing(), act(commands.setStarGrid, wheel));
  expect(chosen.document.design.starGrid).toEqual(wheel);
  expect(next(chosen, act(commands.setStarGrid, { ...wheel })).document).toBe(chosen.document);
  const left = next(chosen, act(commands.setStarGrid, null));
  expect(left.document.design).not.toHaveProperty('starGrid');
  expect(next(left, act(commands.undo)).document.design.starGrid).toEqual(wheel);
});
