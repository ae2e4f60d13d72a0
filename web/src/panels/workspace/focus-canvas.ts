/** Gives the keyboard to the canvas, where what had it goes. */
export function focusCanvas(): void {
  document.querySelector<HTMLElement>('[role=application]')?.focus();
}
