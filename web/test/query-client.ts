import { QueryClient } from '@tanstack/react-query';

/** Answers of the server for one test, which are never too old to be kept: no timer waits for that. */
export function newQueryClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { gcTime: Infinity } } });
}
