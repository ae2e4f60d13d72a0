import { useEffect, useRef, useState, type CSSProperties, type KeyboardEvent } from 'react';
import { clamp } from '@quiltwright/shared/geometry/interval';
import styles from './FactGrid.module.css';

interface FactGridProps {
  label: string;
  columns: readonly string[];
  rows: number;
  /**
   * Returns the name of a row.
   * @param row the index of the row, from 0
   */
  rowName: (row: number) => string;
  /** Returns the number of cells in a row, at least 1. Without this function, every row has a cell in each column. */
  cellsOf?: ((row: number) => number) | undefined;
  cell: (row: number, column: number) => string;
}

/** Height of a row in pixels, as in the style sheet. */
const ROW = 44;
/**
 * The number of rows that are rendered above and below the visible rows. PageUp and PageDown move by the same
 * number of rows.
 */
const BEYOND = 8;
const PAGE = 10;
/** The greatest number of visible rows. */
const IN_SIGHT = 12;

/**
 * A table in which the arrow keys move from cell to cell. Only the rows in and near its visible part are
 * rendered.
 */
export function FactGrid({
  label,
  columns,
  rows,
  rowName,
  cellsOf = () => columns.length,
  cell,
}: FactGridProps) {
  const [active, setActive] = useState({ row: 0, column: 0 });
  const [top, setTop] = useState(0);
  const grid = useRef<HTMLDivElement>(null);
  const first = Math.max(0, Math.floor(top / ROW) - BEYOND);
  const last = Math.min(rows, first + IN_SIGHT + 2 * BEYOND);
  const shown = Array.from({ length: Math.max(0, last - first) }, (_, index) => first + index);
  // The active row is always rendered, because Tab must find it, however far the user has scrolled.
  if (!shown.includes(active.row) && active.row < rows) shown.push(active.row);

  const isWalked = useRef(false);
  useEffect(() => {
    if (isWalked.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [active]);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = cellAfter(event, active, { rows, cellsOf });
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    isWalked.current = true;
    setActive(next);
    const { current: scrolled } = grid;
    if (!scrolled) return;
    // Scrolls the row fully into view, below the table's head.
    const [from, to] = [next.row * ROW, (next.row + 2) * ROW - scrolled.clientHeight];
    scrolled.scrollTop = Math.min(from, Math.max(to, scrolled.scrollTop));
  };

  return (
    <div
      ref={grid}
      role="grid"
      aria-label={label}
      aria-readonly
      aria-rowcount={rows + 1}
      aria-colcount={columns.length + 1}
      className={styles.grid}
      style={{ '--columns': columns.length } as CSSProperties}
      data-arrow-keys
      onScroll={({ currentTarget }) => {
        setTop(currentTarget.scrollTop);
      }}
      onKeyDown={onKeyDown}
    >
      <div role="rowgroup" className={styles.head}>
        <div role="row" aria-rowindex={1} className={styles.row}>
          <span role="columnheader" aria-colindex={1}>
            Row
          </span>
          {columns.map((name, column) => (
            <span key={name} role="columnheader" aria-colindex={column + 2}>
              {name}
            </span>
          ))}
        </div>
      </div>
      <div role="rowgroup" className={styles.body} style={{ height: rows * ROW }}>
        {shown.map((row) => (
          <div key={row} role="row" aria-rowindex={row + 2} className={styles.row} style={{ top: row * ROW }}>
            <span role="rowheader" aria-colindex={1}>
              {rowName(row)}
            </span>
            {columns.slice(0, cellsOf(row)).map((name, column) => (
              <span
                key={name}
                role="gridcell"
                aria-colindex={column + 2}
                tabIndex={row === active.row && column === active.column ? 0 : -1}
                title={cell(row, column)}
                onClick={() => {
                  setActive({ row, column });
                }}
              >
                <span className="two-lines">{cell(row, column)}</span>
              </span>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

interface Place {
  row: number;
  column: number;
}

/** Returns the cell that gets the focus when a key is pressed in the current cell; null for other keys. */
function cellAfter(
  { key, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>,
  { row, column }: Place,
  { rows, cellsOf }: { rows: number; cellsOf: (row: number) => number },
): Place | null {
  const within = (place: number, count: number) => clamp(place, 0, count - 1);
  const isFar = ctrlKey || metaKey;
  /** Returns the cell in the same column of another row. If that row is shorter, returns its last cell. */
  const inRow = (to: number, at: number): Place => {
    const next = within(to, rows);
    return { row: next, column: within(at, cellsOf(next)) };
  };
  switch (key) {
    case 'ArrowDown':
      return inRow(row + 1, column);
    case 'ArrowUp':
      return inRow(row - 1, column);
    case 'ArrowRight':
      return inRow(row, column + 1);
    case 'ArrowLeft':
      return inRow(row, column - 1);
    case 'PageDown':
      return inRow(row + PAGE, column);
    case 'PageUp':
      return inRow(row - PAGE, column);
    case 'Home':
      return inRow(isFar ? 0 : row, 0);
    case 'End':
      return inRow(isFar ? rows : row, Infinity);
    default:
      return null;
  }
}
