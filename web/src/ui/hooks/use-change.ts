import { useState } from 'react';

/**
 * Runs `onChange`, which sets state, while the component renders with a new `value`. So outdated state is never shown.
 */
export function useChange(value: unknown, onChange: () => void): void {
  const [before, setBefore] = useState(value);
  if (value === before) return;
  setBefore(value);
  onChange();
}
