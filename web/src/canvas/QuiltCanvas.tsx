import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import type { Scene } from '@quiltwright/workers/kernels/scene/scene-types';
import { useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { toInches, type Position } from './camera';
import type { Part } from './hit-test';
import { partUnder, type FindTogether } from './PartOutline';
import styles from './QuiltCanvas.module.css';
import { QuiltFrames } from './quilt-frames';
import { QuiltLayers } from './QuiltLayers';
import { QuiltShadow } from './QuiltShadow';
import { Ruler } from './Ruler';
import { CanvasInput, type Tool } from './tools/canvas-input';
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
  /** How wide the outline of what is selected is in inches, once that is more than a fine line. */
  highlight?: number;
  /** Pixels at the top that are kept free, for what floats there. */
  above?: number;
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
  /** What a drag over the canvas does. */
  tool?: Tool;
  /** What hears of sweeps; of their end also where the tool was put down midway. */
  sweep?: Sweep;
  /** Stands at the foot, in the corner beside the zoom bar. */
  corner?: ReactNode;
  /** What the picture shows, for those who can't see it: 'Queen quilt, 88 by 102 inches'. */
  label: string;
  /** What lies on the table. */
  of?: 'Quilt' | 'Block';
}

/** A drag over the canvas: parts as it comes to them, then one end of the two. */
export interface Sweep {
  onSweep: (parts: readonly Part[]) => void;
  onSwept: () => void;
  onAbandon: () => void;
}

/** Something that is dragged on to the quilt; part is null where there is nothing to give it to, be it over the canvas or not. */
export interface Drag<Cargo> {
  input: CanvasInput<Cargo>;
  onCarry: (cargo: Cargo, part: Part | null, isOver: boolean) => void;
  onDrop: (cargo: Cargo, part: Part | null, isOver: boolean) => void;
  onAbandon: () => void;
}

/** Pixels between the places at which a sweep is looked at. */
const SWEEP_STEP = 4;
const NONE: readonly Part[] = [];
const UNLAID = { width: 1, height: 1 };
/** Inches that an empty table shows. */
const EMPTY = { Quilt: { width: 60, length: 60 }, Block: { width: 12, length: 12 } };
/** Moves of the pointer by less, in inches, are not told. */
const LEAST_TOLD = 1 / 16;

/** The quilt on the table, with rulers and zoom bar. Fills its parent. */
export function QuiltCanvas<Cargo = never>({
  scene,
  fabric,
  selected,
  aimed = NONE,
  together,
  onPick,
  onHold,
  onPointer,
  onUndo,
  onRedo,
  drag,
  tool = 'pick',
  sweep,
  highlight,
  above = 0,
  corner,
  label,
  of = 'Quilt',
}: QuiltCanvasProps<Cargo>) {
  const table = useRef<HTMLDivElement>(null);
  const ratio = usePixelRatio();
  const size = useCanvasSize(table, ratio);
  const viewport = useMemo(() => ({ ...(size ?? UNLAID), above }), [size, above]);
  const control = useCamera(scene ?? EMPTY[of], viewport);
  const [pointer] = useState(() => new Watched<Position | null>(null));
  const [shown] = useState(() => new Watched<Scene | null>(null));
  const [frames] = useState(() => new QuiltFrames(control));
  const told = useRef<Position | null>(null);

  const [ownInput] = useState(() => new CanvasInput<Cargo>());
  const input = drag?.input ?? ownInput;
  const pointedAt = (at: Position | null) => partUnder(scene, control, at);
  const swept = useRef<Position | null>(null);
  const gesture = useCanvasInput(input, table, {
    control,
    tool,
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
          drag?.onCarry(action.cargo, pointedAt(action.at), action.at !== null);
          break;
        case 'drop':
          drag?.onDrop(action.cargo, pointedAt(action.at), action.at !== null);
          break;
        case 'sweep':
          sweep?.onSweep(
            placesBetween(swept.current ?? action.at, action.at).flatMap((at) => pointedAt(at) ?? []),
          );
          swept.current = action.at;
          break;
        case 'swept':
          swept.current = null;
          sweep?.onSwept();
          break;
        case 'abandon':
          swept.current = null;
          if (action.work === 'sweeping') sweep?.onAbandon();
          else drag?.onAbandon();
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
    shown.set(scene);
  }, [frames, shown, scene]);
  useLayoutEffect(() => {
    const { width, height } = viewport;
    frames.drawOn({ width: width * ratio, height: height * ratio, ratio });
  }, [frames, viewport, ratio]);
  const hovers = gesture === 'idle' || gesture === 'pointing';
  // What is carried beside the quilt goes to nothing.
  const marked = gesture === 'draggingIn' && aimed.length === 0 ? null : selected;
  return (
    <div className={styles.canvas} data-letter-keys>
      <span className={styles.corner} aria-hidden="true">
        in
      </span>
      <Ruler
        axis="across"
        control={control}
        scene={shown}
        length={viewport.width}
        ratio={ratio}
        pointer={pointer}
      />
      <Ruler
        axis="down"
        control={control}
        scene={shown}
        length={viewport.height}
        ratio={ratio}
        pointer={pointer}
      />
      <div
        ref={table}
        className={styles.table}
        role="application"
        aria-label={`${of} on the table. Plus and minus zoom, Home shows all of it, arrow keys move it.`}
        tabIndex={0}
        data-gesture={gesture}
      >
        {scene && size && <QuiltShadow quilt={scene} control={control} />}
        {size && (
          <div role="img" aria-label={label}>
            <QuiltLayers
              width={size.width}
              height={size.height}
              ratio={ratio}
              frames={frames}
              control={control}
              scene={shown}
              pointer={pointer}
              hovers={hovers}
              selected={marked}
              aimed={aimed}
              highlight={highlight}
              together={together}
            />
          </div>
        )}
      </div>
      <ZoomBar control={control} />
      {corner && <div className={styles.atFoot}>{corner}</div>}
    </div>
  );
}

/** Places on the way from one to the other, both included: the pointer is told of in leaps. */
function placesBetween(from: Position, to: Position): Position[] {
  const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / SWEEP_STEP));
  return Array.from({ length: steps + 1 }, (_, step) => ({
    x: from.x + ((to.x - from.x) * step) / steps,
    y: from.y + ((to.y - from.y) * step) / steps,
  }));
}
