import { LIMITS } from '@quiltwright/shared/limits';
import { gridLines } from '@quiltwright/shared/quilting/shapes/patch-grid';
import { useCallback } from 'react';
import type { CreatedBlockDesign } from '@quiltwright/shared/model/created-block/created-block-document';
import type { CameraControl } from '../../render/camera/camera-store';
import { scaleOf } from '../tools/canvas-scale';
import { blockUnit } from '../tools/drawing/drawing-editor';
import { crisp } from './paint/crisp';
import { PaintedShape } from './PaintedShape';

interface PatchGridLinesProps {
  control: CameraControl;
  /** The number of device pixels in a CSS pixel. */
  ratio: number;
  design: CreatedBlockDesign;
}

/** The colour of the grid's lines, which is visible on light and on dark fabric. */
const INK = 'rgb(31 42 68 / 0.28)';

/** The lines of the patch grid, over the block that is being drawn. */
export function PatchGridLines({ control, ratio, design: { block, grid } }: PatchGridLinesProps) {
  const paint = useCallback(
    (context: CanvasRenderingContext2D) => {
      const scale = scaleOf(control.camera, blockUnit(block));
      const line = crisp(1, ratio);
      const [start, end] = [
        scale.pixels({ x: 0, y: 0 }),
        scale.pixels({ x: LIMITS.blockSpace, y: LIMITS.blockSpace }),
      ];
      context.beginPath();
      for (const place of gridLines(grid.columns)) {
        const { x } = scale.pixels({ x: place, y: 0 });
        context.moveTo(line.at(x), start.y);
        context.lineTo(line.at(x), end.y);
      }
      for (const place of gridLines(grid.rows)) {
        const { y } = scale.pixels({ x: 0, y: place });
        context.moveTo(start.x, line.at(y));
        context.lineTo(end.x, line.at(y));
      }
      context.strokeStyle = INK;
      context.lineWidth = line.width;
      context.stroke();
    },
    [control, ratio, block, grid],
  );
  return <PaintedShape control={control} paint={paint} />;
}
