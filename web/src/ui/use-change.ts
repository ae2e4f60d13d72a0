import { useState } from 'react';

/** Runs `onChange`, which sets state, while rendering with another value than before: what that made stale is never seen. */
export function useChange(value: unknown, onChange: () => void): void {
  const [before, setBefore] = useState(value);
  if (value === before) return;
  setBefore(value);
  onChange();
}
