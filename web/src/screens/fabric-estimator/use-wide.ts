import { useMediaQuery } from '../../ui/hooks/use-media-query';

/** True if a fabric's arithmetic fits beside the list in this window. The style sheets use the same width. */
export function useWide(): boolean {
  return useMediaQuery('(min-width: 1000px)');
}
