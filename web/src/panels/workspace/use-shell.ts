import { useSyncExternalStore } from 'react';

/**
 * The layout of the workspace: `desk` has panels on both sides, `tablet` a rail with drawers, and `phone` a bottom
 * sheet.
 */
export type Shell = 'desk' | 'tablet' | 'phone';

const desk = '(min-width: 1024px) and (pointer: fine), (min-width: 1280px)';
const phone = '(max-width: 599.98px)';

function shellNow(): Shell {
  if (matchMedia(phone).matches) return 'phone';
  return matchMedia(desk).matches ? 'desk' : 'tablet';
}

function subscribe(onChange: () => void): () => void {
  const queries = [matchMedia(desk), matchMedia(phone)];
  for (const query of queries) query.addEventListener('change', onChange);
  return () => {
    for (const query of queries) query.removeEventListener('change', onChange);
  };
}

export function useShell(): Shell {
  return useSyncExternalStore(subscribe, shellNow);
}
