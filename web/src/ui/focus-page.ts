/** Gives the keyboard to the page itself, where what had it is gone. */
export function focusPage(): void {
  const main = document.querySelector('main');
  if (!main) return;
  main.tabIndex = -1;
  main.focus();
}
