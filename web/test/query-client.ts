import { QueryClient } from '@tanstack/react-query';
import { Tab } from '../src/browser/tab';
import { createSession } from '../src/server/session/session';

/** Returns a client for one test. Its answers never expire, so they need no timer. */
export function newQueryClient(tab = new Tab()): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { gcTime: Infinity, meta: { session: tab.get(createSession) } } },
  });
}
