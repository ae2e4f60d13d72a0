/**
 * The name of each editor's chunk, by the editor's address. The build draws a page for each editor
 * (build/editor-pages).
 */
export const EDITORS = {
  'standard-quilt-layouts': 'StandardQuiltScreen',
  'block-fabric-selection': 'BlockSelectionScreen',
  'block-creation': 'BlockCreationScreen',
  'free-form-quilt-layouts': 'FreeFormScreen',
} as const;

/** True for the path of an editor. */
export function isEditorPath(pathname: string): boolean {
  return Object.hasOwn(EDITORS, pathname.slice(1));
}
