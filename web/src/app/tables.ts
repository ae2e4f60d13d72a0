/** The tables: address and chunk. Each has a page of its own (build/table-pages). */
export const TABLES = {
  'standard-quilt-layouts': 'StandardQuiltScreen',
  'block-fabric-selection': 'BlockSelectionScreen',
  'block-creation': 'BlockCreationScreen',
  'free-form-quilt-layouts': 'FreeFormScreen',
} as const;

/** Whether a path is a table’s. */
export function isTable(pathname: string): boolean {
  return Object.hasOwn(TABLES, pathname.slice(1));
}
