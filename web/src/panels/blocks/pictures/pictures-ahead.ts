/** Milliseconds before the next picture in a browser that doesn't report idle time. */
const PAUSE = 50;

/**
 * Fetches pictures one after the other while the page is idle, and holds them, so that later elements show them at
 * once. A picture that arrives alone costs a frame.
 * @returns a function that releases them
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

/** Safari doesn't report idle time. */
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
