import type { Box } from '@quiltwright/shared/geometry/box';
import { createStore } from 'zustand/vanilla';

/** The fabric whose places are outlined in the quilt, and the areas without fabric that are outlined with it. */
export interface MarkedCloth {
  /** The number of the fabric whose places are outlined; 0 for none, `UNCHOSEN` for all parts without a fabric. */
  fabric: number;
  /**
   * Areas to outline in addition to the places of the fabric: places without a block. In a free form quilt, the
   * ground between the blocks is also outlined if it has no fabric.
   */
  bare: readonly Box[];
}

export const NO_CLOTH: MarkedCloth = { fabric: 0, bare: [] };

export const createMarkedCloth = () => createStore<MarkedCloth>(() => NO_CLOTH);
