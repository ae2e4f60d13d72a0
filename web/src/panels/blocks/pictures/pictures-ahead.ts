import { savesData } from '../../../browser/saves-data';

/** Milliseconds between two pictures in a browser that doesn't report idle time. */
const PAUSE = 50;

/**
 * Fetches pictures one by one while the page is idle, and keeps them in memory. Elements can then show these pictures
 * at once. A picture that is fetched later delays a frame while the quilter works.
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

/** Calls `act` once the page is idle. In Safari, which doesn't report idle time, calls `act` after `PAUSE`. */
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
