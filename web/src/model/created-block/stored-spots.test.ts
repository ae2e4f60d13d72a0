import { inStandIns } from '@quiltwright/shared/quilting/block';
import { fabricsOf, type Levels } from '@quiltwright/shared/quilting/shape';
import { expect, it } from 'vitest';
import { act } from '../command';
import { undone } from '../open-document';
import { createdBlockCommands as commands } from './created-block-commands';
import { after, box } from './drawing.fixture';
import { inStoredSpots } from './stored-spots';

const placeIn = (fabric: number, x: number) =>
  act(commands.place, { argument: { type: 1, box: box(x, 0, 100, 100), level: 0, fabric } });
const fabrics = (levels: Levels) => levels.flat().map(({ fillFabric }) => fillFabric);

it('numbers spots as the server does, through all of the history', () => {
  /* First in 4, then in 1 and 4: 4 becomes 1, 1 becomes 2. */
  const { document } = after(placeIn(4, 0), placeIn(1, 200), placeIn(4, 400));
  const ready = inStoredSpots(document);
  expect(fabrics(ready.design.block.levels)).toEqual([1, 2, 1]);
  expect(ready.design.block.levels).toEqual(inStandIns(document.design.block.levels));
  expect(ready.past.map(({ label }) => label)).toEqual(document.past.map(({ label }) => label));
  expect(fabrics(undone(ready).design.block.levels)).toEqual([1, 2]);
  expect(ready.saved).toBe(document.saved);
});

it('leaves a block as it is whose spots are numbered so', () => {
  const { document } = after(placeIn(1, 0), placeIn(2, 200));
  expect(inStoredSpots(document)).toBe(document);
});

it('puts spots in the place of cloth; undo brings it back', () => {
  const { document } = after(placeIn(40, 0), placeIn(3, 200), placeIn(40, 400));
  const ready = inStoredSpots(document);
  expect(fabrics(ready.design.block.levels)).toEqual([1, 2, 1]);
  expect(fabricsOf(undone(ready).design.block.levels)).toEqual([40, 3]);
});
