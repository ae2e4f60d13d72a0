import type { ReactNode } from 'react';
import styles from './Fold.module.css';

interface FoldProps {
  title: string;
  /** What the folded part says, such as a size, beside the title. */
  fact?: string;
  /** True to unfold, and false to fold. A press changes that until this value changes. */
  isOpen?: boolean;
  /** Called with true when the part was unfolded, and with false when it was folded. */
  onFold?: (isOpen: boolean) => void;
  children: ReactNode;
}

/** A part of a panel that a press on its title folds and unfolds. */
export function Fold({ title, fact, isOpen = false, onFold, children }: FoldProps) {
  return (
    <details
      className={styles.fold}
      open={isOpen}
      onToggle={({ currentTarget }) => {
        onFold?.(currentTarget.open);
      }}
    >
      <summary>
        <span>{title}</span>
        {fact !== undefined && <span className={styles.fact}>{fact}</span>}
      </summary>
      {children}
    </details>
  );
}
