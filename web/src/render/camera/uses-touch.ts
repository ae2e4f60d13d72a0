let coarse: MediaQueryList | null = null;

/** True if touch is the main input of this device. The query is made once, because every frame needs it. */
export function usesTouch(): boolean {
  coarse ??= window.matchMedia('(pointer: coarse)');
  return coarse.matches;
}
