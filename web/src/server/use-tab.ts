import { assertExists } from '@quiltwright/shared/result';
import { createContext, use } from 'react';
import type { Tab } from '../browser/tab';

/** Hands the tab down to what is rendered in it. */
export const TabContext = createContext<Tab | null>(null);

export function useTab(): Tab {
  return assertExists(use(TabContext), 'the tab');
}

/** What the tab holds under a maker, made now if it wasn't before. */
export function useMade<T>(make: (tab: Tab) => T): T {
  return useTab().get(make);
}
