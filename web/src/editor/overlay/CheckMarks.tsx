import type { Checks } from '@quiltwright/workers/kernels/checks/check-types';
import { useCallback } from 'react';
import type { CreatedBlockDesign } from '../../model/created-block/created-block-document';
import type { CameraControl } from '../../render/camera-store';
import { scaleOf } from '../tools/canvas-scale';
import { blockUnit } from '../tools/drawing-table';
import { inkOf } from './ink';
import { paintChecks } from './paint-checks';
import { PaintedShape } from './PaintedShape';

interface CheckMarksProps {
  control: CameraControl;
  /** Device pixels a CSS pixel. */
  ratio: number;
  design: CreatedBlockDesign;
  checks: Checks | null;
}

/** Quiet marks where something could be mended in a block that is drawn. */
export function CheckMarks({ control, ratio, design: { block }, checks }: CheckMarksProps) {
  const paint = useCallback(
    (context: CanvasRenderingContext2D) => {
      if (!checks) return;
      paintChecks(context, {
        checks,
        shapes: block.levels.flat(),
        scale: scaleOf(control.camera, blockUnit(block)),
        ratio,
        ink: inkOf(context.canvas),
      });
    },
    [control, ratio, block, checks],
  );
  return <PaintedShape control={control} paint={paint} />;
}
