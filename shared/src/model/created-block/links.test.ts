import { expect, it } from 'vitest';
import { act } from '../command.js';
import { createdBlockCommands as commands } from './created-block-commands.js';
import { laidShapes } from './drawing.js';
import { after, drawn, next, place, select, selected, steps } from './drawing.fixture.js';
import { areRecolouredAlone, linkedCopies, partnersOf } from './links.js';
import type { Symmetry } from './symmetry.js';

const setSymmetry = (symmetry: Symmetry) => act(commands.setSymmetry, symmetry);
const move = (x: number, y: number) => act(commands.move, { x, y });
const fabrics = (drawing: ReturnType<typeof after>) =>
  laidShapes(drawing.document.design).map(({ shape }) => shape.fillFabric);

/* A right triangle near the top left corner, and its three copies. */
const four = after(setSymmetry('both'), place(2, 0, 100, 200, 300));

it('draws one part and its copies, and selects the part', () => {
  expect(drawn(four)).toEqual([
    [2, 0, 100, 200, 300],
    [7, 800, 100, 200, 300],
    [9, 0, 600, 200, 300],
    [8, 800, 600, 200, 300],
  ]);
  expect(selected(four)).toEqual([1]);
  expect(partnersOf(four).map(({ shapeNum }) => shapeNum)).toEqual([2, 3, 4]);
  expect(steps(four)).toEqual(['Shape placed']);
});

it('moves, turns, resizes and recolours partners too, whichever one is changed', () => {
  const moved = next(next(four, select(4)), move(-50, 20));
  expect(drawn(moved)).toEqual([
    [2, 50, 80, 200, 300],
    [7, 750, 80, 200, 300],
    [9, 50, 620, 200, 300],
    [8, 750, 620, 200, 300],
  ]);
  const mirrored = next(moved, act(commands.mirrorDown));
  expect(drawn(mirrored).map(([type]) => type)).toEqual([9, 8, 2, 7]);
  const sized = next(moved, act(commands.resize, { x: 750, y: 620, width: 100, height: 100 }));
  expect(drawn(sized)[0]).toEqual([2, 150, 280, 100, 100]);
  expect(fabrics(next(moved, act(commands.giveFabric, 5)))).toEqual([5, 5, 5, 5]);
  expect(drawn(next(moved, act(commands.remove)))).toEqual([]);
  expect(drawn(next(next(moved, act(commands.remove)), act(commands.undo)))).toEqual(drawn(moved));
});

it('recolours one copy alone, and still moves it with its partners', () => {
  const recolour = (fabric: number) => act(commands.giveFabric, fabric);
  const alone = act(commands.recolourAlone, true);
  const fourth = next(next(next(four, select(4)), alone), recolour(5));
  expect(fabrics(fourth)).toEqual([1, 1, 1, 5]);
  expect(linkedCopies(fourth)).toBe(4);
  const moved = next(fourth, move(-50, 20));
  expect(drawn(moved)[0]).toEqual([2, 50, 80, 200, 300]);
  expect(fabrics(moved)).toEqual([1, 1, 1, 5]);
  // The other three copies all follow the one that is recoloured. The fourth keeps its own fabric.
  expect(fabrics(next(next(moved, select(2)), recolour(3)))).toEqual([3, 3, 3, 5]);
  expect(fabrics(next(next(moved, act(commands.selectAll)), recolour(3)))).toEqual([3, 3, 3, 3]);
  expect(fabrics(next(next(moved, select(3, 4)), recolour(6)))).toEqual([6, 6, 6, 6]);
  const together = next(moved, act(commands.recolourAlone, false));
  expect(fabrics(next(together, recolour(7)))).toEqual([7, 7, 7, 7]);
  expect(areRecolouredAlone(next(together, act(commands.undo)))).toBe(true);
});

it('selects what was selected after undo and redo, without the copies that followed', () => {
  const [undo, redo] = [act(commands.undo), act(commands.redo)];
  const undone = next(next(next(four, select(4)), move(-50, 20)), undo);
  expect(selected(undone)).toEqual([4]);
  expect(selected(next(undone, redo))).toEqual([4]);
  expect(selected(next(next(next(four, select(4)), act(commands.remove)), undo))).toEqual([4]);
  // A copy that wasn't selected moved, too, and the other shape stays selected.
  const beside = next(next(four, place(3, 300, 100, 100, 100)), select(5));
  const moved = next(next(next(beside, select(4)), move(-50, 20)), select(5));
  expect(selected(next(moved, undo))).toEqual([5]);
  const all = next(next(next(four, act(commands.selectAll)), move(0, -50)), undo);
  expect(selected(all)).toEqual([1, 2, 3, 4]);
  const two = after(setSymmetry('both'), place(2, 0, 100, 200, 300), place(3, 300, 100, 100, 100));
  const emptied = next(next(two, act(commands.selectAll)), act(commands.remove));
  expect(selected(next(emptied, undo))).toHaveLength(8);
});

it('turns copies by quarters, and makes no copy of a shape on its axis', () => {
  const pinwheel = after(setSymmetry('quarter turns'), place(2, 0, 0, 500, 500));
  expect(drawn(pinwheel)).toEqual([
    [2, 0, 0, 500, 500],
    [9, 500, 0, 500, 500],
    [8, 500, 500, 500, 500],
    [7, 0, 500, 500, 500],
  ]);
  expect(drawn(after(setSymmetry('all'), place(10, 400, 400, 200, 200)))).toHaveLength(1);
  expect(drawn(after(setSymmetry('across'), place(3, 400, 0, 200, 200)))).toHaveLength(1);
});

it('draws the logs of a pair, with the copy over their shared corner', () => {
  const pair = after(setSymmetry('diagonal'), place(1, 200, 200, 100, 300));
  expect(drawn(pair)).toEqual([
    [1, 200, 200, 100, 300],
    [1, 200, 200, 300, 100],
  ]);
});

it('leaves partners where they are once they are unlinked', () => {
  const loose = next(four, act(commands.unlink));
  expect(partnersOf(loose)).toEqual([]);
  expect(drawn(next(loose, move(0, 100))).map(([, , y]) => y)).toEqual([200, 100, 600, 600]);
  expect(act(commands.unlink).canRun(loose)).toBe(false);
  expect(steps(loose)).toEqual(['Shape placed', 'Copies unlinked']);
});

it('unlinks copies that are moved together off their axes', () => {
  const all = next(four, act(commands.selectAll));
  const apart = next(all, move(0, -50));
  expect(drawn(apart).map(([, , y]) => y)).toEqual([50, 50, 550, 550]);
  expect(apart.document.design.links).toEqual([]);
  const recoloured = next(all, act(commands.giveFabric, 3));
  expect(recoloured.document.design.links).toHaveLength(1);
});

it('leaves partners on a locked layer alone', () => {
  const locked = [
    select(2),
    act(commands.moveToLayer, { layer: 2 }),
    act(commands.lockLayer, { layer: 2, isLocked: true }),
    select(1),
    move(10, 0),
  ].reduce(next, four);
  expect(drawn(locked).map(([, x]) => x)).toEqual([10, 10, 790, 800]);
});
