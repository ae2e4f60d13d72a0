/** What a key does to the view: pixels, then a factor of the scale around the middle, or all of it. */
type ViewMotion = { dx: number; dy: number; factor: number } | 'all';

/** Something that can be done to the view. Keys and what tells of them read this. */
export interface ViewCommand {
  id: string;
  label: string;
  /** Shown first; the others are the same key on other keyboards. Shift is held for farther. */
  shortcuts: readonly [string, ...string[]];
  motion: (far: boolean) => ViewMotion;
}

/** How much a press of a button or key changes the scale. */
export const ZOOM_STEP = 1.25;
const STEP = 48;
const FAR_STEP = 192;

const shift = (id: string, label: string, key: string, x: number, y: number): ViewCommand => ({
  id,
  label,
  shortcuts: [key],
  motion: (far) => {
    const step = far ? FAR_STEP : STEP;
    return { dx: x * step, dy: y * step, factor: 1 };
  },
});

export const viewCommands = {
  zoomIn: {
    id: 'zoom-in',
    label: 'Zoom in',
    shortcuts: ['+', '='],
    motion: () => ({ dx: 0, dy: 0, factor: ZOOM_STEP }),
  },
  zoomOut: {
    id: 'zoom-out',
    label: 'Zoom out',
    shortcuts: ['−', '-', '_'],
    motion: () => ({ dx: 0, dy: 0, factor: 1 / ZOOM_STEP }),
  },
  showAll: { id: 'show-all', label: 'Show all of it', shortcuts: ['Home', '0'], motion: () => 'all' },
  left: shift('look-left', 'Look farther left', 'ArrowLeft', 1, 0),
  right: shift('look-right', 'Look farther right', 'ArrowRight', -1, 0),
  up: shift('look-up', 'Look farther up', 'ArrowUp', 0, 1),
  down: shift('look-down', 'Look farther down', 'ArrowDown', 0, -1),
} as const satisfies Record<string, ViewCommand>;

const commands: readonly ViewCommand[] = Object.values(viewCommands);

/** What a key that is pressed does to the view; null for none of its keys. */
export function viewMotion(
  event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>,
): ViewMotion | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const command = commands.find(({ shortcuts }) => shortcuts.includes(event.key));
  return command ? command.motion(event.shiftKey) : null;
}

/**
 * Where keys that type something work as shortcuts; elsewhere they may be a slip, or what somebody dictates
 * (WCAG 2.1.4).
 */
export const TAKES_LETTERS = '[data-letter-keys]';

/**
 * Whether a key is meant for the canvas: it has the focus, nothing has, or a plain button was clicked that was not
 * reached by keys. One that types something is only where such keys are taken.
 */
export function canvasHasKey(
  { key, target }: Pick<KeyboardEvent, 'key' | 'target'>,
  canvas: HTMLElement,
): boolean {
  if (!(target instanceof Element)) return false;
  if (key.length === 1 && key !== ' ') return target.closest(TAKES_LETTERS) !== null;
  return (
    target === document.body ||
    canvas.contains(target) ||
    target.matches('button:not([role], :focus-visible)')
  );
}
