import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { Tab } from '../src/browser/tab';
import { TabContext } from '../src/server/session/use-tab';
import { newQueryClient } from './query-client';

/** Wraps a rendering in a tab, with the server's answers that it knows. */
export function inTab(tab = new Tab(), client: QueryClient = newQueryClient(tab)) {
  return ({ children }: { children: ReactNode }) => (
    <TabContext value={tab}>
      <QueryClientProvider client={client}>
        <MemoryRouter>{children}</MemoryRouter>
      </QueryClientProvider>
    </TabContext>
  );
}
