import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { QuiltPicture } from '../../panels/QuiltPicture';
import { PictureFault, SavedCard } from '../../panels/saved/SavedCard';
import { sizeWords } from '../../panels/size-words';
import { useNear } from '../../panels/use-near';
import { quiltQuery, type ListedQuilt } from '../../server/quilt-queries';
import { useSession } from '../../server/session';

interface QuiltCardProps {
  quilt: ListedQuilt;
  isOnTable: boolean;
  /** It is being fetched to be laid on the table. */
  isOpening: boolean;
  onOpen: () => void;
  onRename: () => void;
  onDelete: () => void;
}

/** A saved quilt in the list. It is fetched when it is near. */
export function QuiltCard({ quilt, ...rest }: QuiltCardProps) {
  const { quiltNum, quiltName, isStandard } = quilt;
  const card = useRef<HTMLElement>(null);
  const isNear = useNear(card);
  const { quilterNum } = useSession();
  const stored = useQuery({ ...quiltQuery(quiltNum, quilterNum), enabled: isNear });
  const size = stored.data ? sizeWords(stored.data) : '\u00a0';
  return (
    <SavedCard
      ref={card}
      name={quiltName}
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
      facts={isStandard ? [size] : [size, 'Free form quilts can be opened once their screen is here.']}
      open={isStandard ? 'Open' : null}
      {...rest}
    />
  );
}
