import { begun, changed, changedThroughout, undone } from '@quiltwright/shared/model/open-document';
import { expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { showNoticesOn } from '../../ui/basics/notify';
import { notifyOfStep } from './history';

function shownNotices(): Set<string> {
  const shown = new Set<string>();
  showNoticesOn({ show: (text) => shown.add(text), takeBack: (text) => shown.delete(text) });
  return shown;
}

interface Design {
  width: number;
  blocks: number;
}

/** Returns the store of a quilt that is 36 inches wide, and the functions that edit it. */
function openQuilt() {
  const first: Design = { width: 36, blocks: 1 };
  const store = createStore(() => begun(first, 'Untitled', null));
  return {
    store,
    change: (next: Partial<Design>) => {
      store.setState((document) => changed(document, { key: 'quiltSize' }, { ...document.design, ...next }));
    },
    undo: () => {
      store.setState(undone);
    },
  };
}

it('removes its notice about a step once that step is undone', () => {
  const shown = shownNotices();
  const { store, change, undo } = openQuilt();
  const narrow = store.getState().design;
  change({ width: 40 });
  notifyOfStep(store, narrow, 'The quilt is 40″ wide now.');
  change({ blocks: 2 });
  undo();
  expect([...shown]).toEqual(['The quilt is 40″ wide now.']);
  undo();
  expect([...shown]).toEqual([]);

  // An action without a change has no step to undo.
  change({ width: 40 });
  notifyOfStep(store, store.getState().design, 'No block fits.');
  undo();
  expect([...shown]).toEqual(['No block fits.']);
});

it('keeps its notice about a step while only later steps are undone, also when the history is full', () => {
  const shown = shownNotices();
  const { store, change, undo } = openQuilt();
  for (let blocks = 2; blocks < 300; blocks++) change({ blocks });
  const before = store.getState().design;
  change({ width: 40 });
  notifyOfStep(store, before, 'The quilt is 40″ wide now.');
  change({ blocks: 1 });
  change({ blocks: 2 });
  undo();
  undo();
  expect([...shown]).toEqual(['The quilt is 40″ wide now.']);
  undo();
  expect([...shown]).toEqual([]);
});

it('removes its notice about one of several edits that are undone as one step', () => {
  const shown = shownNotices();
  const { store, change, undo } = openQuilt();
  change({ width: 40 });
  const before = store.getState().design;
  // This edit continues the step before.
  store.setState({ design: { width: 44, blocks: 1 } });
  notifyOfStep(store, before, 'The quilt is 44″ wide now.');
  undo();
  expect([...shown]).toEqual([]);
});

it('removes its notice about a step that is undone after a rename, which changes every step', () => {
  const shown = shownNotices();
  const { store, change, undo } = openQuilt();
  const before = store.getState().design;
  change({ width: 40 });
  notifyOfStep(store, before, 'The quilt is 40″ wide now.');
  store.setState((document) =>
    changedThroughout(
      document,
      () => 'Untitled',
      (design) => ({ ...design }),
      () => 'Stars',
    ),
  );
  expect([...shown]).toEqual(['The quilt is 40″ wide now.']);
  undo();
  expect([...shown]).toEqual([]);
});

it('removes its notice about a step once another step makes it untrue, or another document is open', () => {
  const shown = shownNotices();
  const { store, change } = openQuilt();
  const tell = (width: number) => {
    const before = store.getState().design;
    change({ width });
    const isTrue = (design: Design) => design.width === width;
    notifyOfStep(store, before, `The quilt is ${width}″ wide now.`, { isTrue });
  };
  tell(40);
  change({ blocks: 2 });
  expect([...shown]).toEqual(['The quilt is 40″ wide now.']);
  change({ width: 36 });
  expect([...shown]).toEqual([]);

  tell(44);
  store.setState({ id: 'other' });
  expect([...shown]).toEqual([]);
});

it('replaces its notice about a step by the next one', () => {
  const shown = shownNotices();
  const { store, change } = openQuilt();
  for (const width of [40, 44]) {
    const before = store.getState().design;
    change({ width });
    notifyOfStep(store, before, `The quilt is ${width}″ wide now.`);
  }
  expect([...shown]).toEqual(['The quilt is 44″ wide now.']);
});
