import { queryOptions } from '@tanstack/react-query';
import { ask } from './query-client';

/** The query of the signed-in subscriber's account. Each screen that uses the query fetches the data again. */
export const accountQuery = (quilterNum: number) =>
  queryOptions({
    queryKey: ['account', quilterNum],
    queryFn: (asking) => ask(asking, 'getAccount'),
    staleTime: 0,
  });

/**
 * The query of the devices on which the subscriber is signed in. Each screen that uses the query fetches the data
 * again.
 */
export const sessionsQuery = (quilterNum: number) =>
  queryOptions({
    queryKey: ['sessions', quilterNum],
    queryFn: async (asking) => (await ask(asking, 'getSessions')).sessions,
    staleTime: 0,
  });
