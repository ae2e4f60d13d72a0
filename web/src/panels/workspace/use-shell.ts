import { useMediaQuery } from '../../ui/hooks/use-media-query';

/**
 * The layout of the workspace: `desk` has panels on both sides, `tablet` a rail with drawers, and `phone` a bottom
 * sheet.
 */
export type Shell = 'desk' | 'tablet' | 'phone';

const desk = '(min-width: 1024px) and (pointer: fine), (min-width: 1280px)';
const phone = '(max-width: 599.98px)';
const low = '(max-height: 560px)';

/** Returns the layout that suits the size and the pointer of the window. */
export function useShell(): Shell {
  const isPhone = useMediaQuery(phone);
  const isDesk = useMediaQuery(desk);
  if (isPhone) return 'phone';
  return isDesk ? 'desk' : 'tablet';
}

/** Returns true on a phone or in a low window, where a panel has little room. */
export function useIsCompact(): boolean {
  const isLow = useMediaQuery(low);
  return useShell() === 'phone' || isLow;
}
