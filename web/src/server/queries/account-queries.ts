import { queryOptions } from '@tanstack/react-query';
import { ask } from './query-client';

/** The subscriber's own account as it is now. */
export const accountQuery = (quilterNum: number) =>
  queryOptions({
    queryKey: ['account', quilterNum],
    queryFn: (asking) => ask(asking, 'getAccount'),
    staleTime: 0,
  });

/** The places where the subscriber is signed in now. */
export const sessionsQuery = (quilterNum: number) =>
  queryOptions({
    queryKey: ['sessions', quilterNum],
    queryFn: async (asking) => (await ask(asking, 'getSessions')).sessions,
    staleTime: 0,
  });
