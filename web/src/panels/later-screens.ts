/**
 * The addresses of screens that aren't built yet. Whatever leads to them, or promises what one does there, is marked
 * with `Soon`. A screen that is removed from here is marked nowhere.
 */
const laterScreens: readonly string[] = ['/fabric-estimator'];

/** Whether the screen at an address isn't built yet. */
export function isLater(address: string): boolean {
  return laterScreens.includes(address);
}
