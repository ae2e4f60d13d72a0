import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { QuiltPicture } from '../../panels/QuiltPicture';
import { changedOn } from '../../panels/saved/changed-on';
import { PictureFault, SavedCard, type CardState } from '../../panels/saved/SavedCard';
import { sizeWords } from '../../panels/size-words';
import { useNear } from '../../panels/use-near';
import { quiltQuery, type ListedQuilt } from '../../server/quilt-queries';
import { useSession } from '../../server/session';

/** A saved quilt in the list. It is fetched when it is near. */
export function QuiltCard({ quilt, ...state }: CardState & { quilt: ListedQuilt }) {
  const { quiltNum } = quilt;
  const card = useRef<HTMLElement>(null);
  const isNear = useNear(card);
  const { quilterNum } = useSession();
  const stored = useQuery({ ...quiltQuery(quiltNum, quilterNum), enabled: isNear });
  const size = stored.data ? sizeWords(stored.data) : '\u00a0';
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
      facts={[size, ...changedOn(quilt)]}
      open="Open"
      {...state}
    />
  );
}
