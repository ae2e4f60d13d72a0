import type { ReactNode } from 'react';
import { useTilesAhead } from '../../../editor/loading/LazyCanvas';
import styles from './EmptyEditor.module.css';

interface EmptyEditorProps {
  heading: string;
  /** A sentence below the heading, about the first step. */
  text: string;
  /** The choices for the first step. */
  children: ReactNode;
}

/** Replaces the canvas while the editor is empty. */
export function EmptyEditor({ heading, text, children }: EmptyEditorProps) {
  useTilesAhead();
  return (
    <div className={styles.editor}>
      <div className={styles.first}>
        <h2>{heading}</h2>
        <p>{text}</p>
        {children}
      </div>
    </div>
  );
}
