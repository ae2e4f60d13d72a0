import { QueryClient } from '@tanstack/react-query';
import { Tab } from '../src/browser/tab';
import { createSession } from '../src/server/session';

/** Answers of the server for one test, which are never too old to be kept: no timer waits for that. */
export function newQueryClient(tab = new Tab()): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { gcTime: Infinity, meta: { session: tab.get(createSession) } } },
  });
}
