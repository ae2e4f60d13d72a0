import { useMediaQuery } from '../../ui/hooks/use-media-query';

/** True for windows in which the arithmetic of a fabric fits beside the list. The styles use the same width. */
export function useWide(): boolean {
  return useMediaQuery('(min-width: 1000px)');
}
