import type Konva from 'konva';
import { useCallback, useEffect, useRef } from 'react';
import { Shape } from 'react-konva/lib/ReactKonvaCore';
import type { CameraControl } from '../../render/camera/camera-store';
import type { Watched } from '../../render/camera/watched';

interface PaintedShapeProps {
  control: CameraControl;
  /** When this value changes, the shape is painted again, without rendering the component. */
  watched?: Watched<unknown>;
  /** Paints the shape. If the function changes, the shape is painted again. */
  paint: (context: CanvasRenderingContext2D) => void;
}

/** A Konva shape that ignores the pointer. It is painted again whenever the view moves. */
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
