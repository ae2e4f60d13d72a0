/** Moves the focus to what the page is for: the canvas of a table, elsewhere the page itself. */
export function focusMain(): void {
  const canvas = document.querySelector<HTMLElement>('[role=application]');
  const main = document.querySelector('main');
  if (!canvas && main) main.tabIndex = -1;
  (canvas ?? main)?.focus({ preventScroll: true });
}
