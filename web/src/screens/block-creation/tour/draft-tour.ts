import { hasShapes } from '@quiltwright/shared/model/created-block/design-shapes';
import { createStore } from 'zustand/vanilla';
import { createDeviceStore } from '../../../browser/storage/device-store';
import { isFlag } from '../../../browser/storage/guards';
import type { Tab } from '../../../browser/tab';
import { createCreatedBlockSession } from '../../../persistence/kinds/created-block-session';
import { createDrawingEditing } from '../drawing/drawing-editing';
import { tourSteps } from './tour-steps';

/** Creates the store that is true once this device has shown the tour. */
const createTourSeen = () => createDeviceStore('draft-tour-seen', isFlag, false);

/** The step of the tour that is shown. */
interface Shown {
  index: number;
  /** The measure of the step when it was first shown; null for a step that only a button ends. */
  from: number | null;
}

/**
 * Creates the tour of drafting. It starts by itself only once on a device, when the quilter first drafts an empty block
 * by seams. A step that was done leads to the next.
 */
export function createDraftTour(tab: Tab) {
  const { store } = tab.get(createCreatedBlockSession);
  const { options } = tab.get(createDrawingEditing);
  const seen = tab.get(createTourSeen);
  const shown = createStore<{ step: Shown | null }>(() => ({ step: null }));

  const show = (index: number): void => {
    const step = tourSteps[index];
    const { design } = store.getState();
    shown.setState({ step: step ? { index, from: step.measure?.(design) ?? null } : null });
  };
  store.subscribe(({ design, id }, before) => {
    const { step } = shown.getState();
    if (!step || design === before.design) return;
    // Another block has other measures.
    if (id !== before.id) show(step.index);
    const measured = tourSteps[step.index]?.measure?.(design);
    if (step.from === null || measured === undefined) return;
    if (measured > step.from) show(step.index + 1);
    else if (measured < step.from) show(step.index);
  });
  options.subscribe(({ drawsBy }, before) => {
    const isNew = drawsBy === 'seams' && before.drawsBy !== 'seams';
    if (isNew && !seen.getState() && !hasShapes(store.getState().design)) start();
  });

  /** Shows the first step. */
  function start(): void {
    seen.setState(true);
    show(0);
  }
  return {
    shown,
    start,
    next: () => {
      show((shown.getState().step?.index ?? -1) + 1);
    },
    close: () => {
      shown.setState({ step: null });
    },
  };
}
