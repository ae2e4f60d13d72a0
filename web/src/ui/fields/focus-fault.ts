/** Moves the focus to the first field in an element whose text is at fault. Returns false if there is none. */
export function focusFault(element: Element | null): boolean {
  const field = element?.querySelector<HTMLElement>('[aria-invalid="true"]');
  field?.focus();
  return Boolean(field);
}
