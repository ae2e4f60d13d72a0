import type { ReactNode } from 'react';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { FailureNote } from '../FailureNote';
import styles from './MakingDialog.module.css';
import type { Making } from './use-making';

/** What the window shows in one step, and the buttons at its foot. */
interface Step {
  content: ReactNode;
  actions: ReactNode;
}

interface MakingDialogProps<Made> {
  title: string;
  /** What is said while it is being made. */
  words: string;
  state: Making<Made>;
  choosing: Step;
  made: (made: Made) => Step;
  /** Makes the same once more, after that failed. */
  onRetry: () => void;
  /** Gives up what is being made. */
  onCancel: () => void;
  onClose: () => void;
}

/** One window for choosing, making and keeping: another one in its place would have the page laid out anew. */
export function MakingDialog<Made>({
  title,
  words,
  state,
  choosing,
  made,
  onRetry,
  onCancel,
  onClose,
}: MakingDialogProps<Made>) {
  const { content, actions } =
    state.step === 'making'
      ? { content: null, actions: <Button onClick={onCancel}>Cancel</Button> }
      : state.step === 'made'
        ? made(state.made)
        : choosing;
  return (
    <Dialog open title={title} busy={state.step === 'making'} onClose={onClose} actions={actions}>
      {state.step === 'choosing' && state.failure && (
        <FailureNote message={state.failure.message} onRetry={onRetry} />
      )}
      {state.step === 'making' ? (
        <div className={styles.making} role="status">
          <p>{words}</p>
          <progress className={styles.progress} aria-label="How far it is" value={state.done} max={1} />
        </div>
      ) : (
        content
      )}
    </Dialog>
  );
}
