import { createStore } from 'zustand/vanilla';

/** Usable widths of cloth, in inches, from which one is chosen. */
export const clothWidths = [40, 42, 43, 44, 45] as const;

/** The one that is chosen, for as long as the tab is open. */
export const createClothWidth = () => createStore<{ width: number }>(() => ({ width: 42 }));
