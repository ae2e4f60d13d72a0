import { isNone, type FabricStash } from '@quiltwright/shared/quilting/stash';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '../../server/call';
import type { CallFailure } from '../../server/call-failure';
import { stashQuery } from '../../server/queries';
import { createQueryClient } from '../../server/query-client';
import { createSession } from '../../server/session';
import { useMade } from '../../server/use-tab';

/** What the quilter owns, fabric by fabric, and how they say so. */
export function useStash(quilterNum: number) {
  const session = useMade(createSession);
  const client = useMade(createQueryClient);
  const { data, error, refetch } = useQuery(stashQuery(quilterNum));
  const stash = useMemo(() => new Map(data?.map((of) => [of.fabricNum, of])), [data]);
  return {
    /** Undefined until it is known. */
    stash: data && stash,
    error,
    refetch,
    /** @returns why the account doesn’t have it, or null */
    store: async (of: FabricStash): Promise<CallFailure | null> => {
      const body = { ...of, pieces: [...of.pieces] };
      const stored = await call(session, 'storeStash', { body });
      if (!stored.ok) return stored.error;
      const { queryKey } = stashQuery(quilterNum);
      // An answer that was asked for before would bring the former one back.
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (known = []) => [
        ...known.filter(({ fabricNum }) => fabricNum !== of.fabricNum),
        ...(isNone(of) ? [] : [body]),
      ]);
      return null;
    },
  };
}
