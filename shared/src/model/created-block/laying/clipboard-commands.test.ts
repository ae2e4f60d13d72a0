import { describe, expect, it } from 'vitest';
import { act } from '../../command.js';
import type { PastePlace } from '../../copying.js';
import { createdBlockCommands as commands } from '../created-block-commands.js';
import { partnersOf } from '../links.js';
import type { Symmetry } from '../symmetry.js';
import { after, drawn, next, numbered, place, select, selected, steps } from '../drawing.fixture.js';

/* The patch grid has 4 cells to a side, so a cell is 250 wide. */
const copy = act(commands.copy);
const paste = (argument: PastePlace) => act(commands.paste, argument);
const duplicate = act(commands.duplicate);
const move = (x: number, y: number) => act(commands.move, { x, y });

describe('pasting', () => {
  const square = place(1, 0, 0, 100, 100);

  it('adds copies one cell away, and the next ones a cell farther', () => {
    const drawing = after(square, copy, paste(null), paste(null));
    expect(drawn(drawing).map(([, x, y]) => [x, y])).toEqual([
      [0, 0],
      [250, 250],
      [500, 500],
    ]);
    expect(selected(drawing)).toEqual([3]);
  });

  it('adds them at their original place, or with their middle at a place', () => {
    const there = after(square, copy, paste('in place'), paste({ x: 400, y: 30 }));
    expect(drawn(there).map(([, x, y]) => [x, y])).toEqual([
      [0, 0],
      [0, 0],
      [350, 0],
    ]);
  });

  it('adds them one cell away if equal shapes are already there', () => {
    const there = { x: 400, y: 300 };
    const drawing = after(square, copy, paste(there), paste(there), paste(null), paste({ x: 50, y: 50 }));
    expect(drawn(drawing).map(([, x, y]) => [x, y])).toEqual([
      [0, 0],
      [350, 250],
      [600, 500],
      [250, 250],
      [500, 500],
    ]);
  });

  it('never covers an equal shape, whatever its type', () => {
    const mirrored = [act(commands.setSymmetry, 'across'), place(1, 100, 0, 100, 100), copy];
    const onPartner = after(...mirrored, act(commands.setSymmetry, 'none'), paste({ x: 850, y: 50 }));
    expect(drawn(onPartner).map(([, x, y]) => [x, y])).toEqual([
      [100, 0],
      [800, 0],
      [900, 250],
    ]);
    const beside = after(place(1, 250, 250, 250, 250), place(1, 0, 0, 250, 250), duplicate);
    expect(drawn(beside)[2]).toEqual([1, 500, 500, 250, 250]);
  });

  it('never hides copies on their originals: in the last corner they go back', () => {
    const drawing = after(place(1, 900, 900, 100, 100), copy, paste(null));
    expect(drawn(drawing)[1]).toEqual([1, 650, 650, 100, 100]);
  });

  it('adds cut shapes at their original place first', () => {
    const drawing = after(square, act(commands.cut), paste(null));
    expect(drawn(drawing)).toEqual([[1, 0, 0, 100, 100]]);
    expect(steps(drawing)).toEqual(['Shape placed', 'Shapes cut', 'Shapes pasted']);
  });

  it('keeps the layers, or uses the topmost free one', () => {
    const drawing = after(place(1, 0, 0, 9, 9), place(1, 20, 0, 9, 9, 2), select(1, 2), copy);
    expect(numbered(next(drawing, paste(null)))).toEqual([[1, 3], [2, 4], []]);
    const locked = [act(commands.lockLayer, { layer: 2, isLocked: true }), paste(null)].reduce(next, drawing);
    expect(numbered(locked)).toEqual([[1, 3], [2], [4]]);
  });

  it('needs copied shapes, and room for them', () => {
    expect(paste(null).canRun(after(square))).toBe(false);
    const thousand = Array.from({ length: 1000 }, () => ({
      ...{ form: 1 as const, layer: 1, fabric: 1 },
      box: { x: 0, y: 0, width: 9, height: 9 },
    }));
    const full = after(act(commands.placeAll, thousand), copy);
    expect(paste(null).canRun(full)).toBe(false);
    expect(square.canRun(full)).toBe(false);
    expect(duplicate.canRun(full)).toBe(false);
  });

  it('adds no step for copying', () => {
    expect(steps(after(square, copy))).toEqual(['Shape placed']);
  });
});

describe('duplicating', () => {
  it('adds a copy one cell away, and the next by the way that copy was moved', () => {
    const drawing = after(place(1, 0, 0, 50, 50), duplicate, move(-150, -250), duplicate, duplicate);
    expect(drawn(drawing).map(([, x, y]) => [x, y])).toEqual([
      [0, 0],
      [100, 0],
      [200, 0],
      [300, 0],
    ]);
    expect(selected(drawing)).toEqual([4]);
  });

  it('goes as far as requested', () => {
    const by = act(commands.duplicate, { x: 7, y: -9 });
    expect(drawn(after(place(1, 10, 10, 50, 50), by))[1]).toEqual([1, 17, 1, 50, 50]);
  });
});

describe('with a symmetry', () => {
  const setSymmetry = (symmetry: Symmetry) => act(commands.setSymmetry, symmetry);
  const four = after(setSymmetry('both'), place(2, 0, 100, 200, 300));
  /* The copy is one cell from the first shape. The other three are its mirror images. */
  const copies = [
    [2, 250, 350, 200, 300],
    [7, 550, 350, 200, 300],
    [9, 250, 350, 200, 300],
    [8, 550, 350, 200, 300],
  ];

  it('adds partners of the duplicates, linked with them', () => {
    const drawing = next(four, duplicate);
    expect(drawn(drawing).slice(4)).toEqual(copies);
    expect(selected(drawing)).toEqual([5]);
    expect(partnersOf(drawing).map(({ shapeNum }) => shapeNum)).toEqual([6, 7, 8]);
    expect(steps(drawing)).toHaveLength(2);
    expect(drawn(next(drawing, move(-50, 0))).map(([, x]) => x)).toEqual([
      ...[0, 800, 0, 800],
      ...[200, 600, 200, 600],
    ]);
  });

  it('pastes the copied shapes, and no more', () => {
    for (const place of [null, 'in place', { x: 100, y: 100 }] as const) {
      const drawing = [copy, paste(place)].reduce(next, four);
      expect(drawn(drawing)).toHaveLength(5);
      expect(partnersOf(drawing)).toEqual([]);
    }
    const all = [act(commands.selectAll), copy, paste('in place')].reduce(next, four);
    expect(drawn(all).slice(4)).toEqual(drawn(four));
    expect(selected(all)).toEqual([5, 6, 7, 8]);
  });

  it('duplicates a selection with its partners once', () => {
    const none = act(commands.duplicate, { x: 0, y: 0 });
    const drawing = [act(commands.selectAll), none].reduce(next, four);
    expect(drawn(drawing).slice(4)).toEqual(drawn(four));
    expect(selected(drawing)).toEqual([5]);
    expect(drawing.document.design.links).toHaveLength(2);
  });

  it('adds no partners once it is switched off, and needs room for all', () => {
    const off = [setSymmetry('none'), duplicate].reduce(next, four);
    expect(drawn(off)).toHaveLength(5);
    const squares = Array.from({ length: 400 }, () => ({
      ...{ form: 1 as const, layer: 1, fabric: 1 },
      box: { x: 0, y: 0, width: 9, height: 9 },
    }));
    const many = next(after(act(commands.placeAll, squares), copy), setSymmetry('half turn'));
    expect(duplicate.canRun(many)).toBe(false);
    expect(paste(null).canRun(many)).toBe(true);
  });
});

describe('deleting', () => {
  const two = [place(1, 0, 0, 9, 9), place(1, 20, 0, 9, 9)];

  it('removes the selection, and nothing is selected then', () => {
    const drawing = after(...two, act(commands.remove));
    expect(numbered(drawing)).toEqual([[1], [], []]);
    expect(selected(drawing)).toEqual([]);
    expect(act(commands.remove).canRun(drawing)).toBe(false);
  });

  it('is undone with the deleted shapes selected', () => {
    const drawing = after(...two, act(commands.selectAll), act(commands.remove), act(commands.undo));
    expect(selected(drawing)).toEqual([1, 2]);
  });
});
