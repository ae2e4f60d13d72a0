import { useMediaQuery } from '../../ui/hooks/use-media-query';

/**
 * True if the window is wide enough to show how the amount of a fabric is computed beside the shopping list. The style
 * sheets use the same width.
 */
export function useWide(): boolean {
  return useMediaQuery('(min-width: 1000px)');
}
