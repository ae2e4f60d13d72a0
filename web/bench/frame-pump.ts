/* Replaces the page's animation frames, so that a measurement can run frames itself. Import this file first. */

type Frame = Map<number, FrameRequestCallback>;

const native = window.requestAnimationFrame.bind(window);
let waiting: Frame = new Map();
let count = 0;
let held = false;
let asked = false;

window.requestAnimationFrame = (callback) => {
  waiting.set(++count, callback);
  askForFrame();
  return count;
};
window.cancelAnimationFrame = (handle) => {
  waiting.delete(handle);
};

/** True if a `requestAnimationFrame` callback is waiting to run. */
export function isFrameWanted(): boolean {
  return waiting.size > 0;
}

/** Stops running `requestAnimationFrame` callbacks by themselves. From now on only `runFrame` runs them. */
export function holdFrames(): void {
  held = true;
}

/** Undoes `holdFrames`: waiting callbacks run again whenever the browser shows a frame. */
export function releaseFrames(): void {
  held = false;
  if (isFrameWanted()) askForFrame();
}

/** Runs all waiting `requestAnimationFrame` callbacks now. */
export function runFrame(): void {
  const frame = waiting;
  waiting = new Map();
  const now = performance.now();
  for (const callback of frame.values()) callback(now);
}

/** Resolves when the browser is about to show a frame, even after `holdFrames`. */
export function nextFrame(): Promise<number> {
  return new Promise((resolve) => native(resolve));
}

function askForFrame(): void {
  if (held || asked) return;
  asked = true;
  native(() => {
    asked = false;
    if (!held) runFrame();
  });
}
