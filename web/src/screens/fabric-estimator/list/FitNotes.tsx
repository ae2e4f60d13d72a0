import { TriangleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import styles from './FitNotes.module.css';

interface FitNotesProps {
  heading: string;
  notes: readonly string[];
  /** Buttons for the actions that the notes suggest. */
  children?: ReactNode;
}

/** A list of notes about parts of a quilt that the quilter should check. */
export function FitNotes({ heading, notes, children }: FitNotesProps) {
  const id = useId();
  if (notes.length === 0) return null;
  return (
    <section className={styles.notes} aria-labelledby={id}>
      <h3 id={id}>{heading}</h3>
      <ul>
        {notes.map((words, index) => (
          <li key={index}>
            <TriangleAlert aria-hidden />
            <span>{words}</span>
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}
