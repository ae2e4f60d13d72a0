/**
 * Elements that have the focus when no control has it. The heading is among them because it gets the focus when a
 * screen opens.
 */
const NOWHERE = 'html, body, main, h1';

/**
 * True if a key that goes to `target` is meant for the canvas: the canvas has the focus, or nothing has. On a
 * button, menu or field, a letter may be pressed or dictated by mistake (WCAG 2.1.4). Arrow keys there belong
 * to the control.
 */
export function isAtCanvas(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  return target.matches(NOWHERE) || target.closest('[role=application]') !== null;
}
