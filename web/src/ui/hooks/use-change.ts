import { useState } from 'react';

/**
 * Runs `onChange`, which sets state, during the rendering in which `value` changes, so that stale state never shows.
 */
export function useChange(value: unknown, onChange: () => void): void {
  const [before, setBefore] = useState(value);
  if (value === before) return;
  setBefore(value);
  onChange();
}
