import { TriangleAlert } from 'lucide-react';
import styles from './FitNotes.module.css';

/** What doesn’t fit in a quilt, in words. */
export function FitNotes({ notes }: { notes: readonly string[] }) {
  if (notes.length === 0) return null;
  return (
    <section className={styles.notes} aria-labelledby="fit">
      <h3 id="fit">What doesn’t fit</h3>
      <ul>
        {notes.map((words, index) => (
          <li key={index}>
            <TriangleAlert aria-hidden />
            <span>{words}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
