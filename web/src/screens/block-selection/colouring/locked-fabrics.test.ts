// @vitest-environment jsdom
import { inches } from '@quiltwright/shared/geometry/units';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useStore } from 'zustand';
import { inTab } from '../../../../test/in-tab';
import { blockActions } from '@quiltwright/shared/model/actions.fixture';
import { newBlockDocument } from '@quiltwright/shared/model/designed-block/block-document';
import { Tab } from '../../../browser/tab';
import { createDesignedBlockSession } from '../../../persistence/kinds/designed-block-session';
import { levelsIn } from '@quiltwright/shared/model/levels.fixture';
import { lockFabrics, useLockedFabrics } from './locked-fabrics';

const tab = new Tab();
const { queue, run, saves, store } = tab.get(createDesignedBlockSession);

const patterned = (designedBlockNum: number) => ({
  designedBlockNum,
  designName: 'Star',
  blockWidth: inches(12),
  blockHeight: inches(12),
  levels: levelsIn([31, 32], [33, 34]),
});

let locked: () => number[];

beforeEach(() => {
  store.setState(newBlockDocument(), true);
  run(blockActions.chooseBlock(patterned(5)));
  const { result } = renderHook(() => useLockedFabrics(useStore(store)), {
    wrapper: inTab(tab),
  });
  locked = () => [...result.current];
  act(() => {
    lockFabrics(tab, store.getState(), new Set([31, 33]));
  });
});
afterEach(() => {
  cleanup();
  queue.clear();
});

it('keeps the locks of a recoloured block, and of one that is saved under another name', () => {
  act(() => {
    run(blockActions.giveFabric({ name: 'One', patches: [1] }, 40));
  });
  expect(locked()).toEqual([31, 33]);
  const before = store.getState().id;
  act(() => {
    store.setState({ stored: { num: 7, revision: 1 } });
    saves.saveAs('Another');
  });
  expect(store.getState().id).not.toBe(before);
  expect(locked()).toEqual([31, 33]);
});

it('restores them when the block is opened again, as after a visit', () => {
  const kept = store.getState();
  act(() => {
    store.setState(newBlockDocument(), true);
  });
  expect(locked()).toEqual([]);
  act(() => {
    store.setState(kept, true);
  });
  expect(locked()).toEqual([31, 33]);
});

it('starts without locks for another block in its place', () => {
  act(() => {
    run(blockActions.chooseBlock(patterned(6)));
  });
  expect(locked()).toEqual([]);
});
