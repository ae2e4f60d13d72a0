/** Moves the focus to the canvas in an editor, or to the main content on other screens. */
export function focusMain(): void {
  const canvas = document.querySelector<HTMLElement>('[role=application]');
  const main = document.querySelector('main');
  if (!canvas && main) main.tabIndex = -1;
  (canvas ?? main)?.focus({ preventScroll: true });
}
