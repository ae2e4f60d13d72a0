import { expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { showNoticesOn } from '../../ui/basics/notify';
import { notifyOfStep } from './history';

function shownNotices(): Set<string> {
  const shown = new Set<string>();
  showNoticesOn({ show: (text) => shown.add(text), takeBack: (text) => shown.delete(text) });
  return shown;
}

it('removes its notice about a step once that step is undone', () => {
  const shown = shownNotices();
  const [narrow, wide, moved] = [{ width: 36 }, { width: 40 }, { width: 40 }];
  const store = createStore(() => ({ id: 'one', design: narrow }));
  store.setState({ design: wide });
  notifyOfStep(store, narrow, 'The quilt is 40″ wide now.');
  store.setState({ design: moved });
  store.setState({ design: wide });
  expect([...shown]).toEqual(['The quilt is 40″ wide now.']);
  store.setState({ design: narrow });
  expect([...shown]).toEqual([]);

  // An action without a change has no step to undo.
  notifyOfStep(store, narrow, 'No block fits.');
  store.setState({ design: narrow });
  expect([...shown]).toEqual(['No block fits.']);
});

it('removes its notice about a step once another step makes it untrue, or another document is open', () => {
  const shown = shownNotices();
  const store = createStore(() => ({ id: 'one', design: { width: 36, blocks: 1 } }));
  const tell = (width: number) => {
    const before = store.getState().design;
    store.setState({ design: { width, blocks: 1 } });
    const isTrue = (design: { width: number }) => design.width === width;
    notifyOfStep(store, before, `The quilt is ${width}″ wide now.`, { isTrue });
  };
  tell(40);
  store.setState({ design: { width: 40, blocks: 2 } });
  expect([...shown]).toEqual(['The quilt is 40″ wide now.']);
  store.setState({ design: { width: 36, blocks: 2 } });
  expect([...shown]).toEqual([]);

  tell(44);
  store.setState({ id: 'other', design: { width: 44, blocks: 1 } });
  expect([...shown]).toEqual([]);
});

it('replaces its notice about a step by the next one', () => {
  const shown = shownNotices();
  const store = createStore(() => ({ id: 'one', design: { width: 36 } }));
  for (const width of [40, 44]) {
    const before = store.getState().design;
    store.setState({ design: { width } });
    notifyOfStep(store, before, `The quilt is ${width}″ wide now.`);
  }
  expect([...shown]).toEqual(['The quilt is 44″ wide now.']);
});
