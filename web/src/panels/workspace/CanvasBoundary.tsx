import { Component, type ReactNode } from 'react';
import { FailureNote } from '../FailureNote';
import styles from './CanvasBoundary.module.css';

interface CanvasBoundaryProps {
  /** What is said in the place of the canvas. */
  message: string;
  children: ReactNode;
}

/** Keeps a fault of the drawing from taking the panels with it. */
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

/** Why there is nothing to be seen, in the middle of the view. */
export function CanvasFailure(note: { message: string; onRetry: () => void }) {
  return (
    <div className={styles.failure}>
      <FailureNote {...note} />
    </div>
  );
}
