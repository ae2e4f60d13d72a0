import { useState } from 'react';

/** Runs `onChange`, which sets state, in the rendering in which `value` changes: stale state is never seen. */
export function useChange(value: unknown, onChange: () => void): void {
  const [before, setBefore] = useState(value);
  if (value === before) return;
  setBefore(value);
  onChange();
}
