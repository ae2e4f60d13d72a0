import { shortcuts, type ShortcutId } from '../shortcuts';

/** What a key does to the view: pixels, then a factor of the scale around the middle, or all of it. */
type ViewMotion = { dx: number; dy: number; factor: number } | 'all';

/** How much a press of a button or key changes the scale. */
export const ZOOM_STEP = 1.25;
const STEP = 48;
const FAR_STEP = 192;

const shift = (x: number, y: number) => (far: boolean) => {
  const step = far ? FAR_STEP : STEP;
  return { dx: x * step, dy: y * step, factor: 1 };
};

/** What shortcuts do to the view; Shift is held for farther. */
const motions = {
  zoomIn: () => ({ dx: 0, dy: 0, factor: ZOOM_STEP }),
  zoomOut: () => ({ dx: 0, dy: 0, factor: 1 / ZOOM_STEP }),
  showAll: () => 'all' as const,
  left: shift(1, 0),
  right: shift(-1, 0),
  up: shift(0, 1),
  down: shift(0, -1),
} satisfies Partial<Record<ShortcutId, (far: boolean) => ViewMotion>>;

/** What a key that is pressed does to the view; null for none of its keys. */
export function viewMotion(
  event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>,
): ViewMotion | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  for (const [id, motion] of Object.entries(motions)) {
    const keys: readonly string[] = shortcuts[id as keyof typeof motions].keys;
    // A plus may need Shift, and with Shift an arrow goes farther.
    if (keys.includes(event.key)) return motion(event.shiftKey);
  }
  return null;
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
