import { assertExists } from '@quiltwright/shared/result';
import { createContext, use } from 'react';
import type { Tab } from '../../browser/tab';

/** Passes the tab down to the components in it. */
export const TabContext = createContext<Tab | null>(null);

export function useTab(): Tab {
  return assertExists(use(TabContext), 'the tab');
}

/** Returns the tab's object for a maker, made now if it wasn't before. */
export function useMade<T>(make: (tab: Tab) => T): T {
  return useTab().get(make);
}
