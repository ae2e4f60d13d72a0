import type { Point } from '@quiltwright/shared/geometry/point';
import { useCallback } from 'react';
import type { CameraControl } from '../../render/camera-store';
import { toScreen } from '../../render/camera';
import { inkOf } from './ink';
import { PaintedShape } from './PaintedShape';

/** The number of a patch. Lengths are in inches. */
export interface SpotNumber {
  spot: number;
  /** Where it fits best in what is seen of the patch, and how far it is from there to the nearest edge. */
  at: Point;
  room: number;
}

interface SpotNumbersProps {
  control: CameraControl;
  numbers: readonly SpotNumber[];
}

/** Pixels of a number’s height; none is painted where even the least has no room. */
const HEIGHT = { least: 9, most: 15 };
/** Share of the room around its place that a number takes. */
const SHARE = 1.1;
const HALO = 3;
const INK = '#1b2440';

/** The number of its spot on each patch. */
export function SpotNumbers({ control, numbers }: SpotNumbersProps) {
  const paint = useCallback(
    (context: CanvasRenderingContext2D) => {
      const { camera } = control;
      const { halo, font } = inkOf(context.canvas);
      context.save();
      context.textAlign = 'center';
      context.textBaseline = 'middle';
      context.lineJoin = 'round';
      context.lineWidth = HALO;
      context.strokeStyle = halo;
      context.fillStyle = INK;
      for (const { spot, at, room } of numbers) {
        const height = Math.min(HEIGHT.most, Math.floor(room * camera.scale * SHARE));
        if (height < HEIGHT.least) continue;
        const { x, y } = toScreen(camera, at);
        context.font = font.replace(/[\d.]+px(?:\/[\d.]+(?:px)?)?/, `${height}px`);
        context.strokeText(String(spot), x, y);
        context.fillText(String(spot), x, y);
      }
      context.restore();
    },
    [control, numbers],
  );
  return <PaintedShape control={control} paint={paint} />;
}
