import { isWholeNumber } from './guards';

const KEY = 'shown';

/** How many things of its list were shown on the page of this entry of the history; 0 where none was noted. */
export function shownBefore(): number {
  const state: unknown = history.state;
  const shown = typeof state === 'object' && state !== null && KEY in state ? state[KEY] : 0;
  return isWholeNumber(shown) ? shown : 0;
}

/** Notes with this entry of the history how many things its page shows. The router’s own notes stay. */
export function noteShown(shown: number): void {
  const state: unknown = history.state;
  history.replaceState({ ...(typeof state === 'object' && state), [KEY]: shown }, '');
}
