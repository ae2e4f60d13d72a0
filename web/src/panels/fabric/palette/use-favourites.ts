import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { LIMITS } from '@quiltwright/shared/limits';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import type { Tab } from '../../../browser/tab';
import { useMade, useTab } from '../../../server/session/use-tab';
import { withChanges, type FavouriteChange } from '../../../server/favourites/favourite-changes';
import { Favourites } from '../../../server/favourites/favourites';
import { favouritesQuery } from '../../../server/queries/queries';
import { createQueryClient } from '../../../server/queries/query-client';
import { createSession, isSubscriber, useSession } from '../../../server/session/session';
import { notify } from '../../../ui/basics/notify';

function createFavourites(tab: Tab): Favourites {
  const queryClient = tab.get(createQueryClient);
  return new Favourites({
    session: tab.get(createSession),
    onStored: async (quilterNum, fabricNums) => {
      const { queryKey } = favouritesQuery(quilterNum);
      // An answer to an earlier request would bring back the previous favourites.
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, fabricNums);
    },
    onTrouble: ({ code, message }) => {
      if (code === 'refused') notify(`One of your favourite fabrics was not saved. ${message}`);
      else notify(`Your latest favourite fabrics are kept on this device only. ${message}`);
    },
  });
}

/**
 * Sends changes of favourites that couldn't be sent during an earlier visit. This also happens while no palette is
 * open.
 */
export function usePendingFavourites(): void {
  const tab = useTab();
  useEffect(() => {
    tab.get(createFavourites);
  }, [tab]);
}

const noChanges: readonly FavouriteChange[] = [];

/** Returns the signed-in quilter's favourite fabrics, the latest first. */
export function useFavourites() {
  const favourites = useMade(createFavourites);
  const session = useSession();
  const subscriber = isSubscriber(session);
  const { data, isLoading, error, refetch } = useQuery({
    ...favouritesQuery(session.quilterNum),
    enabled: subscriber,
  });
  const changes = useStore(favourites.changes)[session.quilterNum] ?? noChanges;
  const fabricNums = useMemo(() => withChanges(data ?? [], changes), [data, changes]);
  const isFavourite = useMemo(() => new Set(fabricNums), [fabricNums]);
  return {
    fabricNums,
    isFavourite,
    isLoading,
    error,
    refetch,
    /** Adds a fabric to the favourites, or removes it. Returns false if the favourites were full. */
    turn: ({ fabricNum }: Fabric): boolean => {
      const comes = !isFavourite.has(fabricNum);
      const hasRoom = !comes || fabricNums.length < LIMITS.favourites;
      if (hasRoom) favourites.mark(fabricNum, comes);
      else
        notify(
          `You already have ${LIMITS.favourites} favourites, which is the maximum. Remove a favourite first.`,
        );
      return hasRoom;
    },
  };
}
