import { LIMITS } from '@quiltwright/shared/limits';
import type { Point } from '@quiltwright/shared/geometry/point';
import { useCallback } from 'react';
import type { CameraControl } from '../../render/camera/camera-store';
import { usesTouch } from '../../render/camera/uses-touch';
import type { Watched } from '../../render/camera/watched';
import { boxInPixels, scaleOf } from '../tools/canvas-scale';
import { HANDLE } from '../tools/items/handles';
import type { TracedPicture } from '../tools/tracing/traced-picture';
import { crisp } from './paint/crisp';
import { inkOf } from './paint/ink';
import { LINE, paintHandles } from './paint/paint-items';
import { PaintedShape } from './PaintedShape';

interface TracedPictureMarksProps {
  control: CameraControl;
  /** The number of device pixels in a CSS pixel. */
  ratio: number;
  traced: Watched<TracedPicture | null>;
  /** True while the picture is moved and sized. It then has handles, and its parts beside the block are seen. */
  isMoved: boolean;
  /** The number of inches in a block unit, across and down. */
  unit: Point;
}

/** The picture that a quilter traces, over the fabrics and beneath the grid and the seams. */
export function TracedPictureMarks({
  control,
  ratio,
  traced,
  isMoved,
  unit: { x, y },
}: TracedPictureMarksProps) {
  const paint = useCallback(
    (context: CanvasRenderingContext2D) => {
      const shown = traced.value;
      if (!shown?.isShown) return;
      const scale = scaleOf(control.camera, { x, y });
      const place = boxInPixels(shown.box, scale);
      const block = boxInPixels({ x: 0, y: 0, width: LIMITS.blockSpace, height: LIMITS.blockSpace }, scale);
      context.save();
      if (!isMoved) {
        context.beginPath();
        context.rect(block.x, block.y, block.width, block.height);
        context.clip();
      }
      context.globalAlpha = shown.opacity;
      context.drawImage(shown.picture, place.x, place.y, place.width, place.height);
      context.globalAlpha = 1;
      if (isMoved) {
        const ink = inkOf(context.canvas);
        const line = crisp(LINE.outline, ratio);
        context.strokeStyle = ink.selection;
        context.lineWidth = line.width;
        context.strokeRect(line.at(place.x), line.at(place.y), place.width, place.height);
        const handle = HANDLE[usesTouch() ? 'touch' : 'mouse'];
        paintHandles(context, { scale, ratio, ink, handle }, shown.box);
      }
      context.restore();
    },
    [control, ratio, traced, isMoved, x, y],
  );
  return <PaintedShape control={control} watched={traced} paint={paint} />;
}
