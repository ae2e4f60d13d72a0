import type { ReactNode } from 'react';
import { Button } from '../../ui/basics/Button';
import { Dialog } from '../../ui/dialogs/Dialog';
import { FailureNote } from '../../page/forms/FailureNote';
import styles from './MakingDialog.module.css';
import type { Making } from './use-making';

/** The content of the dialog in one of its steps, and the buttons at its foot. */
interface Step {
  content: ReactNode;
  actions: ReactNode;
}

interface MakingDialogProps<Made> {
  title: string;
  /** The words that are shown while the file is being made. */
  words: string;
  state: Making<Made>;
  choosing: Step;
  made: (made: Made) => Step;
  onRetry: () => void;
  onCancel: () => void;
  onClose: () => void;
}

/**
 * A dialog with three steps: choosing options, waiting, and saving the file. Separate dialogs would make the browser
 * lay out the page for each step.
 */
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
          <progress className={styles.progress} aria-label="Progress" value={state.done} max={1} />
        </div>
      ) : (
        content
      )}
    </Dialog>
  );
}
