import type { Rectangle } from '@quiltwright/workers/kernels/scene/scene-types';
import { createStore } from 'zustand/vanilla';

/** What is outlined on a quilt. */
export interface MarkedCloth {
  /** The fabric, wherever it is; 0 for none, `UNCHOSEN` for all that has no fabric. */
  fabric: number;
  /** What is bare besides. */
  bare: readonly Rectangle[];
}

export const NO_CLOTH: MarkedCloth = { fabric: 0, bare: [] };

export const createMarkedCloth = () => createStore<MarkedCloth>(() => NO_CLOTH);
