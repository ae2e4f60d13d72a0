import type { Box } from '@quiltwright/shared/geometry/box';
import type { Scene } from '@quiltwright/workers/kernels/scene/scene-types';
import { useCallback, useMemo } from 'react';
import type { CameraControl } from '../../render/camera/camera-store';
import { inkOf } from './paint/ink';
import { paintCloth, placesOf } from './paint/paint-cloth';
import { PaintedShape } from './PaintedShape';

interface ClothMarksProps {
  control: CameraControl;
  /** The number of device pixels in a CSS pixel. */
  ratio: number;
  scene: Scene;
  fabric: number;
  /** Areas without a block, and ground without a fabric, as boxes in inches. These areas are outlined too. */
  bare: readonly Box[];
}

/** Outlines all parts of the quilt that are in the fabric with the number `fabric`. */
export function ClothMarks({ control, ratio, scene, fabric, bare }: ClothMarksProps) {
  const places = useMemo(() => placesOf(scene, fabric, bare), [scene, fabric, bare]);
  const paint = useCallback(
    (context: CanvasRenderingContext2D) => {
      paintCloth(context, { scene, places, camera: control.camera, ratio, ink: inkOf(context.canvas) });
    },
    [control, ratio, scene, places],
  );
  return <PaintedShape control={control} paint={paint} />;
}
