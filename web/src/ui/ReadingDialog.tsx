import { useEffect, useRef, type ReactNode } from 'react';
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
  /** How many cells a row has, where rows differ. */
  cellsOf?: (row: number) => number;
  cell: (row: number, column: number) => string;
}

interface ReadingDialogProps {
  reading: Reading;
  noun: string;
  /** Stands over the table. */
  children?: ReactNode;
  onClose: () => void;
}

/** Shows what lies on the table in words: a table that arrow keys walk, and what it doesn't say. */
export function ReadingDialog({ reading, noun, children, onClose }: ReadingDialogProps) {
  const { summary, lines, ...grid } = reading;
  const content = useRef<HTMLDivElement>(null);
  const hasRows = grid.rows > 0;
  // A table that comes after the dialog takes the focus, unless something in the dialog has it.
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
