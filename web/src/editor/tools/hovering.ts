import type { CanvasPoint, Tool, View } from './tool';

/** A position of the pointer that is pressed, or hovers. */
export type Pointed = Pick<CanvasPoint, 'at' | 'device' | 'modifiers'>;

/**
 * Returns the hover of a tool that shows what a press would do.
 * @param show shows it for a point, or nothing for null, and returns the CSS cursor; null for the tool's own cursor
 */
export function hovering(
  show: (point: Pointed | null, view: View) => string | null,
): NonNullable<Tool['hover']> {
  // A hovering pen is as exact as a mouse.
  return (at, view, modifiers) => show(at && { at, device: 'mouse', modifiers }, view);
}
