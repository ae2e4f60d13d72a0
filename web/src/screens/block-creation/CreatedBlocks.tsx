import { CopyPlus, Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { FailureNote } from '../../panels/FailureNote';
import type { DocumentControl } from '../../panels/workspace/use-document-control';
import { Button, IconButton } from '../../ui/Button';
import styles from './CreatedBlocks.module.css';

interface CreatedBlocksProps {
  control: DocumentControl;
  /** Where the finished blocks stand already, they need no button. */
  onLoad: (() => void) | null;
}

/** Ways to other blocks: a finished one, an empty one, and the lists. */
export function CreatedBlocks({ control, onLoad }: CreatedBlocksProps) {
  const { openFault, startNew, nameAnother } = control;
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
      <p className={styles.links}>
        <Link to="/block-list" className="lone-link">
          Block list
        </Link>
        <Link to="/created-blocks" className="lone-link">
          Created Blocks
        </Link>
      </p>
    </section>
  );
}
