import type { ReactNode } from 'react';
import styles from './EmptyEditor.module.css';

interface EmptyEditorProps {
  heading: string;
  /** A sentence below the heading: what to do first, or what that leads to. */
  text: string;
  /** The choices to start with. */
  children: ReactNode;
}

/** Replaces the canvas while the editor is empty. */
export function EmptyEditor({ heading, text, children }: EmptyEditorProps) {
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
