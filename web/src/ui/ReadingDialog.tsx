import { Dialog } from './Dialog';
import { FactGrid } from './FactGrid';
import styles from './ReadingDialog.module.css';

/** What lies on a table, in words: a summary, and a table whose cells are made when they are read. */
export interface Reading {
  /** In a few short sentences. */
  summary: string;
  /** What the table doesn't say, a line each. */
  lines: readonly string[];
  columns: readonly string[];
  rows: number;
  /** What a row is called, from 0. */
  rowName: (row: number) => string;
  cell: (row: number, column: number) => string;
}

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
