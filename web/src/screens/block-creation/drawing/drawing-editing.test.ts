// @vitest-environment jsdom
import { blockUnits } from '@quiltwright/shared/geometry/units';
import { fabricsOf } from '@quiltwright/shared/quilting/shapes/shape';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Tab } from '../../../browser/tab';
import { act } from '@quiltwright/shared/model/command';
import { laidShapes } from '@quiltwright/shared/model/created-block/drawing';
import { asStored } from '@quiltwright/shared/model/created-block/stored-spots';
import { createdBlockCommands as commands } from '@quiltwright/shared/model/created-block/created-block-commands';
import { createCreatedBlockSession } from '../../../persistence/kinds/created-block-session';
import { noMarks } from '../../../editor/tools/drawing/drawing-marks';
import { createSession } from '../../../server/session/session';
import { createDrawingEditing } from './drawing-editing';
import { firstTools } from './first-tools';
import { describeLeftOut } from './refusal';

const square = { form: 1, box: { x: 0, y: 0, width: 100, height: 100 }, layer: 1, fabric: 1 } as const;

const sessionOf = () => tab.get(createCreatedBlockSession);
const anyShape = () => {
  const [shape] = sessionOf().store.getState().design.block.levels.flat();
  if (!shape) throw new Error('There is one.');
  return shape;
};

const layerIds = () =>
  sessionOf()
    .store.getState()
    .design.layers.map(({ id }) => id);
/** Returns the index of the layer to which new shapes go. */
const level = () => layerIds().indexOf(editing.options.getState().layer);

let tab: Tab;
let editing: ReturnType<typeof createDrawingEditing>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  localStorage.clear();
  tab = new Tab();
  editing = tab.get(createDrawingEditing);
  editing.run(act(commands.place, square));
});

afterEach(() => {
  vi.useRealTimers();
});

it('keeps copied shapes for another block, but not for another quilter', () => {
  editing.run(act(commands.copy));
  tab.get(createCreatedBlockSession).store.setState(tab.get(createCreatedBlockSession).kind.begin());
  const paste = act(commands.paste, null);
  expect(paste.canRun(editing.drawing())).toBe(true);
  tab.get(createSession).signIn(101, 'a');
  expect(paste.canRun(editing.drawing())).toBe(false);
});

it.each([
  ['fill', 'units'],
  ['draw', 'shapes'],
  ['erase', 'seams'],
] as const)('starts a new block with a tool of the way to draw in use, after %s', (tool, drawsBy) => {
  editing.choose(tool);
  sessionOf().startNew();
  expect(editing.options.getState()).toMatchObject({ tool: firstTools[drawsBy], drawsBy });
});

it('opens a block that was drafted by its seams in the Seams way, also from the server or a file', () => {
  const { store, kind } = sessionOf();
  store.setState(kind.begin());
  const seam = { from: { x: 500, y: 0 }, to: { x: 500, y: 1000 }, bulge: 0 };
  editing.run(act(commands.addSeams, { seams: [seam] }));
  const { block } = store.getState().design;
  const kept = kind.open(asStored(block), { num: 10_009, revision: 1 });
  editing.choose('draw');
  store.setState(kept);
  expect(editing.options.getState()).toMatchObject({ tool: 'select', drawsBy: 'seams' });

  const later = new Tab();
  later.get(createCreatedBlockSession).store.setState(kept);
  expect(later.get(createDrawingEditing).options.getState()).toMatchObject({ drawsBy: 'seams' });
});

it('opens a block that has only a loose seam with the tool for seams', () => {
  const { store, kind } = sessionOf();
  const { design, ...begun } = kind.begin();
  store.setState({ ...begun, design: { ...design, looseSeams: [] } });
  expect(editing.options.getState()).toMatchObject({ tool: 'seam', drawsBy: 'seams' });
});

it('says how many loose seams a saved block lacks', () => {
  expect(describeLeftOut(0)).toBeNull();
  expect(describeLeftOut(1)).toBe('1 loose seam isn’t part of the block yet. It stays on this device.');
  expect(describeLeftOut(2)).toBe('2 loose seams aren’t part of the block yet. They stay on this device.');
});

it('opens a block of whole shapes in the way in use', () => {
  const { store, kind } = sessionOf();
  const { block } = store.getState().design;
  store.setState(kind.open(asStored(block), null));
  expect(editing.options.getState()).toMatchObject({ tool: 'select', drawsBy: 'shapes' });
});

it('draws on the topmost layer when its former layer is gone', () => {
  editing.run(act(commands.addLayer));
  editing.options.setState({ layer: layerIds().at(-1) ?? 0 });
  tab.get(createCreatedBlockSession).undo();
  expect(layerIds()).toEqual([1, 2, 3]);
  expect(editing.options.getState().layer).toBe(3);
});

it('combines quick nudges into one step, for the same shapes only', () => {
  const first = editing.burst();
  vi.advanceTimersByTime(400);
  expect(editing.burst()).toBe(first);
  vi.advanceTimersByTime(600);
  const second = editing.burst();
  expect(second).not.toBe(first);
  editing.run(act(commands.deselectAll));
  expect(editing.burst()).not.toBe(second);
});

it('stops selecting more shapes once it draws', () => {
  editing.options.setState({ selectsMore: true });
  editing.choose('draw');
  expect(editing.options.getState()).toMatchObject({ tool: 'draw', selectsMore: false });
});

it('chooses the corner that it adds, and none when it adds none', () => {
  const add = () => {
    editing.addCorner(editing.run, 0);
  };
  add();
  expect(editing.options.getState().corner).toEqual({ x: 50, y: 0 });
  editing.run(act(commands.selectAll));
  editing.run(act(commands.place, square));
  editing.run(act(commands.selectAll));
  add();
  expect(editing.options.getState().corner).toBeNull();
});

/** Returns the numbers of all shapes, bottom first. */
function numbers(): number[] {
  return laidShapes(editing.drawing().document.design).map(({ shape }) => shape.shapeNum);
}

it('numbers a shape as no other tab does, also if the same action runs twice', () => {
  const [before] = numbers();
  const action = act(commands.place, square);
  editing = new Tab().get(createDrawingEditing);
  editing.run(action);
  editing.run(action);
  expect(new Set([before, ...numbers()]).size).toBe(3);
});

it('selects nothing of another version that replaces this one', () => {
  const { store } = sessionOf();
  expect(editing.drawing().selection).toEqual(new Set(numbers()));
  const theirs = {
    ...store.getState().design.block,
    levels: [[{ ...anyShape(), shapeXLoc: blockUnits(500) }], [], []],
  };
  sessionOf().takeTheirs(theirs, { num: 10_009, revision: 2 }, store.getState().id);
  expect(editing.drawing().selection).toEqual(new Set());
});

it('leaves the drawing unchanged by a save, and selects shapes again that undo restores or moves back', () => {
  const { undo } = sessionOf();
  editing.options.setState({ fabric: 2 });
  editing.run(act(commands.place, { ...square, fabric: 4, layer: 2 }));
  editing.run(act(commands.nudge, { x: 100, y: 0 }));
  const { design } = sessionOf().store.getState();
  sessionOf().save();
  sessionOf().queue.clear();
  expect(sessionOf().store.getState().design).toBe(design);
  expect(fabricsOf(design.block.levels)).toEqual([1, 4]);
  expect(editing.options.getState().fabric).toBe(2);
  const [first, second] = numbers();
  expect(editing.drawing().selection).toEqual(new Set([second]));
  editing.run(act(commands.deselectAll));
  undo();
  expect(editing.drawing().selection).toEqual(new Set([second]));
  undo();
  expect(editing.drawing().selection).toEqual(new Set([first]));
});

it('continues on its layer when a step adds shapes to this layer, and another layer below', () => {
  editing.run(act(commands.moveToLayer, { layer: 2 }));
  const outlines = [
    [500, 500, 1000, 500, 1000, 1000, 500, 1000],
    [300, 600, 700, 650, 410, 900],
  ];
  const gaps = outlines.map((places) => ({
    outline: places.flatMap((x, index) => (index % 2 === 0 ? [{ x, y: places[index + 1] ?? 0 }] : [])),
    holes: [],
    area: 1,
  }));
  editing.run(act(commands.fillGaps, gaps));
  const counts = () =>
    sessionOf()
      .store.getState()
      .design.block.levels.map(({ length }) => length);
  expect(counts()).toEqual([1, 1, 1]);
  expect(level()).toBe(1);
  sessionOf().undo();
  expect(counts()).toEqual([0, 1, 0]);
  expect(level()).toBe(0);
});

it('continues on its layer, wherever the layer moves', () => {
  const gapAt = (x: number) => ({
    outline: [
      { x, y: 500 },
      { x: 1000, y: 510 },
      { x: 800, y: 777 },
    ],
    holes: [],
    area: 1,
  });
  // The patch for this gap goes below all shapes, on a separate layer if they are in its way.
  editing.run(act(commands.place, { ...square, box: { x: 0, y: 0, width: 900, height: 900 } }));
  editing.run(act(commands.fillGaps, [gapAt(500)]));
  expect(
    sessionOf()
      .store.getState()
      .design.block.levels.map(({ length }) => length),
  ).toEqual([1, 2, 0]);
  expect(level()).toBe(1);
  expect(editing.nextShape().isRepeated).toBe(true);
  sessionOf().undo();
  expect(level()).toBe(0);
  editing.run(act(commands.moveLayer, { layer: 1, to: 3 }));
  expect(level()).toBe(2);
  // Moving all shapes to another layer leaves their layer empty.
  editing.run(act(commands.selectAll));
  editing.run(act(commands.moveToLayer, { layer: 2 }));
  expect(level()).toBe(2);
});

it('chooses the first spot again for another block, after any choice for the last', () => {
  editing.options.setState({ fabric: 4, ground: 2, third: 5, layer: 2 });
  sessionOf().store.setState(sessionOf().kind.begin());
  const { fabric, ground, third, layer } = editing.options.getState();
  expect({ fabric, ground, third, layer }).toEqual({ fabric: null, ground: 1, third: null, layer: 1 });
  expect(editing.nextShape().fabric).toBe(1);
});

it('uses the chosen spot for the figure of every unit, and for shapes; the ground changes instead', () => {
  const fabrics = () => editing.filling.filler().fabrics;
  editing.options.setState({ unit: 'half-square' });
  expect(fabrics()).toMatchObject({ figure: 2, ground: 1 });
  editing.filling.take('figure', 1);
  expect(fabrics()).toMatchObject({ figure: 1, ground: 2 });
  expect(editing.nextShape().fabric).toBe(1);
  // A spot that is chosen for the ground swaps places with it.
  editing.filling.take('figure', 3);
  editing.filling.take('ground', 3);
  expect(fabrics()).toMatchObject({ figure: 1, ground: 3 });
  editing.filling.take('ground', 4);
  expect(fabrics()).toMatchObject({ figure: 1, ground: 4 });
});

it('shows no seam of a stroke that was undone', () => {
  sessionOf().startNew();
  editing.choose('seam');
  const { sketch } = editing.drafting;
  sketch.press({ x: 0, y: 500 }, editing.run);
  sketch.press({ x: 1000, y: 500 }, editing.run);
  expect(sketch.from).toEqual({ x: 1000, y: 500 });
  sessionOf().undo();
  expect(sketch.isEmpty).toBe(true);
  expect(editing.marks.value).toBe(noMarks);
});

it('goes on with a stroke after a change that keeps its seams', () => {
  sessionOf().startNew();
  editing.choose('seam');
  const { sketch } = editing.drafting;
  sketch.press({ x: 0, y: 500 }, editing.run);
  sketch.press({ x: 1000, y: 500 }, editing.run);
  editing.run(act(commands.setGrid, { columns: 5, rows: 5 }));
  expect(sketch.from).toEqual({ x: 1000, y: 500 });
});

it('keeps a drafting tool when it puts back what the tool has begun', () => {
  editing.choose('seam');
  editing.drafting.sketch.press({ x: 0, y: 500 }, editing.run);
  editing.restDrafting(editing.run);
  expect(editing.drafting.sketch.isEmpty).toBe(true);
  expect(editing.marks.value).toBe(noMarks);
  expect(editing.options.getState().tool).toBe('seam');
  expect(editing.drawing().selection.size).toBe(0);
});
