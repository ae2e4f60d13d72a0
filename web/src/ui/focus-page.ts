/** Moves the focus to the page itself, when what had it is gone. */
export function focusPage(): void {
  const main = document.querySelector('main');
  if (!main) return;
  main.tabIndex = -1;
  main.focus();
}
