import { isNone, type FabricStash, type StashAmount } from '@quiltwright/shared/quilting/stash';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '../../../server/calls/call';
import type { CallFailure } from '../../../server/calls/call-failure';
import { stashQuery } from '../../../server/queries/queries';
import { createQueryClient } from '../../../server/queries/query-client';
import { createSession } from '../../../server/session/session';
import { useMade } from '../../../server/session/use-tab';

/** Returns the fabrics that the quilter owns, and a function that stores the owned amount of a fabric. */
export function useStash(quilterNum: number) {
  const session = useMade(createSession);
  const client = useMade(createQueryClient);
  const { data, error, refetch } = useQuery(stashQuery(quilterNum));
  const stash = useMemo(() => new Map(data?.map((of) => [of.fabricNum, of])), [data]);
  return {
    /** The stored amounts by fabric number; undefined until they are known. */
    stash: data && stash,
    error,
    refetch,
    /**
     * Stores the amount of a fabric. Stores nothing if the stored amount has changed since the edit started.
     * @param before the stored amount when the edit started
     * @returns the failure, or null
     */
    store: async (of: FabricStash, before: StashAmount): Promise<CallFailure | null> => {
      const was = { ...before, pieces: [...before.pieces] };
      const entry = { ...of, pieces: [...of.pieces] };
      const stored = await call(session, 'storeStash', { body: { ...entry, was } });
      const { queryKey } = stashQuery(quilterNum);
      if (!stored.ok) {
        // Fetches the amount that is stored now, so that the form shows it.
        if (stored.error.code === 'changed') await client.refetchQueries({ queryKey });
        return stored.error;
      }
      // An answer to an earlier request would bring back the previous amount.
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (known = []) => [
        ...known.filter(({ fabricNum }) => fabricNum !== of.fabricNum),
        ...(isNone(of) ? [] : [entry]),
      ]);
      return null;
    },
  };
}
