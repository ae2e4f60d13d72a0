import { counted } from '@quiltwright/shared/counted';
import { countPlaces } from '@quiltwright/shared/quilting/standard-size';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { QuiltPicture } from '../../documents/pictures/QuiltPicture';
import { changedOn } from '../../documents/saved/changed-on';
import { PictureFault, SavedCard, type CardState } from '../../documents/saved/SavedCard';
import { sizeWords } from '../../ui/words/size-words';
import { useNear } from '../../ui/hooks/use-near';
import { quiltQuery, type ListedQuilt } from '../../server/queries/quilt-queries';
import { useSession } from '../../server/session/session';

/**
 * Milliseconds that a quilt stays after its card was near. A thousand quilts may take megabytes each, so this is
 * bounded.
 */
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
    // A fetched quilt is fetched again once the list has a later revision.
    staleTime: ({ state }) => (state.data?.revision === quilt.revision ? Infinity : 0),
    gcTime: HELD,
  });
  // The list lacks the number for a quilt that was stored before it had one; its line stays reserved until the quilt is
  // there.
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
