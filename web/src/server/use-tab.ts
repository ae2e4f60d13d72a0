import { assertExists } from '@quiltwright/shared/result';
import { createContext, use } from 'react';
import type { Tab } from '../browser/tab';

/** The tab, for all that is rendered in it. */
export const TabContext = createContext<Tab | null>(null);

export function useTab(): Tab {
  return assertExists(use(TabContext), 'the tab');
}

/** What a maker made of the tab that this is rendered in. */
export function useMade<T>(make: (tab: Tab) => T): T {
  return useTab().get(make);
}
