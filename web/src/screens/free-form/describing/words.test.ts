import { blockUnits } from '@quiltwright/shared/geometry/units';
import { expect, it } from 'vitest';
import { act } from '@quiltwright/shared/model/command';
import {
  after,
  newArrangement,
  next,
  placeAt,
  select,
  star,
} from '@quiltwright/shared/model/free-form/arrangement.fixture';
import type { ArrangementAction } from '@quiltwright/shared/model/free-form/arrangement';
import { freeFormCommands as commands } from '@quiltwright/shared/model/free-form/free-form-commands';
import { namesIn, describeArranging } from './words';

const nameOf = () => 'Star';
const nameless = () => undefined;

/** Runs some actions. Returns the announcement after each action. */
function told(...actions: ArrangementAction[]): (string | null)[] {
  let arrangement = newArrangement();
  return actions.map((action) => {
    const before = arrangement;
    arrangement = next(arrangement, action);
    return describeArranging(before, arrangement, nameOf, nameless);
  });
}

/* The quilt is 40″ × 60″. */
it('announces blocks that are added, selected, moved, resized, repeated and deleted', () => {
  expect(
    told(
      placeAt(6, 0),
      act(commands.deselectAll),
      select(1),
      act(commands.nudge, { x: 1, y: 0, burst: 'one' }),
      act(commands.nudge, { x: 1, y: 0, burst: 'one' }),
      act(commands.setMeasure, { side: 7.5 }),
      act(commands.repeat, { columns: 9, rows: 2 }),
      act(commands.remove),
    ),
  ).toEqual([
    'Star, 12″, at 6″, 0″',
    'Nothing selected',
    'Star, 12″, at 6″, 0″',
    'Blocks nudged: Star, 12″, at 7″, 0″',
    'Blocks nudged: Star, 12″, at 8″, 0″',
    'Measurement changed: Star, 7½″, at 8″, 0″',
    // Blocks beyond the fourth column would end right of the quilt's edge at 40″.
    'Columns and rows: Star, 4 × 2 of 7½″, at 8″, 0″',
    'Blocks deleted: Star, 4 × 2 of 7½″, at 8″, 0″',
  ]);
});

it('announces copies, several at once, the quilt, and undo and redo', () => {
  expect(
    told(
      placeAt(0, 0),
      act(commands.copy),
      act(commands.paste, { x: 20, y: 30 }),
      act(commands.selectAll),
      act(commands.toggleBorder, 1),
      act(commands.undo),
      act(commands.redo),
      act(commands.rename, 'Barn'),
    ),
  ).toEqual([
    'Star, 12″, at 0″, 0″',
    'Blocks copied',
    'Blocks pasted: Star, 12″, at 14″, 24″',
    '2 placements, 26″ × 36″, at 0″, 0″',
    'First border: 2 placements, 26″ × 36″, at 2″, 2″',
    'Undone: First border',
    'Redone: First border',
    null,
  ]);
});

it('says ‘removed’ only of the border that the step is named after', () => {
  const [first, second] = [act(commands.toggleBorder, 1), act(commands.toggleBorder, 2)];
  expect(told(first, second, second).at(-1)).toBe('Second border: removed');
  expect(told(act(commands.toggleSashing), act(commands.toggleSashing)).at(-1)).toBe('Sashing: removed');
  // A first border of 20″ takes half of the 40″, so the second border has no more room.
  expect(told(first, second, act(commands.setBorderWidth, { border: 1, width: 50 })).at(-1)).toBe(
    'Width of first border: 20″',
  );
});

it('announces the new width or corners of a border, whatever is selected', () => {
  expect(
    told(
      placeAt(6, 0),
      act(commands.toggleBorder, 1),
      act(commands.setBorderWidth, { border: 1, width: 3 }),
      act(commands.setBorderCorners, { border: 1, corners: 'mitred' }),
      act(commands.toggleSashing),
      act(commands.setSashingWidth, 1.5),
    ),
  ).toEqual([
    'Star, 12″, at 6″, 0″',
    'First border: Star, 12″, at 8″, 2″',
    'Width of first border: 3″',
    'Corners of first border: mitred',
    'Sashing',
    'Width of sashing: 1½″',
  ]);
});

it('announces nothing for another quilt', () => {
  expect(describeArranging(newArrangement(), after(placeAt(0, 0)), nameOf, nameless)).toBeNull();
});

it('announces the number of blocks of a start, the removed ones of several, and the given fabric', () => {
  expect(told(act(commands.begin, { start: 'grid', blocks: [star] }))).toEqual([
    // A quilt of 40″ × 60″ has room for 3 × 5 blocks of 12″.
    'One block repeated: 15 blocks',
  ]);
  expect(told(placeAt(0, 0), placeAt(12, 0), act(commands.selectAll), act(commands.remove)).at(-1)).toBe(
    'Blocks deleted: 2 placements',
  );
  expect(
    told(
      act(commands.toggleBorder, 1),
      act(commands.giveFabric, { targets: [{ kind: 'band', band: 'border1' }], fabric: 40 }),
    ).at(-1),
  ).toBe('Fabric of first border: fabric 40');
});

it('announces a block that replaces another with as many patches, not its fabrics', () => {
  const other = { ...star, designedBlockNum: 6, cloth: [43, 44] };
  expect(told(placeAt(6, 0), act(commands.replaceBlocks, { ids: [1], block: other })).at(-1)).toBe(
    'Star in place of another: Star, 12″, at 6″, 0″',
  );
});

const narrow = star.levels.map((level) =>
  level.map((shape) => ({ ...shape, shapeWidth: blockUnits(shape.shapeWidth / 2) })),
);

it('announces an unsaved block that replaces another unsaved one with as many patches, not its fabrics', () => {
  const unsaved = { ...star, designedBlockNum: 0 };
  const other = { ...unsaved, levels: narrow, cloth: [43, 44] };
  expect(
    told(
      act(commands.place, { block: unsaved, at: { x: 12, y: 6 } }),
      act(commands.replaceBlocks, { ids: [1], block: other }),
    ).at(-1),
  ).toBe('Star in place of another: Star, 12″, at 6″, 0″');
});

it('distinguishes two unsaved blocks', () => {
  const placements = after(
    act(commands.place, { block: { ...star, designedBlockNum: 0 }, at: { x: 0, y: 0 } }),
    act(commands.place, { block: { ...star, designedBlockNum: 0, levels: narrow }, at: { x: 12, y: 0 } }),
  ).document.design.quilt;
  expect(placements.blocks.map(namesIn(placements, []))).toEqual(['Unsaved block 1', 'Unsaved block 2']);
});
