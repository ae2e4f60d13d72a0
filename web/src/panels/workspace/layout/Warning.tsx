import { TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../../ui/basics/Button';
import styles from './Warning.module.css';

interface WarningProps {
  text: string;
  /** The buttons of the possible actions. */
  children: ReactNode;
  onHide: () => void;
}

/** A warning below the top bar. It stays until it is closed. */
export function Warning({ text, children, onHide }: WarningProps) {
  return (
    <div role="alert" className={styles.warning}>
      <TriangleAlert aria-hidden />
      <p>{text}</p>
      {children}
      <IconButton label="Hide this warning" onClick={onHide}>
        <X aria-hidden />
      </IconButton>
    </div>
  );
}
