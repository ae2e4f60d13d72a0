import { expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { showNoticesOn } from '../../ui/basics/notify';
import { notifyOfStep } from './history';

it('removes its notice about a step once that step is undone', () => {
  const shown = new Set<string>();
  showNoticesOn({ show: (text) => shown.add(text), takeBack: (text) => shown.delete(text) });
  const [narrow, wide, moved] = [{ width: 36 }, { width: 40 }, { width: 40 }];
  const store = createStore(() => ({ design: narrow }));
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
