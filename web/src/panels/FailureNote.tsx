import { TriangleAlert } from 'lucide-react';
import { Button } from '../ui/Button';
import styles from './FailureNote.module.css';

interface FailureNoteProps {
  message: string;
  /** Absent where trying again is of no use. */
  onRetry?: () => void;
}

/** Says in place what went wrong, and offers another try. */
export function FailureNote({ message, onRetry }: FailureNoteProps) {
  return (
    <div role="alert" className={styles.note}>
      <TriangleAlert aria-hidden />
      <p>{message}</p>
      {onRetry && <Button onClick={onRetry}>Try again</Button>}
    </div>
  );
}
