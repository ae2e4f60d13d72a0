import type { Checks } from '@quiltwright/workers/kernels/checks/check-types';
import type Konva from 'konva';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Shape } from 'react-konva/lib/ReactKonvaCore';
import type { CameraControl } from '../../render/camera-store';
import type { Watched } from '../../render/watched';
import type { DrawingMarks } from '../tools/drawing-marks';
import { scaleOf } from '../tools/drawing-table';
import { HANDLE } from '../tools/handles';
import { CheckMarks } from './CheckMarks';
import { PatchGridLines } from './PatchGridLines';
import { inkOf } from './ink';
import { paintDrawing, type DrawingPicture } from './paint-drawing';

interface DrawingOverlayProps extends Pick<
  DrawingPicture,
  'drawing' | 'ratio' | 'lengthOf' | 'sizeOf' | 'colourOf'
> {
  control: CameraControl;
  marks: Watched<DrawingMarks>;
  /** What there is to mend; null while that isn't known. */
  checks: Checks | null;
  /** Whether the tool in use has handles. */
  hasHandles: boolean;
}

/** The grid of a block that is drawn, what is selected of it with its handles, and what a hand does meanwhile. */
export function DrawingOverlay(props: DrawingOverlayProps) {
  const { control, marks, drawing, ratio, checks, hasHandles } = props;
  const shape = useRef<Konva.Shape>(null);
  const latest = useRef(props);
  const [paint] = useState(() => ({ _context }: Konva.Context) => {
    const { hasHandles: isShown, control: view, marks: held, ...picture } = latest.current;
    const isCoarse = window.matchMedia('(pointer: coarse)').matches;
    paintDrawing(_context, {
      ...picture,
      marks: held.value,
      scale: scaleOf(view.camera, picture.drawing.document.design.block),
      handle: isShown ? HANDLE[isCoarse ? 'touch' : 'mouse'] : 0,
      ink: inkOf(_context.canvas),
    });
  });
  useLayoutEffect(() => {
    latest.current = props;
  });
  useEffect(() => {
    const draw = () => shape.current?.getLayer()?.batchDraw();
    draw();
    const endings = [control.subscribe(draw), marks.subscribe(draw)];
    return () => {
      for (const end of endings) end();
    };
  }, [control, marks, drawing, ratio, hasHandles]);
  return (
    <>
      <PatchGridLines control={control} ratio={ratio} design={drawing.document.design} />
      <CheckMarks control={control} ratio={ratio} design={drawing.document.design} checks={checks} />
      <Shape ref={shape} sceneFunc={paint} listening={false} />
    </>
  );
}
