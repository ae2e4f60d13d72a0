import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { Tab } from '../src/browser/tab';
import { TabContext } from '../src/server/session/use-tab';
import { newQueryClient } from './query-client';

/** Returns a wrapper that renders components in a given tab, with a given cache of the server's answers. */
export function inTab(tab = new Tab(), client: QueryClient = newQueryClient(tab)) {
  return ({ children }: { children: ReactNode }) => (
    <TabContext value={tab}>
      <QueryClientProvider client={client}>
        <MemoryRouter>{children}</MemoryRouter>
      </QueryClientProvider>
    </TabContext>
  );
}
