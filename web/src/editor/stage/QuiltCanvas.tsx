import type { Box } from '@quiltwright/shared/geometry/box';
import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import type { Scene } from '@quiltwright/workers/kernels/scene/scene-types';
import { useCallback, useId, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { CanvasInput } from '../input/canvas-input';
import { useCanvasInput } from './use-canvas-input';
import { useCanvasMenu, type CanvasMenu } from './use-canvas-menu';
import type { Tool } from '../tools/tool';
import { toInches, type Position } from '../../render/camera/camera';
import type { Part } from '../../render/scene/hit-test';
import { partUnder, type FindTogether } from '../overlay/PartOutline';
import styles from './QuiltCanvas.module.css';
import { QuiltFrames } from '../../render/quilt/quilt-frames';
import { QuiltLayers, type Overlay } from './QuiltLayers';
import { QuiltGround } from '../overlay/QuiltGround';
import { Ruler } from './Ruler';
import { useCamera } from './use-camera';
import { useCanvasSize, useLowWindow, usePixelRatio } from './use-canvas-size';
import { Watched } from '../../render/camera/watched';
import { ZoomBar, type ReadingButton } from './ZoomBar';

export interface QuiltCanvasProps {
  /** Null until there is a quilt to show. */
  scene: Scene | null;
  fabric: (fabricNum: number) => Fabric | undefined;
  marks: Marks;
  /** Pixels at the top to keep free for floating controls. */
  above?: number;
  /** A part of the quilt, in inches, to bring into sight; a new object each time. */
  inSight?: Box | null;
  /** The tools for taps and drags, and the name of the active one. */
  tools: readonly Tool[];
  tool: string;
  /** The input of the panels from which things are carried on to the canvas. */
  input?: CanvasInput;
  /** Receives the pointer's position, in inches from the quilt's corner; null when it has left the canvas. */
  onPointer: (inches: Position | null) => void;
  /** Called when a menu is requested. */
  onMenu: (menu: CanvasMenu) => void;
  /** Returns the selected part, for a menu opened by keyboard; null for none. */
  atHand: () => Part | null;
  /** Called when two or three fingers tap. */
  onFingers: (count: 2 | 3) => void;
  /** Drawn over everything else; pass a new function to show something else. */
  overlay?: Overlay;
  /** True to show the zoom bar at the bottom; it may be replaced while fingers zoom. */
  hasZoomBar?: boolean;
  /** A button beside the zoom that opens the content as a table. */
  reading?: ReadingButton;
  /** Shown at the bottom, in the corner beside the zoom bar. */
  corner?: ReactNode;
  /** Describes the picture for people who can't see it: 'Queen quilt, 88 by 102 inches'. */
  label: string;
  /** The same in a few sentences, for people who reach the canvas by keyboard. */
  description?: string;
  /** The kind of design on the canvas. */
  of?: 'Quilt' | 'Block';
}

/** The outlined parts. */
interface Marks {
  selected: Part | null;
  /** True to outline nothing under the pointer. */
  ignoresPointer?: boolean;
  /** Parts under a held fabric or block. */
  aimed?: readonly Part[];
  together?: FindTogether;
  /** Width of the selection's outline in inches, once that is more than a fine line. */
  highlight?: number;
}

/** Pixels of the bars at the top of a low window, where they lie side by side. */
const BARS_OF_LOW = 64;
/** Pixels of the canvas from which both bars fit side by side. */
const BARS_SIDE_BY_SIDE = 570;
const NONE: readonly Part[] = [];
const UNLAID = { width: 1, height: 1 };
/** Inches that the canvas shows before there is a scene. */
const EMPTY = { Quilt: { width: 60, length: 60 }, Block: { width: 12, length: 12 } };
/** Shorter moves of the pointer, in inches, aren't reported. */
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
  const low = useLowWindow();
  const isNarrow = low === 'wide' && size !== null && size.width < BARS_SIDE_BY_SIDE;
  // The tools are then at the foot.
  const below = isNarrow && above > 0 ? BARS_OF_LOW : 0;
  const viewport = useMemo(
    () => ({ ...(size ?? UNLAID), ...(low === null ? { above } : { above: BARS_OF_LOW, below }) }),
    [size, above, low, below],
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

  /** Reports only noticeable moves: during a drag of the quilt it stays under the pointer. */
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
  // A carried thing beside the quilt has no target.
  const { part: marked } = useSame(
    withAlong(gesture === 'carrying' && aimed.length === 0 ? null : selected, together),
  );
  const findTogether = useFindTogether(together);
  return (
    <div className={styles.canvas} data-narrow={isNarrow}>
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
        aria-label={`${of} on the canvas: ${label}`}
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
        {`${description} Plus and minus zoom, Home shows everything, arrow keys move the view, ? shows all keys.`}
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

/** Returns a part, and the patches that are outlined along with it. */
function withAlong(part: Part | null, together: FindTogether | undefined) {
  const isPatch = part?.kind === 'block' && part.shape !== null;
  return { part, along: (isPatch && together?.(part.placement, part.shape ?? 0)) || null };
}

/** Returns the value before while it is equal, so that layers render only for a change. */
function useSame<T>(given: T): T {
  const [before, setBefore] = useState(given);
  if (JSON.stringify(before) === JSON.stringify(given)) return before;
  setBefore(given);
  return given;
}

/**
 * Returns one function that calls the latest `together`. Its result changes with the scene, and then everything is
 * drawn again.
 */
function useFindTogether(together: FindTogether | undefined): FindTogether {
  const latest = useRef(together);
  useLayoutEffect(() => {
    latest.current = together;
  });
  return useCallback((placement, shape) => latest.current?.(placement, shape) ?? null, []);
}
