import type { Press } from '../key-press';
import { isPressed, type ShortcutId } from '../shortcuts';

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

/** What shortcuts do to the view; with Shift arrows go farther. */
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
export function viewMotion(event: Press): ViewMotion | null {
  for (const [id, motion] of Object.entries(motions))
    if (isPressed(id as keyof typeof motions, event)) return motion(event.shiftKey);
  return null;
}
