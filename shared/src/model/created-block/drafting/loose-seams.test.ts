import { expect, it } from 'vitest';
import { LIMITS } from '../../../limits.js';
import type { Seam } from '../../../geometry/seam.js';
import { act } from '../../command.js';
import { createdBlockCommands as commands } from '../created-block-commands.js';
import { after, drawn, next, newDrawing, place, steps } from '../drawing.fixture.js';
import type { Drawing } from '../drawing.js';
import { draftFault } from './drafting-commands.js';

const line = (x: number, y: number, toX: number, toY: number): Seam => ({
  from: { x, y },
  to: { x: toX, y: toY },
  bulge: 0,
});
const add = (...seams: Seam[]) => act(commands.addSeams, { seams, fabric: 1 });
const looseOf = ({ document }: Drawing) => document.design.looseSeams;

it('keeps a seam that cuts no patch as one step, which leaves the block as it was saved', () => {
  const before = after(place(1, 0, 0, 1000, 1000));
  const drawing = next(before, add(line(0, 500, 400, 500)));
  expect(looseOf(drawing)).toEqual([line(0, 500, 400, 500)]);
  expect(steps(drawing)).toEqual([...steps(before), 'Seam drawn']);
  expect(drawing.document.design.block).toBe(before.document.design.block);
  expect(looseOf(next(drawing, act(commands.undo)))).toBeUndefined();
  expect(draftFault(drawing, add(line(400, 500, 0, 500)))).toBe('no-change');
});

it('cuts the block once another seam leads from the loose end to an edge', () => {
  const loose = after(add(line(0, 500, 400, 500)));
  const whole = next(loose, add(line(400, 500, 400, 1000)));
  expect(looseOf(whole)).toBeUndefined();
  expect(drawn(whole)).toHaveLength(2);
  const undone = next(whole, act(commands.undo));
  expect(looseOf(undone)).toEqual([line(0, 500, 400, 500)]);
  expect(drawn(undone)).toEqual([]);
});

it('keeps the images of a seam by symmetry, and removes all loose seams in one step', () => {
  const drawing = next(
    next(newDrawing(), act(commands.setSymmetry, 'across')),
    add(line(100, 100, 300, 200)),
  );
  expect(looseOf(drawing)).toHaveLength(2);
  const removed = next(drawing, act(commands.removeLooseSeams));
  expect(looseOf(removed)).toBeUndefined();
  expect(steps(removed)).toEqual(['Seam drawn', 'Loose seams removed']);
  expect(act(commands.removeLooseSeams).canRun(removed)).toBe(false);
});

it('replaces a loose seam by its bent one', () => {
  const drawing = after(add(line(200, 500, 700, 500)));
  const bent = { ...line(200, 500, 700, 500), bulge: 0.4 };
  const replaced = next(
    drawing,
    act(commands.addSeams, { seams: [bent], replaced: [line(700, 500, 200, 500)] }),
  );
  expect(looseOf(replaced)?.map(({ bulge }) => Math.abs(bulge))).toEqual([0.4]);
});

it('refuses more loose seams than a block can have', () => {
  const short = (index: number) =>
    line(10 + (index % 20) * 40, 10 + index * 4, 30 + (index % 20) * 40, 10 + index * 4);
  const seams = Array.from({ length: LIMITS.looseSeams }, (_, index) => short(index));
  const full = after(add(...seams));
  expect(looseOf(full)).toHaveLength(LIMITS.looseSeams);
  expect(draftFault(full, add(short(LIMITS.looseSeams)))).toBe('many-loose');
});

it('starts a pattern without the loose seams of the block before', () => {
  const drawing = after(add(line(0, 500, 400, 500)));
  const started = next(drawing, act(commands.draftStart, { start: 'ninePatch', numbers: [] }));
  expect(looseOf(started)).toBeUndefined();
});
