import { useMediaQuery } from '../../ui/hooks/use-media-query';

/** True if the window is wide enough for a fabric's arithmetic beside the list. The style sheets use the same width. */
export function useWide(): boolean {
  return useMediaQuery('(min-width: 1000px)');
}
