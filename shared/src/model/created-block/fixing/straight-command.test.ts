import { inches } from '../../../geometry/units.js';
import { premadeBlocks } from '../../../library/premade-blocks.js';
import { assertExists } from '../../../result.js';
import { expect, it } from 'vitest';
import { act } from '../../command.js';
import { createdBlockCommands as commands } from '../created-block-commands.js';
import { laidShapes, type Drawing } from '../drawing.js';
import { after, next } from '../drawing.fixture.js';

function loaded(name: string): Drawing {
  const block = premadeBlocks.find(({ designName }) => designName === name);
  const size = { blockWidth: inches(12), blockHeight: inches(12) };
  return after(act(commands.startFrom, { ...assertExists(block, name), ...size }));
}

it('replaces all shapes by others, each on the layer of its fabric, in one step', () => {
  const start = loaded('Ohio Star');
  const { levels } = loaded('Churn Dash').document.design.block;
  const cut = act(commands.cutStraight, levels);
  const end = next(start, cut);
  const laid = laidShapes(end.document.design);
  expect(laid).toHaveLength(levels.flat().length);
  const cloths = start.document.design.block.levels.map((level) => level[0]?.fillFabric);
  for (const { shape, level } of laid) expect(cloths[level]).toBe(shape.fillFabric);
  expect(new Set(laid.map(({ shape }) => shape.shapeNum)).size).toBe(laid.length);
  const undone = next(end, act(commands.undo));
  expect(undone.document.design.block).toEqual(start.document.design.block);
});

it('leaves a block with a locked layer alone', () => {
  const start = loaded('Ohio Star');
  const locked = next(start, act(commands.lockLayer, { layer: 1, isLocked: true }));
  expect(act(commands.cutStraight, start.document.design.block.levels).canRun(locked)).toBe(false);
});
