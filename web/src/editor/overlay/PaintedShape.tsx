import type Konva from 'konva';
import { useCallback, useEffect, useRef } from 'react';
import { Shape } from 'react-konva/lib/ReactKonvaCore';
import type { CameraControl } from '../../render/camera-store';
import type { Watched } from '../../render/watched';

interface PaintedShapeProps {
  control: CameraControl;
  /** What else it shows that changes without a render. */
  watched?: Watched<unknown>;
  /** Another function paints it again. */
  paint: (context: CanvasRenderingContext2D) => void;
}

/** A shape that no pointer meets, painted anew with each move of the view. */
export function PaintedShape({ control, watched, paint }: PaintedShapeProps) {
  const shape = useRef<Konva.Shape>(null);
  const sceneFunc = useCallback(
    ({ _context }: Konva.Context) => {
      paint(_context);
    },
    [paint],
  );
  useEffect(() => {
    const draw = () => shape.current?.getLayer()?.batchDraw();
    draw();
    const endings = [control.subscribe(draw), watched?.subscribe(draw)];
    return () => {
      for (const end of endings) end?.();
    };
  }, [control, watched, sceneFunc]);
  return <Shape ref={shape} sceneFunc={sceneFunc} listening={false} />;
}
