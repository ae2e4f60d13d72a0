/**
 * A CSS selector for the elements that have the focus while no control has it. The heading is one of them, because a
 * new screen gives its heading the focus.
 */
const NOWHERE = 'html, body, main, h1';

/**
 * True if a key event with this target may trigger a shortcut of the canvas: the canvas has the focus, or no control
 * has. On a button, menu or field, a single letter may be a slip or a dictated word (WCAG 2.1.4). Arrow keys already
 * have an effect in such controls.
 */
export function isAtCanvas(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  return target.matches(NOWHERE) || target.closest('[role=application]') !== null;
}
