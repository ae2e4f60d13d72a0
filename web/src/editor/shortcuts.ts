/* Every key of every screen with a table. What listens to keys, buttons that name theirs, and the help read this. */

/** Where keys work. */
type Scope = 'every table' | 'the block table' | 'arranging' | 'block creation' | 'cells' | 'a swatch';

interface Shortcut {
  /** What it does, for people. */
  label: string;
  /** As in 'Shift+Mod+Z', with Mod for Ctrl or ⌘. The first is the one that is told; the others are the same on other keyboards. */
  keys: readonly [string, ...string[]];
  on: Scope;
  /** Held, it does its thing once: what each repetition would do again is a step of the history, or its opposite. */
  once?: true;
}

export const shortcuts = {
  undo: { label: 'Undo', keys: ['Mod+Z'], on: 'every table' },
  redo: { label: 'Redo', keys: ['Shift+Mod+Z'], on: 'every table' },
  save: { label: 'Save', keys: ['Mod+S'], on: 'every table' },
  showKeys: { label: 'Show all keys', keys: ['?'], on: 'every table', once: true },
  zoomIn: { label: 'Zoom in', keys: ['+', '='], on: 'every table' },
  zoomOut: { label: 'Zoom out', keys: ['−', '-', '_'], on: 'every table' },
  showAll: { label: 'Show all of it', keys: ['Home', '0'], on: 'every table' },
  left: { label: 'Look farther left', keys: ['ArrowLeft'], on: 'every table' },
  right: { label: 'Look farther right', keys: ['ArrowRight'], on: 'every table' },
  up: { label: 'Look farther up', keys: ['ArrowUp'], on: 'every table' },
  down: { label: 'Look farther down', keys: ['ArrowDown'], on: 'every table' },
  layer: { label: 'Colour whole layers', keys: ['L'], on: 'the block table' },
  patch: { label: 'Colour one patch', keys: ['P'], on: 'the block table' },
  fabric: { label: 'Colour all of one fabric', keys: ['E'], on: 'the block table' },
  chooseLayer: {
    label: 'Choose a layer, or none',
    keys: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'],
    on: 'the block table',
  },
  next: { label: 'Next layer, patch or fabric', keys: ['N'], on: 'the block table' },
  previous: { label: 'The one before', keys: ['Shift+N'], on: 'the block table' },
  pickUp: { label: 'Pick up a fabric', keys: ['I'], on: 'the block table' },
  swap: { label: 'Swap two fabrics', keys: ['X'], on: 'the block table', once: true },
  takeMarked: {
    label: 'Pick up, swap or colour what N has come to',
    keys: ['Enter'],
    on: 'the block table',
    once: true,
  },
  shuffle: { label: 'Shuffle within the palette', keys: ['S'], on: 'the block table', once: true },
  keepColourway: { label: 'Keep this colourway', keys: ['K'], on: 'the block table', once: true },
  selectTool: { label: 'Select, move and size', keys: ['V'], on: 'arranging' },
  boxTool: { label: 'Select with a box', keys: ['B'], on: 'arranging' },
  snapping: { label: 'Snapping on or off', keys: ['G'], on: 'arranging', once: true },
  selectAll: { label: 'Select all', keys: ['Mod+A'], on: 'arranging', once: true },
  nextItem: { label: 'Next shape or block', keys: ['N'], on: 'arranging' },
  previousItem: { label: 'The one before', keys: ['Shift+N'], on: 'arranging' },
  nudge: {
    label: 'Move what is selected: shapes by 10, blocks by 1″',
    keys: ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown'],
    on: 'arranging',
  },
  nudgeFar: {
    label: 'Shapes by 100, blocks by 5″',
    keys: ['Shift+ArrowLeft', 'Shift+ArrowUp', 'Shift+ArrowRight', 'Shift+ArrowDown'],
    on: 'arranging',
  },
  nudgeFine: {
    label: 'Shapes by 1, blocks by ⅛″',
    keys: ['Mod+ArrowLeft', 'Mod+ArrowUp', 'Mod+ArrowRight', 'Mod+ArrowDown'],
    on: 'arranging',
  },
  turnRight: { label: 'Turn to the right', keys: ['R'], on: 'arranging', once: true },
  turnLeft: { label: 'Turn to the left', keys: ['Shift+R'], on: 'arranging', once: true },
  mirrorAcross: { label: 'Mirror, left to right', keys: ['M'], on: 'arranging', once: true },
  mirrorDown: { label: 'Mirror, top to bottom', keys: ['Shift+M'], on: 'arranging', once: true },
  forward: { label: 'Bring forward', keys: [']'], on: 'arranging' },
  backward: { label: 'Send backward', keys: ['['], on: 'arranging' },
  cut: { label: 'Cut', keys: ['Mod+X'], on: 'arranging', once: true },
  copy: { label: 'Copy', keys: ['Mod+C'], on: 'arranging', once: true },
  paste: { label: 'Paste where the pointer is', keys: ['Mod+V'], on: 'arranging', once: true },
  pasteInPlace: { label: 'Paste in place', keys: ['Shift+Mod+V'], on: 'arranging', once: true },
  duplicate: { label: 'Duplicate', keys: ['Mod+D'], on: 'arranging', once: true },
  deleteItems: { label: 'Delete', keys: ['Delete', 'Backspace'], on: 'arranging' },
  drawTool: { label: 'Draw shapes', keys: ['D'], on: 'block creation' },
  fillTool: { label: 'Fill cells', keys: ['F'], on: 'block creation' },
  redraft: { label: 'Re-draft on the patch grid', keys: ['Shift+G'], on: 'block creation', once: true },
  placeAgain: { label: 'Place a shape, or the last again', keys: ['A'], on: 'block creation', once: true },
  giveSpot: {
    label: 'Give a fabric spot',
    keys: ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
    on: 'block creation',
  },
  nextSymmetry: { label: 'Another symmetry', keys: ['Y'], on: 'block creation' },
  unlink: { label: 'Unlink copies', keys: ['L'], on: 'block creation', once: true },
  walk: {
    label: 'Go to the next cell',
    keys: ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown'],
    on: 'cells',
  },
  fillCell: {
    label: 'Fill the cell, or turn what it was filled with',
    keys: ['Enter'],
    on: 'cells',
    once: true,
  },
  nextUnit: { label: 'Another unit', keys: ['U'], on: 'cells' },
  previousUnit: { label: 'The unit before', keys: ['Shift+U'], on: 'cells' },
  favourite: { label: 'Make a fabric a favourite, or no longer', keys: ['F'], on: 'a swatch' },
} as const satisfies Record<string, Shortcut>;

export type ShortcutId = keyof typeof shortcuts;

/** Whether a shortcut is done once however long its keys are held. */
export function isOnce(id: ShortcutId): boolean {
  return 'once' in shortcuts[id];
}

/** What `Mod` is called on this device. */
export function modName(): string {
  return /Mac|iP(ad|hone)/.test(navigator.userAgent) ? '⌘' : 'Ctrl';
}

/** The key that is told of a shortcut, as people write it: Ctrl+C. */
export function keyWords(id: ShortcutId): string {
  return keyOf(id).replace('Mod', modName());
}

/** The key that is told of a shortcut. */
export function keyOf(id: ShortcutId): string {
  return shortcuts[id].keys[0];
}

type Press = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Of a script that has no shortcuts of its own. */
const FOREIGN = /^(?!\p{Script=Latin})\p{L}$/u;

/** A press as the table has it: Shift+Mod+Z. */
function pressOf({ key, code, ctrlKey, metaKey, shiftKey }: Press): string {
  // Where the browser fills in a field it tells of presses without a key.
  if (!key) return '';
  const name = keyName(FOREIGN.test(key) ? code.replace(/^Key/, '') : key);
  // Digits and signs need Shift on some keyboards.
  const hasShift = shiftKey && (name.length > 1 || /\p{L}/u.test(name));
  return [hasShift && 'Shift', (ctrlKey || metaKey) && 'Mod', name].filter(Boolean).join('+');
}

function keyName(key: string): string {
  return key.length === 1 ? key.toUpperCase() : key;
}

/** Whether the keys of a shortcut are pressed. Alt is the browser's. */
export function isPressed(id: ShortcutId, event: Press): boolean {
  const keys: readonly string[] = shortcuts[id].keys;
  return !event.altKey && keys.includes(pressOf(event));
}
