import type { Box } from '@quiltwright/shared/geometry/outline';
import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import type { Scene } from '@quiltwright/workers/kernels/scene/scene-types';
import { useCallback, useId, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { CanvasInput } from '../input/canvas-input';
import { useCanvasInput } from './use-canvas-input';
import { useCanvasMenu, type CanvasMenu } from './use-canvas-menu';
import type { Tool } from '../tools/tool';
import { toInches, type Position } from '../../render/camera';
import type { Part } from '../../render/hit-test';
import { partUnder, type FindTogether } from '../overlay/PartOutline';
import styles from './QuiltCanvas.module.css';
import { QuiltFrames } from '../../render/quilt-frames';
import { QuiltLayers, type Overlay } from './QuiltLayers';
import { QuiltGround } from '../overlay/QuiltGround';
import { Ruler } from './Ruler';
import { useCamera } from './use-camera';
import { useCanvasSize, useLowWindow, usePixelRatio } from './use-canvas-size';
import { Watched } from '../../render/watched';
import { ZoomBar, type ReadingButton } from './ZoomBar';

export interface QuiltCanvasProps {
  /** Null until there is something to see. */
  scene: Scene | null;
  fabric: (fabricNum: number) => Fabric | undefined;
  marks: Marks;
  /** Pixels at the top that are kept free, for what floats there. */
  above?: number;
  /** A part of the quilt, in inches, to be brought into sight; another object each time. */
  inSight?: Box | null;
  /** What taps and drags do: the tools there are, and the name of the one in use. */
  tools: readonly Tool[];
  tool: string;
  /** The input of the panels from which things are carried on to the canvas. */
  input?: CanvasInput;
  /** Where the pointer is, in inches from the quilt's corner; null when it has left the canvas. */
  onPointer: (inches: Position | null) => void;
  /** A menu was asked for. */
  onMenu: (menu: CanvasMenu) => void;
  /** What is selected, for which a key opens the menu; null for nothing. */
  atHand: () => Part | null;
  /** Two fingers tapped, or three. */
  onFingers: (count: 2 | 3) => void;
  /** Drawn over all else; another function when it is to show something else. */
  overlay?: Overlay;
  /** Whether the zoom bar stands at the foot; something else may, for as long as fingers zoom. */
  hasZoomBar?: boolean;
  /** A button beside the zoom that opens what is shown as a table. */
  reading?: ReadingButton;
  /** Stands at the foot, in the corner beside the zoom bar. */
  corner?: ReactNode;
  /** What the picture shows, for those who can't see it: 'Queen quilt, 88 by 102 inches'. */
  label: string;
  /** The same in a few sentences, for those who come to the canvas by keys. */
  description?: string;
  /** What the canvas shows. */
  of?: 'Quilt' | 'Block';
}

/** What is outlined. */
interface Marks {
  selected: Part | null;
  /** Whether nothing is outlined that is only pointed at. */
  ignoresPointer?: boolean;
  /** Parts that something is held over. */
  aimed?: readonly Part[];
  together?: FindTogether;
  /** How wide the outline of what is selected is in inches, once that is more than a fine line. */
  highlight?: number;
}

/** Pixels that the bars take at the top of a low window, where they lie side by side. */
const BARS_OF_LOW = 64;
const NONE: readonly Part[] = [];
const UNLAID = { width: 1, height: 1 };
/** Inches that the canvas shows before there is a scene. */
const EMPTY = { Quilt: { width: 60, length: 60 }, Block: { width: 12, length: 12 } };
/** Shorter moves of the pointer, in inches, aren't told. */
const LEAST_TOLD = 1 / 16;

/** The canvas with the quilt, its rulers and the zoom bar. Fills its parent. */
export function QuiltCanvas({
  scene,
  fabric,
  marks: { selected, ignoresPointer = false, aimed = NONE, together, highlight },
  above = 0,
  inSight = null,
  tools,
  tool,
  input: panelInput,
  onPointer,
  onMenu,
  atHand,
  onFingers,
  overlay,
  hasZoomBar = true,
  reading,
  corner,
  label,
  description = '',
  of = 'Quilt',
}: QuiltCanvasProps) {
  const descriptionId = useId();
  const area = useRef<HTMLDivElement>(null);
  const ratio = usePixelRatio();
  const size = useCanvasSize(area, ratio);
  const isLow = useLowWindow();
  const viewport = useMemo(
    () => ({ ...(size ?? UNLAID), ...(isLow ? { above: BARS_OF_LOW, below: 0 } : { above }) }),
    [size, above, isLow],
  );
  const control = useCamera(scene ?? EMPTY[of], viewport);
  const [pointer] = useState(() => new Watched<Position | null>(null));
  const [shown] = useState(() => new Watched<Scene | null>(null));
  const [frames] = useState(() => new QuiltFrames(control));
  const told = useRef<Position | null>(null);

  const [ownInput] = useState(() => new CanvasInput());
  const input = panelInput ?? ownInput;
  const partUnderPointer = (at: Position | null) => partUnder(shown.value, control, at);
  const gesture = useCanvasInput(input, area, {
    control,
    tools,
    tool,
    partAt: partUnderPointer,
    preview: frames.preview,
    openMenu,
    onHover(at) {
      pointer.set(at);
      tellPointer(at && toInches(control.camera, at));
    },
    onFingers,
  });

  useCanvasMenu(area, { control, scene: shown, atHand, onMenu });

  /** Opens the menu of a part at a point of the canvas. */
  function openMenu(part: Part, at: Position) {
    const { left = 0, top = 0 } = area.current?.getBoundingClientRect() ?? {};
    onMenu({ part, at: { x: left + at.x, y: top + at.y }, inches: toInches(control.camera, at) });
  }

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
    shown.set(frames.show(scene));
  }, [frames, shown, scene]);
  useLayoutEffect(() => {
    const { width, height } = viewport;
    frames.drawOn({ width: width * ratio, height: height * ratio, ratio });
  }, [frames, viewport, ratio]);
  useLayoutEffect(() => {
    if (inSight) control.bringInSight(inSight);
  }, [control, inSight]);
  const hovers = !ignoresPointer && (gesture === 'idle' || gesture === 'pointing');
  // What is carried beside the quilt goes to nothing.
  const { part: marked } = useSame(
    withAlong(gesture === 'carrying' && aimed.length === 0 ? null : selected, together),
  );
  const findTogether = useFindTogether(together);
  return (
    <div className={styles.canvas}>
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
        ref={area}
        className={styles.area}
        role="application"
        aria-label={`${of} on the table: ${label}`}
        aria-describedby={descriptionId}
        tabIndex={0}
        data-gesture={gesture}
        data-tool={tool}
      >
        {scene && size && <QuiltGround quilt={scene} control={control} />}
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
              together={findTogether}
              overlay={overlay}
            />
          </div>
        )}
      </div>
      <p id={descriptionId} className="visually-hidden">
        {`${description} Plus and minus zoom, Home shows all of it, arrow keys move it, ? shows all keys.`}
      </p>
      {hasZoomBar && (
        <ZoomBar
          control={control}
          reading={reading}
          isMoving={gesture === 'pinching' || gesture === 'panning'}
        />
      )}
      {corner && <div className={styles.atFoot}>{corner}</div>}
    </div>
  );
}

/** A part, and the patches that are outlined along with it. */
function withAlong(part: Part | null, together: FindTogether | undefined) {
  const isPatch = part?.kind === 'block' && part.shape !== null;
  return { part, along: (isPatch && together?.(part.placement, part.shape ?? 0)) || null };
}

/** What was given before while it is the same: layers are rendered for something else only. */
function useSame<T>(given: T): T {
  const [before, setBefore] = useState(given);
  if (JSON.stringify(before) === JSON.stringify(given)) return before;
  setBefore(given);
  return given;
}

/** One function that asks the latest `together`: what it finds changes with the scene, with which all is drawn anew. */
function useFindTogether(together: FindTogether | undefined): FindTogether {
  const latest = useRef(together);
  useLayoutEffect(() => {
    latest.current = together;
  });
  return useCallback((placement, shape) => latest.current?.(placement, shape) ?? null, []);
}
