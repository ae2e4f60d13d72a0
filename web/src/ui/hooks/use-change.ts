import { useState } from 'react';

/**
 * Runs `onChange` during the first render with a new `value`. `onChange` sets state, and React then shows only the new
 * state.
 */
export function useChange(value: unknown, onChange: () => void): void {
  const [before, setBefore] = useState(value);
  if (value === before) return;
  setBefore(value);
  onChange();
}
