import { useStore } from 'zustand';
import styles from './MissingNote.module.css';
import { leaveChunks, missingChunk, retryChunks } from '../../browser/chunks';
import { Button } from '../../ui/basics/Button';

interface MissingNoteProps {
  /**
   * Called when the user chooses to stay on the open screen, after the wait for the chunk has ended. It cancels
   * the navigation that needed the chunk.
   */
  onStay?: () => void;
  onLoad: () => void;
}

/**
 * The note that says why a chunk can't be fetched. The user can stay on the open screen or try again. If there is a
 * newer version of the app, the user can load it instead of trying again.
 */
export function MissingNote({ onStay, onLoad }: MissingNoteProps) {
  const { fault } = useStore(missingChunk);
  if (fault === null) return null;
  return (
    <div role="alert" className={styles.note}>
      <p>
        {fault === 'gone'
          ? 'A new version of Quiltwright is available. Load the new version to continue. Your work is kept on this device.'
          : 'This part of Quiltwright isn’t on your device yet, and the server can’t be reached. The part loads when you are online again. Your work is not lost.'}
      </p>
      <div className={styles.actions}>
        <Button
          onClick={() => {
            leaveChunks();
            onStay?.();
          }}
        >
          Stay here
        </Button>
        <Button
          look="primary"
          onClick={() => {
            if (fault === 'away') retryChunks();
            else onLoad();
          }}
        >
          {fault === 'gone' ? 'Load the new version' : 'Try again'}
        </Button>
      </div>
    </div>
  );
}
