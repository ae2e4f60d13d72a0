import type { Checks } from '@quiltwright/workers/kernels/checks/check-types';
import type Konva from 'konva';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Shape } from 'react-konva/lib/ReactKonvaCore';
import type { CreatedBlockDesign } from '../../model/created-block/created-block-document';
import type { CameraControl } from '../../render/camera-store';
import { scaleOf } from '../tools/drawing-table';
import { paintChecks } from './paint-checks';

interface CheckMarksProps {
  control: CameraControl;
  /** Device pixels a CSS pixel. */
  ratio: number;
  design: CreatedBlockDesign;
  checks: Checks | null;
}

/** Quiet marks where something could be mended in a block that is drawn. */
export function CheckMarks(props: CheckMarksProps) {
  const { control, ratio, design, checks } = props;
  const shape = useRef<Konva.Shape>(null);
  const latest = useRef(props);
  const [paint] = useState(() => ({ _context: context }: Konva.Context) => {
    const { control: view, ratio: pixels, design: drawn, checks: found } = latest.current;
    const container = shape.current?.getStage()?.container();
    if (!container || !found) return;
    const style = getComputedStyle(container);
    paintChecks(context, {
      checks: found,
      shapes: drawn.block.levels.flat(),
      scale: scaleOf(view.camera, drawn.block),
      ratio: pixels,
      ink: style.getPropertyValue('--amber-on-cloth'),
      halo: style.getPropertyValue('--on-selection'),
    });
  });
  useLayoutEffect(() => {
    latest.current = props;
  });
  useEffect(() => {
    const draw = () => shape.current?.getLayer()?.batchDraw();
    draw();
    return control.subscribe(draw);
  }, [control, ratio, design, checks]);
  return <Shape ref={shape} sceneFunc={paint} listening={false} />;
}
