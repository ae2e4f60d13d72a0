import { assertExists } from '@quiltwright/shared/result';
import { createContext, use } from 'react';
import type { Tab } from '../../browser/tab';

/** Provides the `Tab` object to all components. */
export const TabContext = createContext<Tab | null>(null);

export function useTab(): Tab {
  return assertExists(use(TabContext), 'the tab');
}

/** Returns the result of `make` for this tab. Only the first call for a tab runs `make`. */
export function useMade<T>(make: (tab: Tab) => T): T {
  return useTab().get(make);
}
