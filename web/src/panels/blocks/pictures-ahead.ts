/** How soon a browser that doesn't tell when it is idle is asked for the next picture. Milliseconds. */
const PAUSE = 50;

/**
 * Fetches pictures one after the other while the page has nothing else to do, and holds on to them, so that what
 * shows them later has them at once: each picture that comes alone costs a frame of its own.
 *
 * @returns lets go of them
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
  stop = whenIdle(next);
  return () => {
    stop();
    held.length = 0;
  };
}

/** Safari doesn't tell. */
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
