import { useEffect, useRef, type ReactNode } from 'react';
import { Dialog } from './Dialog';
import { FactGrid } from '../menus/FactGrid';
import styles from './ReadingDialog.module.css';

/**
 * The content of an editor as words: a summary, and a table. The text of a cell is computed only when the cell is
 * rendered.
 */
export interface Reading {
  /** The name or size of the quilt or block, and the share of each fabric, in a few short sentences. */
  summary: string;
  /** Facts that aren't in the table, one per line. */
  lines: readonly string[];
  columns: readonly string[];
  rows: number;
  /**
   * Returns the name of a row.
   * @param row the index of the row, from 0
   */
  rowName: (row: number) => string;
  /** Returns the number of cells in a row. Without this function, every row has a cell in each column. */
  cellsOf?: (row: number) => number;
  cell: (row: number, column: number) => string;
}

interface ReadingDialogProps {
  reading: Reading;
  noun: string;
  /** Content above the table. */
  children?: ReactNode;
  onClose: () => void;
}

/**
 * Shows the content of an editor in words: a summary, a table, and facts that aren't in the table. The arrow keys move
 * from cell to cell of the table.
 */
export function ReadingDialog({ reading, noun, children, onClose }: ReadingDialogProps) {
  const { summary, lines, ...grid } = reading;
  const content = useRef<HTMLDivElement>(null);
  const hasRows = grid.rows > 0;
  // If the table appears after the dialog has opened, it gets the focus, unless another element in the dialog has the
  // focus.
  useEffect(() => {
    const cell = content.current?.querySelector<HTMLElement>('[role=grid] [tabindex="0"]');
    if (!content.current?.contains(window.document.activeElement)) cell?.focus();
  }, [hasRows]);
  return (
    <Dialog open title={`The ${noun} as a table`} wide fits onClose={onClose}>
      <div ref={content} className={styles.reading}>
        <p>{summary}</p>
        {children}
        {hasRows && <FactGrid key={grid.columns.join()} label={`The ${noun}`} {...grid} />}
        <ul className={styles.lines}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
