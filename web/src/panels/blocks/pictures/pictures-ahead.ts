import { savesData } from '../../../browser/saves-data';

/** The wait before the next picture in a browser that doesn't report idle time, in milliseconds. */
const PAUSE = 50;

/**
 * Fetches pictures one by one while the page is idle, and keeps them in memory, so that elements can show them
 * at once later. Otherwise the pictures would arrive one at a time while the quilter works, and each would cost
 * the page a frame.
 * @returns a function that releases the pictures
 */
export function fetchAhead(urls: readonly string[]): () => void {
  const held: HTMLImageElement[] = [];
  let stop = () => {};
  const next = () => {
    const url = urls[held.length];
    if (url === undefined) return;
    const picture = new Image();
    picture.fetchPriority = 'low';
    picture.src = url;
    held.push(picture);
    stop = whenIdle(next);
  };
  if (!savesData()) stop = whenIdle(next);
  return () => {
    stop();
    held.length = 0;
  };
}

/** Calls `act` while the page is idle. Safari doesn't report idle time, so there it waits instead. */
function whenIdle(act: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const asked = window.requestIdleCallback(act);
    return () => {
      window.cancelIdleCallback(asked);
    };
  }
  const asked = setTimeout(act, PAUSE);
  return () => {
    clearTimeout(asked);
  };
}
