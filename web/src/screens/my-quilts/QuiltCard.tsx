import { useQuery } from '@tanstack/react-query';
import { Pencil, RotateCw, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { QuiltPicture } from '../../panels/QuiltPicture';
import { useNear } from '../../panels/use-near';
import { quiltQuery, type ListedQuilt } from '../../server/quilt-queries';
import { useSession } from '../../server/session';
import { Button, IconButton } from '../../ui/Button';
import styles from './QuiltCard.module.css';
import { sizeWords } from '../../panels/size-words';

interface QuiltCardProps {
  quilt: ListedQuilt;
  isOnTable: boolean;
  /** It is being fetched to be laid on the table. */
  isOpening: boolean;
  onOpen: () => void;
  onRename: () => void;
  onDelete: () => void;
}

/** A saved quilt: its picture, what it is, and what can be done with it. The quilt is fetched when it is near. */
export function QuiltCard({ quilt, isOnTable, isOpening, onOpen, onRename, onDelete }: QuiltCardProps) {
  const { quiltNum, quiltName, isStandard } = quilt;
  const card = useRef<HTMLElement>(null);
  const isNear = useNear(card);
  const { quilterNum } = useSession();
  const stored = useQuery({ ...quiltQuery(quiltNum, quilterNum), enabled: isNear });
  return (
    <article ref={card} className={styles.card} aria-label={quiltName}>
      <div className={styles.picture}>
        <div className={styles.frame}>
          {isNear && stored.data && <QuiltPicture quilt={stored.data} label="" />}
          {stored.error && !stored.data && (
            <div className={styles.fault}>
              <p>{stored.error.message}</p>
              <Button
                disabled={stored.isFetching}
                onClick={() => {
                  void stored.refetch();
                }}
              >
                <RotateCw aria-hidden />
                Try again
              </Button>
            </div>
          )}
        </div>
      </div>
      <div className={styles.words}>
        <h2 className={styles.name}>{quiltName}</h2>
        <p className={styles.size}>{stored.data ? sizeWords(stored.data) : '\u00a0'}</p>
        {isOnTable && <p className={styles.chip}>On the table</p>}
        {!isStandard && (
          <p className={styles.size}>Free form quilts can be opened once their screen is here.</p>
        )}
      </div>
      <div className={styles.actions}>
        {isStandard && (
          <Button
            className={styles.open}
            aria-label={`Open ${quiltName}`}
            aria-disabled={isOpening}
            onClick={onOpen}
          >
            {isOpening ? 'Opening…' : isOnTable ? 'Go on' : 'Open'}
          </Button>
        )}
        <IconButton label={`Rename ${quiltName}`} onClick={onRename}>
          <Pencil aria-hidden />
        </IconButton>
        <IconButton label={`Delete ${quiltName}`} onClick={onDelete}>
          <Trash2 aria-hidden />
        </IconButton>
      </div>
    </article>
  );
}
