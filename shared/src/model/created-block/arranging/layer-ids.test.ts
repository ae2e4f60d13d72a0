import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { squareGrid } from '../../../quilting/shapes/patch-grid.js';
import { act, dataOf, issued } from '../../command.js';
import { readCreatedBlockCommand } from '../../command-schemas/created-block-schemas.js';
import { createdBlockCommands as commands } from '../created-block-commands.js';
import type { Drawing, DrawingAction } from '../drawing.js';
import { after, newDrawing, next, numbered, place } from '../drawing.fixture.js';

const layersOf = ({ document }: Drawing) => document.design.layers;
const idsOf = (drawing: Drawing) => layersOf(drawing).map(({ id }) => id);
const square = (layer: number) => place(1, 0, 0, 250, 250, layer);
const remove = (layer: number) => act(commands.removeLayer, { layer });
const move = (layer: number, to: number) => act(commands.moveLayer, { layer, to });
const lock = (layer: number, isLocked = true) => act(commands.lockLayer, { layer, isLocked });
const hide = (layer: number, isHidden = true) => act(commands.hideLayer, { layer, isHidden });
const cellAt = (layer: number, column: number, row: number) =>
  place(1, column * 250, row * 250, 250, 250, layer);
const fillAt = (layer: number, column: number, row: number) =>
  act(commands.fill, {
    ...{ unit: 'goose', turns: 0, fabrics: { figure: 2, ground: 1, third: 3 }, layer },
    ranges: [{ column, row, columns: 1, rows: 1 }],
  });

const cell = fc.nat(3);
const newIds = fc.uuid({ version: 4 });

describe('the id of a layer', () => {
  it('counts from 1 in an opened block, and stays when the layer moves', () => {
    const drawing = after(square(1), square(2));
    expect(idsOf(drawing)).toEqual([1, 2, 3]);
    expect(idsOf(next(drawing, move(1, 3)))).toEqual([2, 3, 1]);
  });

  it('differs on each machine for an added layer, and for a layer that replaces the last of three', () => {
    const drawing = after(square(1));
    for (const action of [act(commands.addLayer), remove(1)]) {
      const before = new Set(idsOf(drawing));
      const added = [0, 1].flatMap(() =>
        idsOf(next(drawing, issued(action))).filter((id) => !before.has(id)),
      );
      expect(new Set(added).size).toBe(2);
    }
  });

  it('leads an edit to its layer after another quilter’s edit', () => {
    const drawing = after(square(1), square(2), square(3));
    const hidden = [remove(1), hide(2)].reduce(next, drawing);
    expect(numbered(hidden)).toEqual([[2], [3], []]);
    expect(layersOf(hidden).map(({ isHidden }) => isHidden)).toEqual([true, false, false]);
    // Layer 1 is the topmost by then.
    const moved = [move(1, 3), square(1)].reduce(next, drawing);
    expect(numbered(moved)).toEqual([[2], [3], [1, 4]]);
    expect(hide(1).canRun(next(drawing, remove(1)))).toBe(false);
  });

  it('leads copied and repeated shapes to their layer, or to the layer now at its place', () => {
    const copied = after(square(1), square(2), act(commands.copy));
    for (const action of [act(commands.paste, null), act(commands.placeAgain, null)]) {
      expect(numbered([move(2, 1), action].reduce(next, copied))).toEqual([[2, 3], [1], []]);
      expect(numbered([remove(2), action].reduce(next, copied))).toEqual([[1], [2], []]);
    }
  });

  it('isn’t an index: a command that names a layer by its index is refused', () => {
    for (const [type, argument] of [
      ['removeLayer', 1],
      ['moveToLayer', 1],
      ['selectLayer', 1],
      ['moveLayer', { from: 0, to: 2 }],
      ['lockLayer', { level: 0, isLocked: true }],
      ['moveInOrder', { level: 0, index: 0 }],
    ] as const)
      expect(readCreatedBlockCommand({ type, argument })).toMatchObject({
        ok: false,
        error: { code: 'BAD_ARGUMENT' },
      });
  });
});

/** Makers of actions for the commands that name a layer. `layer` and `other` are the ids of layers. */
const anyEdits: readonly ((layer: number, other: number, column: number, row: number) => DrawingAction)[] = [
  (layer, _, column, row) => cellAt(layer, column, row),
  (layer, _, column, row) => fillAt(layer, column, row),
  () => act(commands.addLayer),
  (layer) => remove(layer),
  (layer, other) => move(layer, other),
  (layer) => lock(layer),
  (layer) => lock(layer, false),
  (layer) => hide(layer),
  (layer) => hide(layer, false),
  (layer) => act(commands.selectLayer, { layer }),
  (layer) => act(commands.moveToLayer, { layer }),
  (layer) => act(commands.moveInOrder, { layer, index: 0 }),
  () => act(commands.groupIntoLayers),
  () => act(commands.selectAll),
  () => act(commands.cut),
  () => act(commands.copy),
  () => act(commands.paste, null),
  () => act(commands.duplicate, null),
  () => act(commands.placeAgain, null),
  () => act(commands.undo),
  () => act(commands.redo),
];

it('makes the same layers, with their ids, of a sequence that was stored as JSON, on another machine', () => {
  const level = fc.nat(8);
  const edit = fc.constantFrom(...anyEdits);
  const one = fc.record({ edit, level, other: level, column: cell, row: cell, ids: newIds });
  const start = newDrawing();
  fc.assert(
    fc.property(fc.array(one, { maxLength: 40 }), (course) => {
      const stored: string[] = [];
      const here = course.reduce((drawing, each) => {
        const layers = idsOf(drawing);
        const idAt = (index: number) => layers[index % layers.length] ?? 0;
        const { column, row } = each;
        const action = each.edit(idAt(each.level), idAt(each.other), column, row).withNewIds(each.ids);
        if (!action.canRun(drawing)) return drawing;
        stored.push(JSON.stringify(dataOf(action)));
        return action.run(drawing);
      }, start);
      const there = stored.reduce((drawing, text) => {
        const action = readCreatedBlockCommand(JSON.parse(text));
        if (!action.ok) throw new Error(action.error.message);
        return next(drawing, action.value);
      }, start);
      expect(there).toEqual(here);
      expect(new Set(idsOf(here)).size).toBe(layersOf(here).length);
    }),
  );
});

/** Makers of actions that change a layer or its shapes. `layer` is the layer's id. */
const edits: readonly ((layer: number, column: number, row: number) => DrawingAction)[] = [
  cellAt,
  fillAt,
  (layer) => remove(layer),
  (layer) => lock(layer),
  (layer) => hide(layer),
];

it('makes the same block of two edits of different layers, whichever comes first', () => {
  const start = [
    act(commands.setGrid, squareGrid(4)),
    ...[4, 5, 6].map(() => act(commands.addLayer)),
    ...[1, 2, 3, 4, 5, 6].flatMap((layer) => [cellAt(layer, layer % 4, 0), fillAt(layer, 3, layer % 4)]),
  ].reduce(next, newDrawing());
  const layers = fc.shuffledSubarray(idsOf(start), { minLength: 3, maxLength: 3 });
  const one = fc.record({ edit: fc.constantFrom(...edits), column: cell, row: cell, ids: newIds });
  const kind = fc.constantFrom('edit', 'move', 'add');
  fc.assert(
    fc.property(layers, one, one, kind, ([mine = 0, theirs = 0, third = 0], here, there, what) => {
      const edit = here.edit(mine, here.column, here.row);
      const first = { edit, move: move(mine, third), add: act(commands.addLayer) }[what].withNewIds(here.ids);
      const other = there.edit(theirs, there.column, there.row).withNewIds(there.ids);
      const firstBefore = [first, other].reduce(next, start).document.design;
      expect([other, first].reduce(next, start).document.design).toEqual(firstBefore);
    }),
  );
});
