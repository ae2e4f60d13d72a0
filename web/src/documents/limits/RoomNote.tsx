import type { Room } from '../../server/queries/queries';
import { isNearlyFull, roomWords } from './room-words';
import styles from '../../page/forms/Note.module.css';

/**
 * A note on how many more blocks or quilts the account can have. It is shown once the account can have only a few more.
 */
export function RoomNote({ noun, held, most }: Room & { noun: 'block' | 'quilt' }) {
  if (!isNearlyFull({ held, most })) return null;
  return (
    <p className={styles.note} data-full={held >= most}>
      {roomWords(noun, { held, most })}
    </p>
  );
}
