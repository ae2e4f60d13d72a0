import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { failure, success, type Result } from '@quiltwright/shared/result';
import { KernelRequests } from '../../../browser/kernels/kernel-requests';
import type { MakeOptions } from '../../making/use-making';
import { PICTURE_SIDES } from './picture-look';
import type { PaintedPicture, PictureNews, PictureOrder } from './picture-messages';

interface PictureWanted extends Omit<PictureOrder, 'scene'> {
  quilt: Quilt;
}

/**
 * Returns a PNG of a quilt as the canvas shows it, as sewn or as designed. The workers that paint the picture end
 * afterwards.
 */
export async function makePicture(
  { quilt, ...order }: PictureWanted,
  { signal, onProgress }: MakeOptions,
): Promise<Result<PaintedPicture>> {
  const requests = new KernelRequests();
  try {
    const scene = await requests.request('show', quilt, { lane: 'export', signal });
    return scene.ok ? await painted({ scene: scene.value, ...order }, signal, onProgress) : scene;
  } finally {
    requests.dispose();
  }
}

async function painted(
  order: PictureOrder,
  signal: AbortSignal,
  onProgress: MakeOptions['onProgress'],
): Promise<Result<PaintedPicture>> {
  const worker = new Worker(new URL('./picture.worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise((resolve) => {
      signal.addEventListener('abort', () => {
        resolve(givenUp);
      });
      if (signal.aborted) resolve(givenUp);
      worker.onerror = worker.onmessageerror = () => {
        resolve(tooLarge(order.longest));
      };
      worker.onmessage = ({ data }: MessageEvent<PictureNews>) => {
        if (data.kind === 'progress') onProgress(data.done);
        else if (data.kind === 'made') resolve(success(data.picture));
        else resolve(data.kind === 'unable' ? unable : tooLarge(order.longest));
      };
      worker.postMessage(order);
    });
  } finally {
    worker.terminate();
  }
}

const givenUp = failure('superseded', 'You cancelled this.');
const unable = failure(
  'unable',
  'This browser can’t make pictures. Use a newer browser, or export the drawing, which is sharp at any size.',
);

/**
 * Returns the failure of a picture for which the device has too little memory. The message proposes the next smaller
 * size or, after the smallest size, the export as a drawing.
 * @param longest the length of the longer side of the picture that failed, in pixels
 */
export function tooLarge(longest: number): Result<never> {
  const smaller = [...PICTURE_SIDES].reverse().find((side) => side < longest);
  const help = smaller
    ? `Choose ${smaller.toLocaleString('en')} pixels, or export the drawing, which is sharp at any size.`
    : 'Export the drawing instead, which is sharp at any size.';
  return failure('too-large', `This device doesn’t have enough memory for this picture. ${help}`);
}
