import type { Box } from '@quiltwright/shared/geometry/box';
import { createStore } from 'zustand/vanilla';

/** The fabric whose parts are outlined in the quilt, and areas without fabric that are also outlined. */
export interface MarkedCloth {
  /** The number of the fabric whose parts are outlined; 0 for none, `UNCHOSEN` for all parts without a fabric. */
  fabric: number;
  /**
   * Further areas to outline: places without a block and, in a free form quilt without a background fabric, the space
   * between the blocks.
   */
  bare: readonly Box[];
}

export const NO_CLOTH: MarkedCloth = { fabric: 0, bare: [] };

export const createMarkedCloth = () => createStore<MarkedCloth>(() => NO_CLOTH);
