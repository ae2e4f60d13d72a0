import { queryOptions } from '@tanstack/react-query';
import { call } from './call';
import { answered } from './queries';

/** The subscriber's own account as it stands now. */
export const accountQuery = (quilterNum: number) =>
  queryOptions({
    queryKey: ['account', quilterNum],
    queryFn: ({ signal }) => answered(call('getAccount', { signal })),
    staleTime: 0,
  });

/** Where the subscriber is signed in now. */
export const sessionsQuery = (quilterNum: number) =>
  queryOptions({
    queryKey: ['sessions', quilterNum],
    queryFn: async ({ signal }) => (await answered(call('getSessions', { signal }))).sessions,
    staleTime: 0,
  });
