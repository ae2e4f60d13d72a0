import type { Press } from '../key-press';
import { isPressed, type ShortcutId } from '../shortcuts';

/** The move of the view by a key: pixels, then a factor of the scale around the middle, or `all` to show everything. */
type ViewMotion = { dx: number; dy: number; factor: number } | 'all';

/** Factor of the scale for each press of a button or key. */
export const ZOOM_STEP = 1.25;
const STEP = 48;
const FAR_STEP = 192;

const shift = (x: number, y: number) => (far: boolean) => {
  const step = far ? FAR_STEP : STEP;
  return { dx: x * step, dy: y * step, factor: 1 };
};

/** The moves of the view by shortcuts; with Shift, arrows go farther. */
const motions = {
  zoomIn: () => ({ dx: 0, dy: 0, factor: ZOOM_STEP }),
  zoomOut: () => ({ dx: 0, dy: 0, factor: 1 / ZOOM_STEP }),
  showAll: () => 'all' as const,
  left: shift(1, 0),
  right: shift(-1, 0),
  up: shift(0, 1),
  down: shift(0, -1),
} satisfies Partial<Record<ShortcutId, (far: boolean) => ViewMotion>>;

/** Returns the move of the view for a pressed key; null for other keys. */
export function viewMotion(event: Press): ViewMotion | null {
  for (const [id, motion] of Object.entries(motions))
    if (isPressed(id as keyof typeof motions, event)) return motion(event.shiftKey);
  return null;
}
