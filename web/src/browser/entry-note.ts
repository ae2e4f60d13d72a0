import { isWholeNumber } from './storage/guards';

const KEY = 'shown';

/** Returns how many items of a list were shown when the user left this history entry; 0 if no number was stored. */
export function shownBefore(): number {
  const state: unknown = history.state;
  const shown = typeof state === 'object' && state !== null && KEY in state ? state[KEY] : 0;
  return isWholeNumber(shown) ? shown : 0;
}

/** Stores in this history entry how many items of a list the page shows. The router's own data in the entry stays. */
export function noteShown(shown: number): void {
  const state: unknown = history.state;
  history.replaceState({ ...(typeof state === 'object' && state), [KEY]: shown }, '');
}
