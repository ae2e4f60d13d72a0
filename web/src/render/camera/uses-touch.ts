let coarse: MediaQueryList | null = null;

/**
 * True if touch is the main input of this device. The media query is created only once, because every frame needs the
 * result.
 */
export function usesTouch(): boolean {
  coarse ??= window.matchMedia('(pointer: coarse)');
  return coarse.matches;
}
