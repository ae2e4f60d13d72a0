import type { ComponentProps, MouseEvent } from 'react';

/**
 * Returns the props of a button. While the button is disabled, a press does nothing, but the button can still have the
 * focus. So the focus isn't lost if a press disables the pressed button.
 */
export function pressable({
  disabled = false,
  onClick,
  ...rest
}: ComponentProps<'button'>): ComponentProps<'button'> {
  if (!disabled) return { ...rest, onClick };
  return { ...rest, 'aria-disabled': true, onClick: refuse };
}

/** Ignores a press, and keeps it from submitting a form. */
function refuse(event: MouseEvent): void {
  event.preventDefault();
}
