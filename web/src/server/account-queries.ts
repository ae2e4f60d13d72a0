import { getAccount } from '@quiltwright/shared/contract/account-calls';
import { queryOptions } from '@tanstack/react-query';
import { call } from './call';
import { answered } from './queries';

/** The subscriber's own account as it stands now. */
export const accountQuery = (quilterNum: number) =>
  queryOptions({
    queryKey: ['account', quilterNum],
    queryFn: ({ signal }) => answered(call(getAccount, { signal })),
    staleTime: 0,
  });
