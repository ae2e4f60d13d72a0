import type { Checks } from '@quiltwright/workers/kernels/checks/check-types';
import { useCallback, useMemo } from 'react';
import type { CreatedBlockDesign } from '@quiltwright/shared/model/created-block/created-block-document';
import type { CameraControl } from '../../render/camera/camera-store';
import { scaleOf } from '../tools/canvas-scale';
import { blockUnit } from '../tools/drawing/drawing-editor';
import { inkOf } from './paint/ink';
import { boxedGaps, paintChecks } from './paint/paint-checks';
import { PaintedShape } from './PaintedShape';

interface CheckMarksProps {
  control: CameraControl;
  /** The number of device pixels in a CSS pixel. */
  ratio: number;
  design: CreatedBlockDesign;
  checks: Checks | null;
}

/**
 * Hatches the gaps of a drawn block, and puts dots on shapes with problems. Pointer events pass through, so drawing
 * isn't disturbed.
 */
export function CheckMarks({ control, ratio, design: { block }, checks }: CheckMarksProps) {
  const gaps = useMemo(() => checks && boxedGaps(checks), [checks]);
  const paint = useCallback(
    (context: CanvasRenderingContext2D) => {
      if (!checks || !gaps) return;
      paintChecks(context, {
        checks,
        gaps,
        shapes: block.levels.flat(),
        scale: scaleOf(control.camera, blockUnit(block)),
        ratio,
        ink: inkOf(context.canvas),
      });
    },
    [control, ratio, block, checks, gaps],
  );
  return <PaintedShape control={control} paint={paint} />;
}
