import { createStore } from 'zustand/vanilla';

/** The fabric that is outlined wherever it is in the quilt on the table; 0 for none. */
export const createMarkedCloth = () => createStore<{ fabric: number }>(() => ({ fabric: 0 }));
