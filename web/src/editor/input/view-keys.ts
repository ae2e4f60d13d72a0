import type { Press } from '../key-press';
import { isPressed, type ShortcutId } from '../shortcuts';

/**
 * A change of the view by a key. The view shifts by pixels and then scales by a factor around the middle; `all`
 * shows everything.
 */
type ViewMotion = { dx: number; dy: number; factor: number } | 'all';

/** The factor by which one press of a button or key zooms. */
export const ZOOM_STEP = 1.25;
const STEP = 48;
const FAR_STEP = 192;

const shift = (x: number, y: number) => (far: boolean) => {
  const step = far ? FAR_STEP : STEP;
  return { dx: x * step, dy: y * step, factor: 1 };
};

/** The change of the view for each shortcut. With Shift (`far`), the arrow keys move the view farther. */
const motions = {
  zoomIn: () => ({ dx: 0, dy: 0, factor: ZOOM_STEP }),
  zoomOut: () => ({ dx: 0, dy: 0, factor: 1 / ZOOM_STEP }),
  showAll: () => 'all' as const,
  left: shift(1, 0),
  right: shift(-1, 0),
  up: shift(0, 1),
  down: shift(0, -1),
} satisfies Partial<Record<ShortcutId, (far: boolean) => ViewMotion>>;

/** Returns the change of the view that a pressed key causes; null for a key that doesn't change the view. */
export function viewMotion(event: Press): ViewMotion | null {
  for (const [id, motion] of Object.entries(motions))
    if (isPressed(id as keyof typeof motions, event)) return motion(event.shiftKey);
  return null;
}
