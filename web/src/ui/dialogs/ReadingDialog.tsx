import { useEffect, useRef, type ReactNode } from 'react';
import { Dialog } from './Dialog';
import { FactGrid } from '../menus/FactGrid';
import styles from './ReadingDialog.module.css';

/** The content of an editor in words: a summary, and a table whose cells are made when they are read. */
export interface Reading {
  /** In a few short sentences. */
  summary: string;
  /** Facts that the table lacks, a line each. */
  lines: readonly string[];
  columns: readonly string[];
  rows: number;
  /** Returns the name of a row, counted from 0. */
  rowName: (row: number) => string;
  /** The number of cells in a row, if rows differ. */
  cellsOf?: (row: number) => number;
  cell: (row: number, column: number) => string;
}

interface ReadingDialogProps {
  reading: Reading;
  noun: string;
  /** Shown above the table. */
  children?: ReactNode;
  onClose: () => void;
}

/** Shows the content of an editor in words: a table for the arrow keys, and the facts that it lacks. */
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
