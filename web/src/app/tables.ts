/** The chunk of each editor, by the editor's address. The build draws a page for each editor (build/table-pages). */
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
