import { counted } from '@quiltwright/shared/counted';
import { countPlaces } from '@quiltwright/shared/quilting/standard/standard-size';
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
 * The time in milliseconds for which a quilt stays in memory after its card has left the screen. The time is short,
 * because each of perhaps a thousand quilts takes megabytes.
 */
const HELD = 30_000;

/** A saved quilt in the list. The quilt is fetched when its card is about to scroll into view. */
export function QuiltCard({ quilt, ...state }: CardState & { quilt: ListedQuilt }) {
  const { quiltNum } = quilt;
  const card = useRef<HTMLElement>(null);
  const isNear = useNear(card);
  const { quilterNum } = useSession();
  const stored = useQuery({
    ...quiltQuery(quiltNum, quilterNum),
    enabled: isNear,
    // A quilt in memory is fetched again if the list has a later revision of it.
    staleTime: ({ state }) => (state.data?.revision === quilt.revision ? Infinity : 0),
    gcTime: HELD,
  });
  // Quilts that were stored before the list had this number lack it, so the fetched quilt is counted instead. Until
  // then, the line stays reserved.
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
