import type Konva from 'konva';
import { useCallback, useEffect, useRef } from 'react';
import { Shape } from 'react-konva/lib/ReactKonvaCore';
import type { CameraControl } from '../../render/camera/camera-store';
import type { Watched } from '../../render/camera/watched';

interface PaintedShapeProps {
  control: CameraControl;
  /** Another value whose changes need painting without a render. */
  watched?: Watched<unknown>;
  /** A new function paints the shape again. */
  paint: (context: CanvasRenderingContext2D) => void;
}

/** A shape that ignores the pointer, painted again with each move of the view. */
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
