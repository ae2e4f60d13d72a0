import { Component, type ReactNode } from 'react';
import { FailureNote } from '../../../page/forms/FailureNote';
import styles from './CanvasBoundary.module.css';

interface CanvasBoundaryProps {
  /** The message that replaces the canvas if drawing fails. */
  message: string;
  children: ReactNode;
}

/** Catches errors of the drawing, so that they don't remove the panels too. */
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

/** Says why nothing is shown, in the middle of the view. */
export function CanvasFailure(note: { message: string; onRetry: () => void }) {
  return (
    <div className={styles.failure}>
      <FailureNote {...note} />
    </div>
  );
}
