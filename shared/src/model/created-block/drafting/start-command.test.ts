import { expect, it } from 'vitest';
import { draftStartNames } from '../../../drafting/starts/start-titles.js';
import { usualNumbers } from '../../../drafting/starts/starts.js';
import { act } from '../../command.js';
import { createdBlockCommands as commands } from '../created-block-commands.js';
import { after, drawn, next, newDrawing, place, steps } from '../drawing.fixture.js';
import { laidShapes } from '../drawing.js';

it('replaces the patches of a block in one step, which undo takes back', () => {
  const before = after(place(1, 0, 0, 1000, 1000));
  const started = next(before, act(commands.draftStart, { start: 'ninePatch', numbers: [3, 3] }));
  expect(drawn(started)).toHaveLength(9);
  expect(started.document.design.grid).toEqual({ columns: 3, rows: 3 });
  expect(steps(started).at(-1)).toBe('Pattern to start from');
  const undone = next(started, act(commands.undo));
  expect(drawn(undone)).toEqual(drawn(before));
  expect(undone.document.design.grid).toEqual(before.document.design.grid);
});

it.each(draftStartNames)('starts a block from %s in a few fabric spots', (start) => {
  const drawing = next(newDrawing(), act(commands.draftStart, { start, numbers: usualNumbers(start) }));
  const spots = laidShapes(drawing.document.design).map(({ shape }) => shape.fillFabric);
  expect(spots.length).toBeGreaterThan(1);
  expect(Math.max(...spots)).toBeLessThanOrEqual(7);
  expect(new Set(spots)).toContain(1);
});

it('leaves the shapes of a locked layer as they are', () => {
  const placed = after(place(1, 0, 0, 500, 500));
  const [layer] = placed.document.design.layers;
  const locked = next(placed, act(commands.lockLayer, { layer: layer?.id ?? 0, isLocked: true }));
  const started = next(locked, act(commands.draftStart, { start: 'fourPatch', numbers: [2, 2] }));
  expect(laidShapes(started.document.design).map(({ level }) => level)).toEqual([0, 1, 1, 1, 1]);
});

it('stores the blades of a Dresden Plate as appliqué over one background', () => {
  const drawing = next(newDrawing(), act(commands.draftStart, { start: 'dresdenPlate', numbers: [12] }));
  const levels = drawing.document.design.block.levels.map((level) => level.map(({ applique }) => applique));
  expect(levels[0]).toEqual([undefined]);
  expect(levels[1]).toEqual(Array.from({ length: 13 }, () => true));
});
