/** The side of a dragged item, in pixels. */
const SIZE = 84;
/**
 * The distance in pixels between the middle of the dragged item's picture and the pointer. It is greater for a finger,
 * which hides more than a cursor.
 */
const ABOVE = { touch: 78, pen: 64, mouse: 58 } as const;
const EDGE = 8;
/** The distance in pixels between the picture of the dragged item and the words beside it. */
const GAP = 6;
/**
 * The free width, in pixels, from which the words are at the left of a dragged item. With less, they are on the side
 * with more space.
 */
const ENOUGH = 180;

interface Window {
  width: number;
  height: number;
}

/**
 * Returns the place of the top left corner of the dragged item's picture, in pixels. The picture stays within the
 * window.
 */
export function previewPlace(
  at: { x: number; y: number },
  device: keyof typeof ABOVE,
  window: Window,
): { x: number; y: number } {
  const within = (place: number, room: number) => Math.min(room - SIZE - EDGE, Math.max(EDGE, place));
  return {
    x: within(at.x - SIZE / 2, window.width),
    y: within(at.y - ABOVE[device] - SIZE / 2, window.height),
  };
}

/**
 * Returns the side of the dragged item's picture on which words about the drop are shown (`side`). Also returns the
 * greatest width of the words, in pixels (`room`).
 * @param x the left edge of the picture, in pixels
 */
export function wordsPlace(x: number, window: Window): { side: 'left' | 'right'; room: number } {
  const left = x - GAP - EDGE;
  const right = window.width - x - SIZE - GAP - EDGE;
  return left >= ENOUGH || left >= right ? { side: 'left', room: left } : { side: 'right', room: right };
}
