import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import type { Scene } from '@quiltwright/workers/kernels/scene/scene-types';
import type Konva from 'konva';
import { useLayoutEffect, useRef, useState } from 'react';
import { Layer, Shape, Stage } from 'react-konva';
import { toInches, type Position } from './camera';
import type { Part } from './hit-test';
import { HoverOutline, PartOutline, partUnder, type FindTogether } from './PartOutline';
import styles from './QuiltCanvas.module.css';
import { QuiltFrames } from './quilt-frames';
import { QuiltShadow } from './QuiltShadow';
import { Ruler } from './Ruler';
import { CanvasInput } from './tools/canvas-input';
import { useCanvasInput } from './tools/use-canvas-input';
import { useCamera } from './use-camera';
import { useCanvasSize, usePixelRatio } from './use-canvas-size';
import { Watched } from './watched';
import { ZoomBar } from './ZoomBar';

interface QuiltCanvasProps<Cargo> {
  /** Null until there is something to see. */
  scene: Scene | null;
  fabric: (fabricNum: number) => Fabric | undefined;
  selected: Part | null;
  /** Parts that something is held over. */
  aimed?: readonly Part[];
  together?: FindTogether;
  /** A part was clicked; null for the table beside the quilt. */
  onPick: (part: Part | null) => void;
  /** A finger or pen rested on a part. */
  onHold?: (part: Part | null) => void;
  /** Where the pointer is, in inches from the quilt's corner; null when it has left the canvas. */
  onPointer: (inches: Position | null) => void;
  /** Two fingers, or three, tapped. */
  onUndo?: () => void;
  onRedo?: () => void;
  /** Where that comes from which is dragged on to the quilt. */
  drag?: Drag<Cargo>;
  /** What the picture shows, for those who can't see it: 'Queen quilt, 88 by 102 inches'. */
  label: string;
}

/** Something that is dragged on to the quilt; part is null where there is nothing to give it to. */
export interface Drag<Cargo> {
  input: CanvasInput<Cargo>;
  onCarry: (cargo: Cargo, part: Part | null) => void;
  onDrop: (cargo: Cargo, part: Part | null) => void;
  onAbandon: () => void;
}

const UNLAID = { width: 1, height: 1 };
const NO_QUILT = { width: 60, length: 60 };
/** Moves of the pointer by less, in inches, are not told. */
const LEAST_TOLD = 1 / 16;

/** The quilt on the table, with rulers and zoom bar. Fills its parent. */
export function QuiltCanvas<Cargo = never>({
  scene,
  fabric,
  selected,
  aimed = [],
  together,
  onPick,
  onHold,
  onPointer,
  onUndo,
  onRedo,
  drag,
  label,
}: QuiltCanvasProps<Cargo>) {
  const table = useRef<HTMLDivElement>(null);
  const stage = useRef<Konva.Stage>(null);
  const ratio = usePixelRatio();
  const size = useCanvasSize(table, ratio);
  const viewport = size ?? UNLAID;
  const control = useCamera(scene ?? NO_QUILT, viewport);
  const [pointer] = useState(() => new Watched<Position | null>(null));
  const [frames] = useState(() => new QuiltFrames(control));
  const told = useRef<Position | null>(null);

  const [ownInput] = useState(() => new CanvasInput<Cargo>());
  const pointedAt = (at: Position | null) => partUnder(scene, control, at);
  const gesture = useCanvasInput(drag?.input ?? ownInput, table, {
    control,
    perform(action) {
      switch (action.kind) {
        case 'tap':
          onPick(pointedAt(action.at));
          break;
        case 'hold':
          onHold?.(pointedAt(action.at));
          break;
        case 'hover':
          pointer.set(action.at);
          tellPointer(action.at && toInches(control.camera, action.at));
          break;
        case 'undo':
          onUndo?.();
          break;
        case 'redo':
          onRedo?.();
          break;
        case 'carry':
          pointer.set(null);
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

  /** Only of moves that can be told: while the quilt is dragged it stays under the pointer. */
  function tellPointer(inches: Position | null) {
    const last = told.current;
    const isNear = inches && last && Math.hypot(inches.x - last.x, inches.y - last.y) < LEAST_TOLD;
    if (isNear || inches === last) return;
    told.current = inches;
    onPointer(inches);
  }

  useLayoutEffect(() => frames.open(), [frames]);
  useLayoutEffect(() => {
    frames.findWith(fabric);
  }, [frames, fabric]);
  useLayoutEffect(() => {
    frames.show(scene);
  }, [frames, scene]);
  useLayoutEffect(() => {
    const { width, height } = viewport;
    frames.drawOn({ width: width * ratio, height: height * ratio, ratio });
  }, [frames, viewport, ratio]);
  useLayoutEffect(() => {
    // Konva asks for the pixel ratio only once.
    for (const layer of stage.current?.getLayers() ?? []) layer.getCanvas().setPixelRatio(ratio);
    stage.current?.batchDraw();
  }, [ratio, size]);

  const hovers = gesture === 'idle' || gesture === 'pointing';
  // What is carried beside the quilt goes to nothing.
  const marked = gesture === 'draggingIn' && aimed.length === 0 ? null : selected;
  const outlined = scene && { scene, control, ratio, together };
  return (
    <div className={styles.canvas}>
      <span className={styles.corner} aria-hidden="true">
        in
      </span>
      <Ruler
        axis="across"
        control={control}
        extent={scene?.width ?? 0}
        length={viewport.width}
        pointer={pointer}
      />
      <Ruler
        axis="down"
        control={control}
        extent={scene?.length ?? 0}
        length={viewport.height}
        pointer={pointer}
      />
      <div
        ref={table}
        className={styles.table}
        role="application"
        aria-label="Quilt on the table. Plus and minus zoom, 0 shows all of it, arrow keys move it."
        tabIndex={0}
        data-gesture={gesture}
      >
        {scene && size && <QuiltShadow quilt={scene} control={control} />}
        {size && (
          <div role="img" aria-label={label}>
            <Stage ref={stage} width={size.width} height={size.height} listening={false}>
              <Layer listening={false}>
                <Shape sceneFunc={frames.paint} listening={false} />
              </Layer>
              <Layer listening={false}>
                {outlined && hovers && <HoverOutline {...outlined} pointer={pointer} width={1} />}
                {outlined && aimed.length > 0 && <PartOutline {...outlined} parts={aimed} width={1} />}
                {outlined && marked && <PartOutline {...outlined} parts={[marked]} width={2} />}
              </Layer>
            </Stage>
          </div>
        )}
      </div>
      <ZoomBar control={control} />
    </div>
  );
}
