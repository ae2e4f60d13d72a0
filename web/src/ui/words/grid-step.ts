/**
 * Returns the index of the item that gets the focus when a key is pressed at the item `index`. Null for all keys except
 * the arrow keys, Home and End. The grid has `count` items, with `columns` in each row.
 */
export function gridStep(key: string, index: number, columns: number, count: number): number | null {
  const last = count - 1;
  switch (key) {
    case 'ArrowLeft':
      return Math.max(0, index - 1);
    case 'ArrowRight':
      return Math.min(last, index + 1);
    case 'ArrowUp':
      return index < columns ? index : index - columns;
    case 'ArrowDown': {
      const isLastRow = Math.floor(index / columns) === Math.floor(last / columns);
      return isLastRow ? index : Math.min(last, index + columns);
    }
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}
