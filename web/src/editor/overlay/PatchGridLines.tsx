import { LIMITS } from '@quiltwright/shared/limits';
import { gridLines, type PatchGrid } from '@quiltwright/shared/quilting/shapes/patch-grid';
import { useCallback } from 'react';
import type { CreatedBlockDesign } from '@quiltwright/shared/model/created-block/created-block-document';
import type { CameraControl } from '../../render/camera/camera-store';
import { linesOfStarGrid } from '../snapping/draft-grid';
import { scaleOf, type CanvasScale } from '../tools/canvas-scale';
import { blockUnit } from '../tools/drawing/drawing-editor';
import { crisp, type Crisp } from './paint/crisp';
import { traceSeam } from './paint/paint-seams';
import { PaintedShape } from './PaintedShape';

interface PatchGridLinesProps {
  control: CameraControl;
  /** The number of device pixels in a CSS pixel. */
  ratio: number;
  design: CreatedBlockDesign;
  /** True while seams are drafted, on the grid for stars if the block has one. */
  isDrafting: boolean;
}

/** The colour of the grid's lines, which is visible on light and on dark fabric. */
const INK = 'rgb(31 42 68 / 0.28)';

/** The lines of the grid, over the block that is being drawn. */
export function PatchGridLines({ control, ratio, design, isDrafting }: PatchGridLinesProps) {
  const { block, grid } = design;
  const starGrid = isDrafting ? design.starGrid : undefined;
  const paint = useCallback(
    (context: CanvasRenderingContext2D) => {
      const unit = blockUnit(block);
      const scale = scaleOf(control.camera, unit);
      const line = crisp(1, ratio);
      context.beginPath();
      const whole = { columns: 1, rows: 1 } as const;
      tracePatches(context, scale, line, starGrid ? whole : grid);
      if (starGrid)
        for (const each of linesOfStarGrid(starGrid, unit).lines) traceSeam(context, scale, line, each);
      context.strokeStyle = INK;
      context.lineWidth = line.width;
      context.stroke();
    },
    [control, ratio, block, grid, starGrid],
  );
  return <PaintedShape control={control} paint={paint} />;
}

function tracePatches(context: CanvasRenderingContext2D, scale: CanvasScale, line: Crisp, grid: PatchGrid) {
  const [start, end] = [
    scale.pixels({ x: 0, y: 0 }),
    scale.pixels({ x: LIMITS.blockSpace, y: LIMITS.blockSpace }),
  ];
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
}
