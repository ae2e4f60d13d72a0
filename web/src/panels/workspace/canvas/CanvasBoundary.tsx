import { Component, type ReactNode } from 'react';
import { FailureNote } from '../../../page/forms/FailureNote';
import styles from './CanvasBoundary.module.css';

interface CanvasBoundaryProps {
  /** The message that is shown in place of the canvas after an error. */
  message: string;
  children: ReactNode;
}

/** Catches errors in rendering the canvas, so that the panels stay on the page. */
export class CanvasBoundary extends Component<CanvasBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    const { message, children } = this.props;
    if (!this.state.failed) return children;
    return (
      <CanvasFailure
        message={message}
        onRetry={() => {
          this.setState({ failed: false });
        }}
      />
    );
  }
}

/** A message in the middle of the canvas that says why nothing is shown, with a button to try again. */
export function CanvasFailure(note: { message: string; onRetry: () => void }) {
  return (
    <div className={styles.failure}>
      <FailureNote {...note} />
    </div>
  );
}
