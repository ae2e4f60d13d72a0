import { LIMITS } from '@quiltwright/shared/limits';
import { gridLines } from '@quiltwright/shared/quilting/patch-grid';
import type Konva from 'konva';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Shape } from 'react-konva/lib/ReactKonvaCore';
import type { CreatedBlockDesign } from '../../model/created-block/created-block-document';
import type { CameraControl } from '../../render/camera-store';
import { scaleOf } from '../tools/drawing-table';
import { crisp } from './crisp';

interface PatchGridLinesProps {
  control: CameraControl;
  /** Device pixels a CSS pixel. */
  ratio: number;
  design: CreatedBlockDesign;
}

/** Seen on light cloth and on dark. */
const INK = 'rgb(31 42 68 / 0.28)';

/** The lines of the grid on which a block is drawn, over the block. */
export function PatchGridLines(props: PatchGridLinesProps) {
  const { control, ratio, design } = props;
  const shape = useRef<Konva.Shape>(null);
  const latest = useRef(props);
  const [paint] = useState(() => ({ _context: context }: Konva.Context) => {
    const { control: view, ratio: pixels, design: drawn } = latest.current;
    const scale = scaleOf(view.camera, drawn.block);
    const line = crisp(1, pixels);
    const [start, end] = [
      scale.pixels({ x: 0, y: 0 }),
      scale.pixels({ x: LIMITS.blockSpace, y: LIMITS.blockSpace }),
    ];
    context.beginPath();
    for (const place of gridLines(drawn.grid)) {
      const { x, y } = scale.pixels({ x: place, y: place });
      context.moveTo(line.at(x), start.y);
      context.lineTo(line.at(x), end.y);
      context.moveTo(start.x, line.at(y));
      context.lineTo(end.x, line.at(y));
    }
    context.strokeStyle = INK;
    context.lineWidth = line.width;
    context.stroke();
  });
  useLayoutEffect(() => {
    latest.current = props;
  });
  useEffect(() => {
    const draw = () => shape.current?.getLayer()?.batchDraw();
    draw();
    return control.subscribe(draw);
  }, [control, ratio, design]);
  return <Shape ref={shape} sceneFunc={paint} listening={false} />;
}
