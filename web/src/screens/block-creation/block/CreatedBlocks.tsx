import { useQuery } from '@tanstack/react-query';
import { CopyPlus, Plus } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { FailureNote } from '../../../page/forms/FailureNote';
import { SavedBlockSelect } from '../../../panels/saved/SavedBlockSelect';
import { KeptFold } from '../../../panels/controls/KeptFold';
import type { DocumentControl } from '../../../panels/workspace/use-document-control';
import { ownBlocksQuery } from '../../../server/queries/queries';
import { useSession } from '../../../server/session/session';
import { Button, IconButton } from '../../../ui/basics/Button';
import styles from './CreatedBlocks.module.css';

interface CreatedBlocksProps {
  /** The number of the saved block in the editor; 0 for a new block. */
  chosen: number;
  control: DocumentControl;
  /**
   * Opens the list of finished blocks: pre-made blocks and blocks that the quilter saved. Null in a layout that always
   * shows this list. Such a layout also shows the menu of saved blocks unfolded.
   */
  onLoad: (() => void) | null;
}

/**
 * The controls that open another block in the block creation editor. A menu lists the blocks that the quilter drew.
 * Buttons open an empty block, or the list of finished blocks (pre-made, or saved by the quilter). Links lead to the
 * pages that list blocks.
 */
export function CreatedBlocks({ chosen, control, onLoad }: CreatedBlocksProps) {
  const { openFault, openSaved, startNew, nameAnother } = control;
  const { data, error, refetch } = useQuery(ownBlocksQuery(useSession().quilterNum));
  const created = useMemo(() => (data?.blocks ?? []).filter(({ kind }) => kind === 'created'), [data]);
  const saved = (
    <div className={styles.saved}>
      <SavedBlockSelect
        label="My saved blocks"
        labelHidden={onLoad !== null}
        blocks={created}
        chosen={chosen}
        none="No saved blocks yet"
        isPending={!data}
        onChoose={openSaved}
      />
      <p className={styles.links}>
        <Link to="/block-list" className="lone-link">
          Block list
        </Link>
        <Link to="/created-blocks" className="lone-link">
          Created Blocks
        </Link>
      </p>
    </div>
  );
  return (
    <section className={styles.section} aria-label="Blocks">
      <div className={styles.line}>
        {onLoad ? (
          <>
            <Button className={styles.load} onClick={onLoad}>
              Load a finished block
            </Button>
            <IconButton label="New block" onClick={startNew}>
              <Plus aria-hidden />
            </IconButton>
          </>
        ) : (
          <Button className={styles.load} onClick={startNew}>
            <Plus aria-hidden />
            New block
          </Button>
        )}
        {nameAnother && (
          <IconButton label="Save as another block" onClick={nameAnother}>
            <CopyPlus aria-hidden />
          </IconButton>
        )}
      </div>
      {openFault !== null && <FailureNote message={openFault} />}
      {error && !data && (
        <FailureNote
          message={error.message}
          onRetry={() => {
            void refetch();
          }}
        />
      )}
      {onLoad ? (
        <KeptFold
          name="saved blocks"
          title="My saved blocks"
          {...(created.length > 0 && { fact: String(created.length) })}
        >
          {saved}
        </KeptFold>
      ) : (
        saved
      )}
    </section>
  );
}
