import './frame-pump';
import { inches } from '@quiltwright/shared/geometry/units';
import { quiltFabrics, type Quilt } from '@quiltwright/shared/quilting/quilt';
import { makePicture } from '../src/panels/export/pictures/make-picture';
import type { Quilting } from '@quiltwright/shared/quilting/sewn/quilting-patterns';
import { benchFabric } from './bench-fabric';
import { nextFrame } from './frame-pump';
import type { PictureName } from './page-api';
import { standardQuilt } from './quilts/king-quilt';
import { largestQuilt } from './quilts/largest-quilt';

/* Makes large pictures as the export does, and measures the page's frames meanwhile. */

interface Pictured {
  quilt: Quilt;
  quilting: Quilting | null;
}

const king = (): Quilt => ({
  ...standardQuilt(2),
  bands: [
    { role: 'sashing', width: inches(2), fabric: 13 },
    { role: 'border', width: inches(2), fabric: 14 },
    { role: 'border', width: inches(6), fabric: 17 },
  ],
});

const pictures: Record<PictureName, () => Pictured> = {
  'the largest quilt, as designed': () => ({ quilt: largestQuilt(), quilting: null }),
  'the largest quilt, crosshatch': () => ({
    quilt: largestQuilt(),
    quilting: { pattern: 'crosshatch', binding: 0 },
  }),
  'a King with sashing and borders, echo': () => ({
    quilt: king(),
    quilting: { pattern: 'echo', binding: 0 },
  }),
};

window.benchPicture = async (name, longest, fabrics) => {
  const { quilt, quilting } = pictures[name]();
  const known = quiltFabrics(quilt).flatMap((fabricNum) => benchFabric(fabrics, fabricNum) ?? []);
  const started = performance.now();
  const made = makePicture(
    { quilt, fabrics: known, quilting, longest },
    { signal: new AbortController().signal, onProgress: () => undefined },
  );
  const end = made.then(() => null);
  const frames: number[] = [];
  let before = await nextFrame();
  for (;;) {
    const now = await Promise.race([nextFrame(), end]);
    if (now === null) break;
    frames.push(now - before);
    before = now;
  }
  const picture = await made;
  if (!picture.ok) throw new Error(picture.error.message);
  return { seconds: (performance.now() - started) / 1000, bytes: picture.value.png.size, frames };
};
