import { CopyPlus, Plus } from 'lucide-react';
import { ButtonLink, IconButton } from '../../ui/basics/Button';
import { BlockPicture } from '../../panels/blocks/pictures/BlockPicture';
import { useBlocks } from '../../panels/blocks/list/use-blocks';
import { FailureNote, FailureNotes } from '../../page/forms/FailureNote';
import { RoomNote } from '../../documents/limits/RoomNote';
import { SavedBlockSelect } from '../../panels/saved/SavedBlockSelect';
import type { DocumentControl } from '../../panels/workspace/use-document-control';
import styles from './SavedDesigns.module.css';

interface SavedDesignsProps {
  /** The number of the open design; 0 for a design that was never saved. */
  chosen: number;
  /** True if a heading above this component already names the saved designs. */
  hasHeading: boolean;
  control: DocumentControl;
  /** Called to show all saved designs. */
  onAll: () => void;
}

/** The number of pictures of designs that fit beside the button for all designs. */
const FIRST = 3;

/**
 * The subscriber's saved designs: a menu, pictures of the latest designs, and buttons for all designs and for a new
 * design.
 */
export function SavedDesigns({ chosen, hasHeading, control, onAll }: SavedDesignsProps) {
  const { openFault, openSaved, startNew, nameAnother } = control;
  const { designs, room, isPending, failed } = useBlocks('designs');
  const first = designs.slice(0, FIRST);
  return (
    <section className={styles.section} aria-label="My Saved Block Designs">
      <SavedBlockSelect
        label="My Saved Block Designs"
        labelHidden={hasHeading}
        blocks={designs}
        chosen={chosen}
        none="No saved block designs yet"
        isPending={isPending || failed.length > 0}
        onChoose={openSaved}
      >
        {nameAnother && (
          <IconButton label="Save as another block design" onClick={nameAnother}>
            <CopyPlus aria-hidden />
          </IconButton>
        )}
        <IconButton label="New block design" onClick={startNew}>
          <Plus aria-hidden />
        </IconButton>
      </SavedBlockSelect>
      <FailureNotes failed={failed} />
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
