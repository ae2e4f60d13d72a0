import type { Point } from '@quiltwright/shared/geometry/point';
import { useCallback } from 'react';
import type { CameraControl } from '../../render/camera/camera-store';
import { toScreen } from '../../render/camera/camera';
import { inkOf } from './paint/ink';
import { PaintedShape } from './PaintedShape';

/**
 * The number to paint on a patch: the number of its fabric spot. All patches of a spot get the same fabric. Lengths
 * are in inches.
 */
export interface SpotNumber {
  spot: number;
  /**
   * The point of the patch's visible part that is farthest from all edges. `room` is the distance from this point to
   * the nearest edge, in inches.
   */
  at: Point;
  room: number;
}

interface SpotNumbersProps {
  control: CameraControl;
  numbers: readonly SpotNumber[];
}

/** The limits of the height of a number, in pixels. A patch that is too small for the lower limit has no number. */
const HEIGHT = { least: 9, most: 15 };
/**
 * The height of a number, as a multiple of the distance from the number's centre to the nearest edge of its patch.
 */
const SHARE = 1.1;
const HALO = 3;
const INK = '#1b2440';

/** Paints on each patch the number of its fabric spot. All patches of a spot get the same fabric. */
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
