import type { ComponentProps, MouseEvent } from 'react';

/**
 * The props of a button. While it is disabled a press does nothing, but the button stays a stop for Tab and keeps the
 * focus: the keyboard isn't lost when a press is the last that can be made.
 */
export function pressable({
  disabled = false,
  onClick,
  ...rest
}: ComponentProps<'button'>): ComponentProps<'button'> {
  if (!disabled) return { ...rest, onClick };
  return { ...rest, 'aria-disabled': true, onClick: refuse };
}

/** Forms aren't sent by it either. */
function refuse(event: MouseEvent): void {
  event.preventDefault();
}
