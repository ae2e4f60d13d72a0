let coarse: MediaQueryList | null = null;

/** Whether fingers are what this device is chiefly used with. Asked in every frame: the query is made once. */
export function usesTouch(): boolean {
  coarse ??= window.matchMedia('(pointer: coarse)');
  return coarse.matches;
}
