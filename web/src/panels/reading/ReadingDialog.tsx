import { Dialog } from '../../ui/Dialog';
import { FactGrid } from '../../ui/FactGrid';
import type { Reading } from './reading';
import styles from './ReadingDialog.module.css';

interface ReadingDialogProps {
  reading: Reading;
  noun: string;
  onClose: () => void;
}

/** What lies on the table, in words: a table that arrow keys walk, and what it doesn't say. */
export function ReadingDialog({ reading, noun, onClose }: ReadingDialogProps) {
  const { summary, lines, ...grid } = reading;
  return (
    <Dialog open title={`The ${noun} as a table`} wide fits onClose={onClose}>
      <div className={styles.reading}>
        <p>{summary}</p>
        {grid.rows > 0 && <FactGrid label={`The ${noun}`} {...grid} />}
        <ul className={styles.lines}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

interface ReadingButtonProps {
  noun: string;
  onOpen: () => void;
}

/** Opens that, for those who come by keys: it is seen while it has the focus. Others have it in the canvas' menu. */
export function ReadingButton({ noun, onOpen }: ReadingButtonProps) {
  return (
    <button type="button" className={styles.open} onClick={onOpen}>
      {`Read the ${noun} as a table`}
    </button>
  );
}
