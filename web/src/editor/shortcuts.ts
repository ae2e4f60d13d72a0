/* Every key of every screen with an editor. Key handlers, buttons that show their key, and the help read this list. */

import { chordOf, isApple, type Press } from './key-press';

/** The screens or controls in which a shortcut works. */
type Scope =
  | 'every editor'
  | 'quilts'
  | 'colouring'
  | 'the block editor'
  | 'arranging'
  | 'block creation'
  | 'cells'
  | 'outlines'
  | 'seams'
  | 'a swatch';

interface Shortcut {
  /** The action, in words. */
  label: string;
  /**
   * The key combinations for the action, such as 'Shift+Mod+Z'. `Mod` is Ctrl, or ⌘ on Apple devices. A
   * combination with `Ctrl` has no effect on Apple devices. The first combination is shown to people; the
   * others have the same effect, for example on other keyboards.
   */
  keys: readonly [string, ...string[]];
  on: Scope;
  /**
   * True if holding the keys runs the action only once. Otherwise each key repeat would add a step to the history, or
   * reverse the last step.
   */
  once?: true;
  /**
   * True if the browser must also act on the keys. For copy and paste keys, the browser then sends its copy and paste
   * events.
   */
  isShared?: true;
}

export const shortcuts = {
  undo: { label: 'Undo', keys: ['Mod+Z'], on: 'every editor' },
  redo: { label: 'Redo', keys: ['Shift+Mod+Z', 'Ctrl+Y'], on: 'every editor' },
  save: { label: 'Save', keys: ['Mod+S'], on: 'every editor' },
  showKeys: { label: 'Show all keys', keys: ['?'], on: 'every editor', once: true },
  nextRegion: { label: 'Go to the next part of the screen', keys: ['F6'], on: 'every editor' },
  previousRegion: { label: 'Go to the previous part of the screen', keys: ['Shift+F6'], on: 'every editor' },
  menu: { label: 'Open the menu for the selection', keys: ['Shift+F10', 'ContextMenu'], on: 'every editor' },
  zoomIn: { label: 'Zoom in', keys: ['+', '='], on: 'every editor' },
  zoomOut: { label: 'Zoom out', keys: ['−', '-', '_'], on: 'every editor' },
  showAll: { label: 'Show everything', keys: ['Home', '0'], on: 'every editor' },
  left: { label: 'Move the view left', keys: ['ArrowLeft', 'Shift+ArrowLeft'], on: 'every editor' },
  right: { label: 'Move the view right', keys: ['ArrowRight', 'Shift+ArrowRight'], on: 'every editor' },
  up: { label: 'Move the view up', keys: ['ArrowUp', 'Shift+ArrowUp'], on: 'every editor' },
  down: { label: 'Move the view down', keys: ['ArrowDown', 'Shift+ArrowDown'], on: 'every editor' },
  sewn: { label: 'Show the quilt as sewn, or as designed', keys: ['Q'], on: 'quilts', once: true },
  layer: { label: 'Colour whole layers', keys: ['L'], on: 'the block editor' },
  patch: { label: 'Colour one patch', keys: ['P'], on: 'the block editor' },
  fabric: { label: 'Colour all patches that have the same fabric', keys: ['E'], on: 'the block editor' },
  chooseLayer: {
    label: 'Choose a layer by its number, or no layer with 0',
    keys: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'],
    on: 'the block editor',
  },
  next: { label: 'Mark the next layer, patch or fabric', keys: ['N'], on: 'the block editor' },
  previous: { label: 'Mark the previous layer, patch or fabric', keys: ['Shift+N'], on: 'the block editor' },
  pickUp: { label: 'Pick up a fabric', keys: ['I'], on: 'the block editor' },
  swap: { label: 'Swap two fabrics', keys: ['X'], on: 'the block editor', once: true },
  takeMarked: {
    label: 'Pick up, swap or colour the part that you marked with N',
    keys: ['Enter'],
    on: 'the block editor',
    once: true,
  },
  shuffle: {
    label: 'Shuffle: use random palette fabrics',
    keys: ['S'],
    on: 'the block editor',
    once: true,
  },
  keepColourway: { label: 'Keep this colourway', keys: ['K'], on: 'colouring', once: true },
  selectTool: { label: 'Select, move and resize', keys: ['V'], on: 'arranging' },
  boxTool: { label: 'Select with a box', keys: ['B'], on: 'arranging' },
  snapping: { label: 'Turn snapping on or off', keys: ['G'], on: 'arranging', once: true },
  selectAll: { label: 'Select all', keys: ['Mod+A'], on: 'arranging', once: true },
  nextItem: { label: 'Select the next shape or block', keys: ['N'], on: 'arranging' },
  previousItem: { label: 'Select the previous shape or block', keys: ['Shift+N'], on: 'arranging' },
  nudge: {
    label: 'Move blocks by 1″, shapes by ⅛″ (by 1/100 of the block if the unit isn’t inches)',
    keys: ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown'],
    on: 'arranging',
  },
  nudgeFar: {
    label: 'Move blocks by 5″, shapes by ¼″ (by 1/10 of the block if the unit isn’t inches)',
    keys: ['Shift+ArrowLeft', 'Shift+ArrowUp', 'Shift+ArrowRight', 'Shift+ArrowDown'],
    on: 'arranging',
  },
  nudgeCell: {
    label: 'Move blocks by ⅛″, shapes by one cell of the patch grid',
    keys: ['Mod+ArrowLeft', 'Mod+ArrowUp', 'Mod+ArrowRight', 'Mod+ArrowDown'],
    on: 'arranging',
  },
  size: {
    label: 'Resize blocks by 1″, shapes by ⅛″ (by 1/100 of the block if the unit isn’t inches)',
    keys: ['Alt+ArrowLeft', 'Alt+ArrowUp', 'Alt+ArrowRight', 'Alt+ArrowDown'],
    on: 'arranging',
  },
  sizeFar: {
    label: 'Resize blocks by 5″, shapes by one cell of the patch grid',
    keys: ['Shift+Alt+ArrowLeft', 'Shift+Alt+ArrowUp', 'Shift+Alt+ArrowRight', 'Shift+Alt+ArrowDown'],
    on: 'arranging',
  },
  turnRight: { label: 'Turn to the right', keys: ['R'], on: 'arranging', once: true },
  turnLeft: { label: 'Turn to the left', keys: ['Shift+R'], on: 'arranging', once: true },
  mirrorAcross: { label: 'Mirror from left to right', keys: ['M'], on: 'arranging', once: true },
  mirrorDown: { label: 'Mirror from top to bottom', keys: ['Shift+M'], on: 'arranging', once: true },
  forward: { label: 'Bring forward', keys: [']'], on: 'arranging' },
  backward: { label: 'Send backward', keys: ['['], on: 'arranging' },
  cut: { label: 'Cut', keys: ['Mod+X'], on: 'arranging', once: true, isShared: true },
  copy: { label: 'Copy', keys: ['Mod+C'], on: 'arranging', once: true, isShared: true },
  paste: {
    label: 'Paste where the pointer is',
    keys: ['Mod+V'],
    on: 'arranging',
    once: true,
    isShared: true,
  },
  pasteInPlace: {
    label: 'Paste in place',
    keys: ['Shift+Mod+V'],
    on: 'arranging',
    once: true,
    isShared: true,
  },
  duplicate: { label: 'Duplicate', keys: ['Mod+D'], on: 'arranging', once: true },
  deleteItems: { label: 'Delete', keys: ['Delete', 'Backspace'], on: 'arranging' },
  drawTool: { label: 'Draw shapes', keys: ['D'], on: 'block creation' },
  polygonTool: { label: 'Draw a polygon', keys: ['O'], on: 'block creation' },
  curveTool: { label: 'Draw curves', keys: ['C'], on: 'block creation' },
  cornersTool: { label: 'Edit corners', keys: ['E'], on: 'block creation' },
  fillTool: { label: 'Fill cells', keys: ['F'], on: 'block creation' },
  seamTool: { label: 'Draw seams', keys: ['S'], on: 'block creation' },
  circleTool: { label: 'Draw circles and polygons', keys: ['K'], on: 'block creation' },
  divideTool: { label: 'Divide patches', keys: ['I'], on: 'block creation' },
  moveTool: { label: 'Move corners and seams', keys: ['T'], on: 'block creation' },
  eraseTool: { label: 'Erase seams', keys: ['X'], on: 'block creation' },
  redraft: {
    label: 'Re-draft the block on the patch grid',
    keys: ['Shift+G'],
    on: 'block creation',
    once: true,
  },
  finerGrid: { label: 'Use a finer grid: more patches, points or arcs', keys: ['P'], on: 'block creation' },
  coarserGrid: {
    label: 'Use a coarser grid: fewer patches, points or arcs',
    keys: ['Shift+P'],
    on: 'block creation',
  },
  selectAlike: {
    label: 'Select all patches like the selected ones',
    keys: ['Shift+A'],
    on: 'block creation',
    once: true,
  },
  placeAgain: {
    label: 'Place a shape in the current cell, or repeat the shape that you placed last',
    keys: ['A'],
    on: 'block creation',
    once: true,
  },
  giveSpot: {
    label: 'Choose the spot for the selection or the next shape',
    keys: ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
    on: 'block creation',
  },
  nextSymmetry: { label: 'Change the symmetry', keys: ['Y'], on: 'block creation' },
  unlink: { label: 'Unlink copies', keys: ['L'], on: 'block creation', once: true },
  walk: {
    label: 'Go to the next cell, if nothing is selected',
    keys: ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown'],
    on: 'cells',
  },
  takeIn: {
    label: 'Also select the next cell, so that one unit fills all selected cells',
    keys: ['Shift+ArrowLeft', 'Shift+ArrowUp', 'Shift+ArrowRight', 'Shift+ArrowDown'],
    on: 'cells',
  },
  fillCell: {
    label: 'Fill the selected cells, or turn the unit in the cells',
    keys: ['Enter'],
    on: 'cells',
    once: true,
  },
  nextUnit: { label: 'Next unit', keys: ['U'], on: 'cells' },
  previousUnit: { label: 'Previous unit', keys: ['Shift+U'], on: 'cells' },
  walkPoints: {
    label: 'Go to the next line of the patch grid, or move the chosen corner',
    keys: ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown'],
    on: 'outlines',
  },
  walkPointsFar: {
    label: 'Move the chosen corner by ¼″ (by 1/10 of the block if the unit isn’t inches)',
    keys: ['Shift+ArrowLeft', 'Shift+ArrowUp', 'Shift+ArrowRight', 'Shift+ArrowDown'],
    on: 'outlines',
  },
  pressPoint: { label: 'Add a corner', keys: ['A'], on: 'outlines', once: true },
  closeOutline: { label: 'Close the outline', keys: ['Enter'], on: 'outlines', once: true },
  takeBack: {
    label: 'Remove the last corner, or the chosen corner',
    keys: ['Backspace', 'Delete'],
    on: 'outlines',
  },
  nextCorner: { label: 'Choose the next corner', keys: ['.'], on: 'outlines' },
  previousCorner: { label: 'Choose the previous corner', keys: [','], on: 'outlines' },
  bend: {
    label: 'Bend the side after the chosen corner, or the last side',
    keys: ['Alt+ArrowUp', 'Alt+ArrowDown'],
    on: 'outlines',
  },
  walkSeams: {
    label: 'Go to the next corner, middle or crossing, or move the selected corners',
    keys: ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown'],
    on: 'seams',
  },
  walkCorners: {
    label: 'Go to the next corner',
    keys: ['Shift+ArrowLeft', 'Shift+ArrowUp', 'Shift+ArrowRight', 'Shift+ArrowDown'],
    on: 'seams',
  },
  pressSeam: { label: 'Start a seam, end it, or erase the seam', keys: ['Enter'], on: 'seams', once: true },
  bendSeam: { label: 'Bend the last seam', keys: ['A'], on: 'seams', once: true },
  divideInto: {
    label: 'Divide the patch at the pointer into this number of parts',
    keys: ['2', '3', '4', '5', '6', '7', '8', '9'],
    on: 'seams',
    once: true,
  },
  more: { label: 'More rings, repeats or parts', keys: ['.'], on: 'seams' },
  fewer: { label: 'Fewer rings, repeats or parts', keys: [','], on: 'seams' },
  mirrorRepeats: { label: 'Mirror the repeats around the centre', keys: ['M'], on: 'seams', once: true },
  nextWay: { label: 'Choose the next way to divide patches', keys: ['W'], on: 'seams' },
  turnDivision: {
    label: 'Turn the parts of the patch to its other sides',
    keys: ['R'],
    on: 'seams',
    once: true,
  },
  flipSeam: {
    label: 'Bend the seam to its other side, while you drag it',
    keys: [' '],
    on: 'seams',
    once: true,
  },
  favourite: { label: 'Add a fabric to your favourites, or take it out', keys: ['F'], on: 'a swatch' },
} as const satisfies Record<string, Shortcut>;

export type ShortcutId = keyof typeof shortcuts;

/** True if the action of a shortcut runs only once while its keys are held. */
export function isOnce(id: ShortcutId): boolean {
  return 'once' in shortcuts[id];
}

/**
 * True if the browser must also act on the keys of a shortcut. For copy and paste keys, the browser then sends its copy
 * and paste events.
 */
export function isShared(id: ShortcutId): boolean {
  return 'isShared' in shortcuts[id];
}

/** Returns the name of the `Mod` key on this device. */
export function modName(onApple = isApple()): string {
  return onApple ? '⌘' : 'Ctrl';
}

/** Returns the first key combination of a shortcut as it is written on this device, such as Ctrl+C or ⌘+C. */
export function keyWords(id: ShortcutId): string {
  return keyOf(id).replace('Mod', modName());
}

/** Returns the first key combination of a shortcut, as it is written in the table `shortcuts`, such as Mod+C. */
export function keyOf(id: ShortcutId): string {
  return shortcuts[id].keys[0];
}

/** True if a key press triggers the shortcut. */
export function isPressed(id: ShortcutId, event: Press, onApple = isApple()): boolean {
  const keys: readonly string[] = shortcuts[id].keys;
  const chord = chordOf(event, onApple);
  return keys.includes(chord) || (!onApple && keys.includes(chord.replace('Mod', 'Ctrl')));
}
