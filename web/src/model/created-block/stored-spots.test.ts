import { fabricsOf, type Levels } from '@quiltwright/shared/quilting/shape';
import { expect, it } from 'vitest';
import { act } from '../command';
import { undone } from '../open-document';
import { createdBlockCommands as commands } from './created-block-commands';
import { after, box } from './drawing.fixture';
import { asStored, inStoredSpots } from './stored-spots';

const placeIn = (fabric: number, x: number) =>
  act(commands.place, { argument: { type: 1, box: box(x, 0, 100, 100), level: 0, fabric } });
const fabrics = (levels: Levels) => levels.flat().map(({ fillFabric }) => fillFabric);

it('leaves a block in spots as it is, whichever they are', () => {
  const { document } = after(placeIn(4, 0), placeIn(1, 200), placeIn(4, 400));
  expect(inStoredSpots(document)).toBe(document);
});

it('puts spots in the place of cloth; undo brings it back', () => {
  const { document } = after(placeIn(40, 0), placeIn(3, 200), placeIn(40, 400));
  const ready = inStoredSpots(document);
  expect(fabrics(ready.design.block.levels)).toEqual([1, 2, 1]);
  expect(fabricsOf(undone(ready).design.block.levels)).toEqual([40, 3]);
});

it('looks the same as what is stored of it: spots by first use, and no empty layers', () => {
  const { block } = after(placeIn(4, 0), placeIn(1, 200), placeIn(4, 400)).document.design;
  const stored = asStored(block);
  expect(stored.levels).toHaveLength(1);
  expect(fabrics(stored.levels)).toEqual([1, 2, 1]);
  expect(asStored(stored)).toEqual(stored);
});
