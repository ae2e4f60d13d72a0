import { CopyPlus, Plus } from 'lucide-react';
import { ButtonLink, IconButton } from '../../ui/Button';
import { BlockPicture } from '../../panels/blocks/BlockPicture';
import { useBlocks } from '../../panels/blocks/use-blocks';
import { FailureNote } from '../../panels/FailureNote';
import { RoomNote } from '../../panels/saved/RoomNote';
import type { DocumentControl } from '../../panels/workspace/use-document-control';
import styles from './SavedDesigns.module.css';

interface SavedDesignsProps {
  /** The number of the design on the table; 0 for one that was never saved. */
  chosen: number;
  control: DocumentControl;
  /** All of them are asked for. */
  onAll: () => void;
}

/** Pictures that have room beside the button for all. */
const FIRST = 3;

/** The first few of the subscriber's saved designs, the way to all of them, and to an empty table. */
export function SavedDesigns({ chosen, control, onAll }: SavedDesignsProps) {
  const { openFault, openSaved, startNew, nameAnother } = control;
  const { designs, room, isPending, failed } = useBlocks('designs');
  const first = designs.slice(0, FIRST);
  return (
    <section className={styles.section} aria-label="My Saved Block Designs">
      <div className={styles.head}>
        <h2>My Saved Block Designs</h2>
        {nameAnother && (
          <IconButton label="Save as another block design" onClick={nameAnother}>
            <CopyPlus aria-hidden />
          </IconButton>
        )}
        <IconButton label="New block design" onClick={startNew}>
          <Plus aria-hidden />
        </IconButton>
      </div>
      {failed.map(({ error, refetch }) => (
        <FailureNote
          key={error.message}
          message={error.message}
          onRetry={() => {
            void refetch();
          }}
        />
      ))}
      {!isPending && failed.length === 0 && designs.length === 0 && (
        <p className={styles.quiet}>No saved block designs yet. Save one to find it here.</p>
      )}
      {first.length > 0 && (
        <ul className={styles.designs}>
          {first.map((design) => (
            <li key={design.designedBlockNum}>
              <button
                type="button"
                className={styles.design}
                aria-label={design.designName}
                aria-pressed={design.designedBlockNum === chosen}
                title={design.designName}
                onClick={() => {
                  openSaved(design.designedBlockNum);
                }}
              >
                <BlockPicture block={design} />
              </button>
            </li>
          ))}
          <li>
            <button type="button" className={styles.all} onClick={onAll}>
              All <span>{designs.length}</span>
            </button>
          </li>
        </ul>
      )}
      <RoomNote noun="block" {...room} />
      {openFault !== null && <FailureNote message={openFault} />}
      <ButtonLink to="/designed-blocks">Manage Designed Blocks</ButtonLink>
    </section>
  );
}
