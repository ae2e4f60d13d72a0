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
import { CanvasInput } from './tools/canvas-input';
import { useCanvasInput } from './tools/use-canvas-input';
import { useCamera } from './use-camera';
import { useCanvasSize, usePixelRatio } from './use-canvas-size';
import { ZoomBar } from './ZoomBar';

interface QuiltCanvasProps {
  /** Null until there is something to see. */
  scene: Scene | null;
  fabric: (fabricNum: number) => Fabric | undefined;
  selected: Part | null;
  /** Parts that a fabric is held over. */
  aimed?: readonly Part[];
  /** A part was clicked; null for the table beside the quilt. */
  onPick: (part: Part | null) => void;
  /** A finger or pen rested on a part. */
  onHold?: (part: Part | null) => void;
  /** Where the pointer is, in inches from the quilt's corner; null when it has left the canvas. */
  onPointer: (inches: Position | null) => void;
  /** Two fingers, or three, tapped. */
  onUndo?: () => void;
  onRedo?: () => void;
  /** Where fabrics that are dragged on to the quilt come from. */
  drag?: FabricDrag;
  /** What the picture shows, for those who can't see it: 'Queen quilt, 88 by 102 inches'. */
  label: string;
}

/** A fabric that is dragged on to the quilt; part is null where there is nothing to give it to. */
export interface FabricDrag {
  input: CanvasInput<Fabric>;
  onCarry: (fabric: Fabric, part: Part | null) => void;
  onDrop: (fabric: Fabric, part: Part | null) => void;
  onAbandon: () => void;
}

const UNLAID = { width: 1, height: 1 };
const NO_QUILT = { width: 60, length: 60 };

/** The quilt on the table, with rulers and zoom bar. Fills its parent. */
export function QuiltCanvas({
  scene,
  fabric,
  selected,
  aimed = [],
  onPick,
  onHold,
  onPointer,
  onUndo,
  onRedo,
  drag,
  label,
}: QuiltCanvasProps) {
  const table = useRef<HTMLDivElement>(null);
  const stage = useRef<Konva.Stage>(null);
  const ratio = usePixelRatio();
  const size = useCanvasSize(table, ratio);
  const viewport = size ?? UNLAID;
  const control = useCamera(scene ?? NO_QUILT, viewport);
  const { camera } = control;
  const [pointer, setPointer] = useState<Position | null>(null);
  const [frames] = useState(() => new QuiltFrames());

  const [ownInput] = useState(() => new CanvasInput<Fabric>());
  const pointedAt = (at: Position | null) => {
    const inches = at && toInches(camera, at);
    return scene && inches && partAt(scene, inches.x, inches.y);
  };
  const gesture = useCanvasInput(drag?.input ?? ownInput, table, {
    control,
    viewport,
    perform(action) {
      switch (action.kind) {
        case 'tap':
          onPick(pointedAt(action.at));
          break;
        case 'hold':
          onHold?.(pointedAt(action.at));
          break;
        case 'hover':
          setPointer(action.at);
          onPointer(action.at && toInches(camera, action.at));
          break;
        case 'undo':
          onUndo?.();
          break;
        case 'redo':
          onRedo?.();
          break;
        case 'carry':
          setPointer(null);
          drag?.onCarry(action.cargo, pointedAt(action.at));
          break;
        case 'drop':
          drag?.onDrop(action.cargo, pointedAt(action.at));
          break;
        case 'abandon':
          drag?.onAbandon();
      }
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
  const hovered = gesture === 'idle' || gesture === 'pointing' ? pointedAt(pointer) : null;
  const outlined = scene && { scene, camera, ratio };
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
        data-gesture={gesture}
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
                {outlined && hovered && <PartOutline {...outlined} parts={[hovered]} width={1} />}
                {outlined && aimed.length > 0 && <PartOutline {...outlined} parts={aimed} width={1} />}
                {outlined && selected && <PartOutline {...outlined} parts={[selected]} width={2} />}
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
