import { counted } from '@quiltwright/shared/counted';
import { countPlaces } from '@quiltwright/shared/quilting/standard-size';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { QuiltPicture } from '../../panels/QuiltPicture';
import { changedOn } from '../../panels/saved/changed-on';
import { PictureFault, SavedCard, type CardState } from '../../panels/saved/SavedCard';
import { sizeWords } from '../../panels/size-words';
import { useNear } from '../../panels/use-near';
import { quiltQuery, type ListedQuilt } from '../../server/quilt-queries';
import { useSession } from '../../server/session';

/** How long (ms) a quilt is held after its card was near: of a thousand of megabytes each that is bounded. */
const HELD = 30_000;

/** A saved quilt in the list. It is fetched when it is near. */
export function QuiltCard({ quilt, ...state }: CardState & { quilt: ListedQuilt }) {
  const { quiltNum } = quilt;
  const card = useRef<HTMLElement>(null);
  const isNear = useNear(card);
  const { quilterNum } = useSession();
  const stored = useQuery({
    ...quiltQuery(quiltNum, quilterNum),
    enabled: isNear,
    // A quilt that was fetched is fetched again once the list tells of a later revision.
    staleTime: ({ state }) => (state.data?.revision === quilt.revision ? Infinity : 0),
    gcTime: HELD,
  });
  // The list has no number for a quilt that was stored before it had; its line keeps its place until the quilt is there.
  const places = quilt.places ?? (stored.data && countPlaces(stored.data));
  return (
    <SavedCard
      ref={card}
      picture={
        <>
          {isNear && stored.data && <QuiltPicture quilt={stored.data} label="" />}
          {stored.error && !stored.data && (
            <PictureFault
              message={stored.error.message}
              isBusy={stored.isFetching}
              onRetry={() => {
                void stored.refetch();
              }}
            />
          )}
        </>
      }
      facts={[
        sizeWords(quilt),
        places === undefined ? '\u00a0' : counted(places, 'block'),
        ...changedOn(quilt),
      ]}
      open="Open"
      {...state}
    />
  );
}
