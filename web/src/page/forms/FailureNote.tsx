import { TriangleAlert } from 'lucide-react';
import { Button } from '../../ui/basics/Button';
import styles from './FailureNote.module.css';

interface FailureNoteProps {
  message: string;
  /** Tries the failed action again; absent if another try can't help. */
  onRetry?: () => void;
}

interface Failed {
  error: Error;
  refetch: () => unknown;
}

/** The notes about failed queries. Each has a button to try again. */
export function FailureNotes({ failed }: { failed: readonly Failed[] }) {
  return failed.map(({ error, refetch }) => (
    <FailureNote
      key={error.message}
      message={error.message}
      onRetry={() => {
        refetch();
      }}
    />
  ));
}

/**
 * Shows the message of a failure in place of the missing content. With `onRetry`, the note has a button to try again.
 */
export function FailureNote({ message, onRetry }: FailureNoteProps) {
  return (
    <div role="alert" className={styles.note}>
      <TriangleAlert aria-hidden />
      <p>{message}</p>
      {onRetry && <Button onClick={onRetry}>Try again</Button>}
    </div>
  );
}
