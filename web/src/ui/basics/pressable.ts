import type { ComponentProps, MouseEvent } from 'react';

/**
 * Returns the props of a button. While it is disabled a press does nothing, but it remains a Tab stop and keeps the
 * focus. So the last possible press doesn't lose the focus.
 */
export function pressable({
  disabled = false,
  onClick,
  ...rest
}: ComponentProps<'button'>): ComponentProps<'button'> {
  if (!disabled) return { ...rest, onClick };
  return { ...rest, 'aria-disabled': true, onClick: refuse };
}

/** Stops forms from being sent, too. */
function refuse(event: MouseEvent): void {
  event.preventDefault();
}
