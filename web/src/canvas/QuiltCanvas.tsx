import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import type { Scene } from '@quiltwright/workers/kernels/scene/scene-types';
import type Konva from 'konva';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Layer, Shape, Stage } from 'react-konva';
import { toInches, toScreen, type Position } from './camera';
import { partAt, type Part } from './hit-test';
import { PartOutline } from './PartOutline';
import styles from './QuiltCanvas.module.css';
import { QuiltFrames } from './quilt-frames';
import { Ruler } from './Ruler';
import { useCamera } from './use-camera';
import { useCanvasInput } from './use-canvas-input';
import { useCanvasSize, usePixelRatio } from './use-canvas-size';
import { ZoomBar } from './ZoomBar';

interface QuiltCanvasProps {
  /** Null until there is something to see. */
  scene: Scene | null;
  fabric: (fabricNum: number) => Fabric | undefined;
  selected: Part | null;
  /** A part was clicked; null for the table beside the quilt. */
  onPick: (part: Part | null) => void;
  /** Where the pointer is, in inches from the quilt's corner; null when it has left the canvas. */
  onPointer: (inches: Position | null) => void;
  /** What the picture shows, for those who can't see it: 'Queen quilt, 88 by 102 inches'. */
  label: string;
}

const UNLAID = { width: 1, height: 1 };
const NO_QUILT = { width: 60, length: 60 };

/** The quilt on the table, with rulers and zoom bar. Fills its parent. */
export function QuiltCanvas({ scene, fabric, selected, onPick, onPointer, label }: QuiltCanvasProps) {
  const table = useRef<HTMLDivElement>(null);
  const stage = useRef<Konva.Stage>(null);
  const ratio = usePixelRatio();
  const size = useCanvasSize(table, ratio);
  const viewport = size ?? UNLAID;
  const control = useCamera(scene ?? NO_QUILT, viewport);
  const { camera } = control;
  const [pointer, setPointer] = useState<Position | null>(null);
  const [frames] = useState(() => new QuiltFrames());

  const { handlers, panning } = useCanvasInput(table, {
    control,
    viewport,
    onTap(at) {
      const inches = toInches(camera, at);
      onPick(scene && partAt(scene, inches.x, inches.y));
    },
    onHover(at) {
      setPointer(at);
      onPointer(at && toInches(camera, at));
    },
  });

  useEffect(() => {
    frames.findWith(fabric);
  }, [frames, fabric]);
  useEffect(
    () => () => {
      frames.close();
    },
    [frames],
  );
  useLayoutEffect(() => {
    // Konva asks for the pixel ratio only once.
    for (const layer of stage.current?.getLayers() ?? []) layer.getCanvas().setPixelRatio(ratio);
    stage.current?.batchDraw();
  }, [ratio, size]);
  useLayoutEffect(() => {
    const { width, height } = viewport;
    frames.show(scene, { camera, width: width * ratio, height: height * ratio, ratio });
  }, [frames, scene, camera, viewport, ratio]);

  const inches = pointer && toInches(camera, pointer);
  const hovered = scene && inches && !panning ? partAt(scene, inches.x, inches.y) : null;
  const corner = toScreen(camera, { x: 0, y: 0 });
  return (
    <div className={styles.canvas}>
      <span className={styles.corner} aria-hidden="true">
        in
      </span>
      <Ruler
        axis="across"
        scale={camera.scale}
        origin={camera.x}
        extent={scene?.width ?? 0}
        length={viewport.width}
        pointer={inches?.x ?? null}
      />
      <Ruler
        axis="down"
        scale={camera.scale}
        origin={camera.y}
        extent={scene?.length ?? 0}
        length={viewport.height}
        pointer={inches?.y ?? null}
      />
      <div
        ref={table}
        className={styles.table}
        role="application"
        aria-label="Quilt on the table. Plus and minus zoom, 0 shows all of it, arrow keys move it."
        tabIndex={0}
        data-panning={panning || undefined}
        {...handlers}
      >
        {scene && size && (
          <div
            className={styles.shadow}
            data-quilt
            style={{
              width: scene.width * camera.scale,
              height: scene.length * camera.scale,
              transform: `translate(${corner.x}px, ${corner.y}px)`,
            }}
          />
        )}
        {size && (
          <div role="img" aria-label={label}>
            <Stage ref={stage} width={size.width} height={size.height} listening={false}>
              <Layer listening={false}>
                <Shape sceneFunc={frames.paint} listening={false} />
              </Layer>
              <Layer listening={false}>
                {scene && hovered && (
                  <PartOutline scene={scene} part={hovered} camera={camera} ratio={ratio} width={1} />
                )}
                {scene && selected && (
                  <PartOutline scene={scene} part={selected} camera={camera} ratio={ratio} width={2} />
                )}
              </Layer>
            </Stage>
          </div>
        )}
      </div>
      <ZoomBar
        percent={control.percent}
        onZoom={(factor) => {
          control.move(0, 0, factor, { x: viewport.width / 2, y: viewport.height / 2 });
        }}
        onFit={control.showAll}
      />
    </div>
  );
}
