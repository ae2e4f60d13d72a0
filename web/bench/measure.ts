import { flushSync } from 'react-dom';
import { holdFrames, isFrameWanted, nextFrame, releaseFrames, runFrame } from './frame-pump';

/** A picture counts as finished if no frame is requested for this many milliseconds. */
const REST = 300;
/** The timeout for a first frame, in milliseconds. */
const PATIENCE = 30_000;
/** The number of points, across and down, at which pictures are compared. A picture has far more pixels. */
const SAMPLE = { width: 160, height: 100 };
/**
 * The greatest difference of a colour channel (0 to 255) at a point that counts as unchanged. Up to a fraction `STRAYS`
 * of the points may differ more.
 */
const NEAR = 24;
const STRAYS = 0.02;

interface Moment {
  at: number;
  sample: Uint8ClampedArray;
}

const sampler = document.createElement('canvas');
sampler.width = SAMPLE.width;
sampler.height = SAMPLE.height;
const sampling = sampler.getContext('2d', { willReadFrequently: true });

/**
 * Returns the milliseconds from the start of `change` until the canvases first look as they do in the end. Frames run
 * without waiting for the display. The time for reading the canvases isn't counted.
 */
export async function untilSeen(change: () => void | Promise<void>): Promise<number> {
  holdFrames();
  const moments: Moment[] = [];
  let looking = 0;
  const started = performance.now();
  let busy = Infinity;
  const changing = Promise.resolve(flushSync(change)).finally(() => {
    busy = performance.now();
  });
  while (performance.now() < busy + (moments.length > 0 ? REST : PATIENCE)) {
    if (isFrameWanted()) {
      runFrame();
      rasterise();
      const drawn = performance.now();
      moments.push({ at: drawn - started - looking, sample: sampleOf() });
      looking += performance.now() - drawn;
      if (busy < Infinity) busy = drawn;
    }
    await pause();
  }
  releaseFrames();
  await changing;
  const last = moments.at(-1);
  if (!last) throw new Error('Nothing was drawn.');
  return moments.find(({ sample }) => alike(sample, last.sample))?.at ?? last.at;
}

/** Waits long enough for all effects of a change to end. */
export function rest(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 2 * REST));
}

/**
 * Resolves when the browser has painted the latest rendering. React renders in a separate task and requests a frame.
 * The browser shows that frame in the next task.
 */
export async function painted(): Promise<void> {
  await pause();
  await pause();
  await nextFrame();
  await pause();
}

/**
 * Waits for all effects of a change to end.
 * @returns true if the canvases looked the same before the wait
 */
export async function isPainted(): Promise<boolean> {
  const sample = sampleOf();
  await rest();
  return alike(sample, sampleOf());
}

/**
 * Returns the milliseconds that each of `count` frames takes. In each frame, `step` makes a change and the canvases are
 * drawn and rasterised.
 */
export async function workOf(step: (frame: number) => void, count: number): Promise<number[]> {
  holdFrames();
  const times: number[] = [];
  for (let frame = 0; frame < count; frame++) {
    // Frames run at the display's pace, so that workers have as much time as in use.
    await nextFrame();
    const started = performance.now();
    flushSync(() => {
      step(frame);
    });
    runFrame();
    rasterise();
    times.push(performance.now() - started);
  }
  releaseFrames();
  return times;
}

/** Returns the mean milliseconds between frames while `step` makes a change in each frame. */
export async function frameTime(step: (frame: number) => void, count: number): Promise<number> {
  await nextFrame();
  await nextFrame();
  const started = performance.now();
  for (let frame = 0; frame < count; frame++) {
    flushSync(() => {
      step(frame);
    });
    await nextFrame();
  }
  return (performance.now() - started) / count;
}

/** Returns the mean milliseconds between frames in which only one pixel of the page changes. */
export async function emptyFrameTime(count: number): Promise<number> {
  const dot = document.createElement('div');
  dot.style.cssText = 'position: fixed; right: 0; bottom: 0; width: 1px; height: 1px';
  document.body.append(dot);
  const time = await frameTime((frame) => {
    dot.style.background = frame % 2 === 0 ? '#000' : '#fff';
  }, count);
  dot.remove();
  return time;
}

/** Returns the milliseconds of each of `count` copies of a canvas of `width` × `height` pixels onto another. */
export async function copyTimes(width: number, height: number, count: number): Promise<number[]> {
  const [source, target] = [document.createElement('canvas'), document.createElement('canvas')];
  for (const canvas of [source, target]) {
    canvas.width = width;
    canvas.height = height;
  }
  const context = target.getContext('2d');
  const times: number[] = [];
  for (let frame = 0; frame < count; frame++) {
    const painting = source.getContext('2d');
    if (painting) painting.fillStyle = `hsl(${(frame * 40) % 360} 60% 50%)`;
    painting?.fillRect(0, 0, width, height);
    painting?.getImageData(0, 0, 1, 1);
    await nextFrame();
    const started = performance.now();
    context?.drawImage(source, 0, 0);
    context?.getImageData(0, 0, 1, 1);
    times.push(performance.now() - started);
  }
  return times;
}

/** Fetches and decodes pictures. The browser caches them as long as the page lives. */
export async function decoded(files: readonly string[]): Promise<Map<string, HTMLImageElement>> {
  await Promise.all(
    files.map(async (file) => {
      const image = pictures.get(file) ?? new Image();
      pictures.set(file, image);
      image.src = `/fabrics/${file}`;
      await image.decode();
    }),
  );
  return pictures;
}

const pictures = new Map<string, HTMLImageElement>();

function canvases(): HTMLCanvasElement[] {
  return [...document.querySelectorAll('canvas')];
}

/** Forces the browser to rasterise: a canvas only lists its drawing commands until a script reads it. */
function rasterise(): void {
  for (const canvas of canvases()) canvas.getContext('2d')?.getImageData(0, 0, 1, 1);
}

/** Returns the pixels of all canvases, one over another, scaled down to `SAMPLE` without smoothing. */
function sampleOf(): Uint8ClampedArray {
  if (!sampling) throw new Error('This browser has no canvas.');
  sampling.imageSmoothingEnabled = false;
  sampling.clearRect(0, 0, SAMPLE.width, SAMPLE.height);
  for (const canvas of canvases()) sampling.drawImage(canvas, 0, 0, SAMPLE.width, SAMPLE.height);
  return sampling.getImageData(0, 0, SAMPLE.width, SAMPLE.height).data;
}

function alike(a: Uint8ClampedArray, b: Uint8ClampedArray): boolean {
  let strays = 0;
  for (let at = 0; at < a.length; at += 4) {
    const off = Math.max(...[0, 1, 2, 3].map((c) => Math.abs((a[at + c] ?? 0) - (b[at + c] ?? 0))));
    if (off > NEAR) strays++;
  }
  return strays <= (STRAYS * a.length) / 4;
}

const { port1: turn, port2: turning } = new MessageChannel();

/** Waits for the next task, so that messages, pictures and layout can arrive. */
function pause(): Promise<void> {
  return new Promise((resolve) => {
    turn.onmessage = () => {
      resolve();
    };
    turning.postMessage(null);
  });
}
