// @vitest-environment jsdom
import { inches } from '@quiltwright/shared/geometry/units';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useStore } from 'zustand';
import { blockActions } from '../../model/actions.fixture';
import { newBlockDocument } from '../../model/designed-block/block-document';
import { blockTable, runOnBlock } from '../../persistence/block-store';
import { blockWork } from '../../persistence/block-work';
import { levelsIn } from '../../model/levels.fixture';
import { lockFabrics, useLockedFabrics } from './locked-fabrics';

const patterned = (designedBlockNum: number) => ({
  designedBlockNum,
  designName: 'Star',
  blockWidth: inches(12),
  blockHeight: inches(12),
  levels: levelsIn([31, 32], [33, 34]),
});

let locked: () => number[];

beforeEach(() => {
  blockTable.setState(newBlockDocument(), true);
  runOnBlock(blockActions.chooseBlock(patterned(5)));
  const { result } = renderHook(() => useLockedFabrics(useStore(blockTable)));
  locked = () => [...result.current];
  act(() => {
    lockFabrics(blockTable.getState(), new Set([31, 33]));
  });
});
afterEach(() => {
  cleanup();
  blockWork.queue.clear();
});

it('keeps the locks of a block that is recoloured, and of one that is saved as another', () => {
  act(() => {
    runOnBlock(blockActions.giveFabric({ name: 'One', patches: [1] }, 40));
  });
  expect(locked()).toEqual([31, 33]);
  const before = blockTable.getState().id;
  act(() => {
    blockTable.setState({ stored: { num: 7, revision: 1 } });
    blockWork.saves.tableAs('Another');
  });
  expect(blockTable.getState().id).not.toBe(before);
  expect(locked()).toEqual([31, 33]);
});

it('has them again when the block comes back to the table, as after a visit', () => {
  const kept = blockTable.getState();
  act(() => {
    blockTable.setState(newBlockDocument(), true);
  });
  expect(locked()).toEqual([]);
  act(() => {
    blockTable.setState(kept, true);
  });
  expect(locked()).toEqual([31, 33]);
});

it('begins without for another block in its place', () => {
  act(() => {
    runOnBlock(blockActions.chooseBlock(patterned(6)));
  });
  expect(locked()).toEqual([]);
});
