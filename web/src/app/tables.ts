/** The editors: address and chunk. Each has its own page (build/table-pages). */
export const TABLES = {
  'standard-quilt-layouts': 'StandardQuiltScreen',
  'block-fabric-selection': 'BlockSelectionScreen',
  'block-creation': 'BlockCreationScreen',
  'free-form-quilt-layouts': 'FreeFormScreen',
} as const;

/** True for the path of an editor. */
export function isTable(pathname: string): boolean {
  return Object.hasOwn(TABLES, pathname.slice(1));
}
