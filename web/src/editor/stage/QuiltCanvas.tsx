import type { Box } from '@quiltwright/shared/geometry/box';
import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import type { Scene } from '@quiltwright/workers/kernels/scene/scene-types';
import { useCallback, useId, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { CanvasInput } from '../input/canvas-input';
import { useCanvasInput } from './use-canvas-input';
import { useCanvasMenu, type CanvasMenu } from './use-canvas-menu';
import type { Tool } from '../tools/tool';
import { toInches, type Position } from '../../render/camera/camera';
import type { Part } from '../../render/scene/part';
import { partUnder, type FindTogether } from '../overlay/PartOutline';
import styles from './QuiltCanvas.module.css';
import type { Quilting } from '@quiltwright/shared/quilting/sewn/quilting-patterns';
import { QuiltFrames } from '../../render/quilt/quilt-frames';
import { QuiltLayers, type Overlay } from './QuiltLayers';
import { QuiltGround } from '../overlay/QuiltGround';
import { Ruler } from './Ruler';
import { useCamera } from './use-camera';
import { usePictureDrop } from './use-picture-drop';
import { useCanvasSize, useLowWindow, usePixelRatio } from './use-canvas-size';
import { Watched } from '../../render/camera/watched';
import { ZoomBar, type ReadingButton, type ViewSwitch } from './ZoomBar';

export { startTilesAhead } from '../../render/tiles/tile-client';

export interface QuiltCanvasProps {
  /** The scene to show; null before the first scene is computed. */
  scene: Scene | null;
  /** False while a newer scene is being computed. Screen readers then know that the picture will change. */
  isCurrent?: boolean;
  fabric: (fabricNum: number) => Fabric | undefined;
  /** The fabrics, by number, that the next press may show. Their pictures are loaded. Absent if none are expected. */
  clothAhead?: Watched<readonly number[]>;
  marks: Marks;
  /** The quilting pattern and the binding with which the quilt is shown as sewn; null to show the quilt as designed. */
  quilting?: Quilting | null;
  /** The height at the top of the canvas that floating controls cover, in pixels. */
  above?: number;
  /** A part of the quilt to bring into view, in inches. Each new object moves the view. */
  inSight?: Box | null;
  /** The tools for taps and drags. `tool` is the name of the active tool. */
  tools: readonly Tool[];
  tool: string;
  /**
   * The object that handles the input of the canvas and of panels whose items can be dragged to the canvas. Absent if
   * there are no such panels.
   */
  input?: CanvasInput;
  /**
   * Called with the pointer's position, in inches from the quilt's corner; null when the pointer has left the canvas.
   */
  onPointer: (inches: Position | null) => void;
  onMenu: (menu: CanvasMenu) => void;
  /** Returns the selected part, for a menu that is opened by keyboard; null for none. */
  selectedPart: () => Part | null;
  /** Called when two or three fingers tapped together. */
  onFingers: (count: 2 | 3) => void;
  /**
   * Called with pictures that were dropped on a part of the quilt, or beside the quilt (`part` is then null). Absent if
   * the canvas accepts no pictures.
   */
  onPictures?: (files: readonly File[], part: Part | null) => void;
  /** Draws over everything else on the canvas. If the function changes, everything is drawn again. */
  overlay?: Overlay;
  /** False to hide the zoom bar, for example to show another bar in its place. */
  hasZoomBar?: boolean;
  /** The button beside the zoom controls that opens the content as a table. */
  reading?: ReadingButton;
  /**
   * The buttons beside the zoom controls that turn special views of the design on and off, for example a view in
   * greys.
   */
  views?: readonly ViewSwitch[];
  /** A control beside the zoom controls. It chooses how the quilt is shown: as designed or as sewn. */
  viewControl?: ReactNode;
  /** Content in the bottom left corner of the canvas. On a narrow canvas in a low window, it is at the top. */
  corner?: ReactNode;
  /** A description of the picture for people who can't see it: 'Queen quilt, 88 by 102 inches'. */
  label: string;
  /** A longer description, in a few sentences, for people who reach the canvas by keyboard. */
  description?: string;
  /** The kind of design on the canvas, for the canvas's accessible name and the size of an empty canvas. */
  of?: 'Quilt' | 'Block';
}

/** The parts of the quilt that get an outline. */
interface Marks {
  selected: Part | null;
  /** True if the part under the pointer isn't outlined. */
  ignoresPointer?: boolean;
  /**
   * The parts that change together when the quilter's chosen fabric or block is applied, for example all copies
   * of a block.
   */
  targeted?: readonly Part[];
  together?: FindTogether;
  /** The width of the selection's outline, in inches. The outline is never thinner than a fine line. */
  highlight?: number;
}

/** The height of the bars at the top of a low window, in pixels. A low window shows all bars side by side. */
const BARS_OF_LOW = 64;

/** The greatest width of a canvas whose zoom bar has two rows, in pixels, as in the styles. */
const PHONE = 479;
/** The height of a zoom bar with two rows, with the space around it, in pixels. */
const TWO_ROWS = 120;
/** The smallest width of the canvas, in pixels, at which both bars fit side by side. */
const BARS_SIDE_BY_SIDE = 570;
const NONE: readonly Part[] = [];
const UNLAID = { width: 1, height: 1, bitmap: { width: 1, height: 1 } };
/** The size of the area that the canvas shows before there is a scene, in inches. */
const EMPTY = { Quilt: { width: 60, length: 60 }, Block: { width: 12, length: 12 } };
/** The shortest move of the pointer that is reported, in inches. */
const LEAST_MOVE = 1 / 16;

/** The canvas with the quilt, the rulers and the zoom bar. It fills its parent element. */
export function QuiltCanvas({
  scene,
  isCurrent = true,
  fabric,
  clothAhead,
  marks: { selected, ignoresPointer = false, targeted = NONE, together, highlight },
  quilting = null,
  above = 0,
  inSight = null,
  tools,
  tool,
  input: panelInput,
  onPointer,
  onMenu,
  selectedPart,
  onFingers,
  onPictures,
  overlay,
  hasZoomBar = true,
  reading,
  views,
  viewControl,
  corner,
  label,
  description = '',
  of = 'Quilt',
}: QuiltCanvasProps) {
  const descriptionId = useId();
  const area = useRef<HTMLDivElement>(null);
  const ratio = usePixelRatio();
  const size = useCanvasSize(area, ratio);
  const laid = size ?? UNLAID;
  const low = useLowWindow();
  const isNarrow = low === 'wide' && size !== null && size.width < BARS_SIDE_BY_SIDE;
  // On a narrow canvas in a low window, the tools are at the foot.
  const below = isNarrow && above > 0 ? BARS_OF_LOW : 0;
  const hasTwoRows =
    size !== null && size.width <= PHONE && (views !== undefined || viewControl !== undefined);
  const viewport = useMemo(() => {
    const bars = hasTwoRows ? { above, below: TWO_ROWS } : { above };
    return { ...laid, ...(low === null ? bars : { above: BARS_OF_LOW, below }) };
  }, [laid, above, low, below, hasTwoRows]);
  const control = useCamera(scene ?? EMPTY[of], viewport);
  const [pointer] = useState(() => new Watched<Position | null>(null));
  const [shown] = useState(() => new Watched<Scene | null>(null));
  const [frames] = useState(() => new QuiltFrames(control));
  const reported = useRef<Position | null>(null);

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

  usePictureDrop(area, {
    onOver(at) {
      pointer.set(at);
    },
    onDrop: onPictures && ((files, at) => onPictures(files, partUnderPointer(at))),
  });

  useCanvasMenu(area, { control, scene: shown, selectedPart, onMenu });

  /** Opens the menu of a part at a point of the canvas. */
  function openMenu(part: Part, at: Position) {
    const { left = 0, top = 0 } = area.current?.getBoundingClientRect() ?? {};
    onMenu({ part, at: { x: left + at.x, y: top + at.y }, inches: toInches(control.camera, at) });
  }

  /**
   * Reports the pointer's position on the quilt if the position changed by at least `LEAST_MOVE`. While a drag moves
   * the view, the pointer stays over nearly the same point of the quilt, so nothing is reported.
   */
  function tellPointer(inches: Position | null) {
    const last = reported.current;
    const isNear = inches && last && Math.hypot(inches.x - last.x, inches.y - last.y) < LEAST_MOVE;
    if (isNear || inches === last) return;
    reported.current = inches;
    onPointer(inches);
  }

  useLayoutEffect(() => frames.open(), [frames]);
  useLayoutEffect(() => {
    frames.findWith(fabric);
  }, [frames, fabric]);
  useLayoutEffect(
    () =>
      clothAhead?.subscribe(() => {
        frames.expect(clothAhead.value);
      }),
    [clothAhead, frames],
  );
  useLayoutEffect(() => {
    frames.sew(quilting);
  }, [frames, quilting]);
  useLayoutEffect(() => {
    shown.set(frames.show(scene));
  }, [frames, shown, scene]);
  useLayoutEffect(() => {
    const { width, height, bitmap } = viewport;
    frames.drawOn({
      ...{ width: width * ratio, height: height * ratio, ratio },
      bitmap: { width: bitmap.width * ratio, height: bitmap.height * ratio },
    });
  }, [frames, viewport, ratio]);
  useLayoutEffect(() => {
    if (inSight) control.bringInSight(inSight);
  }, [control, inSight]);
  const hovers = !ignoresPointer && (gesture === 'idle' || gesture === 'pointing');
  // While an item is dragged and nothing is below it, no part is outlined.
  const { part: marked } = useSame(
    withAlong(gesture === 'carrying' && targeted.length === 0 ? null : selected, together),
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
        drawn={viewport.bitmap.width}
        ratio={ratio}
        pointer={pointer}
      />
      <Ruler
        axis="down"
        control={control}
        scene={shown}
        length={viewport.height}
        drawn={viewport.bitmap.height}
        ratio={ratio}
        pointer={pointer}
      />
      <div
        ref={area}
        className={styles.area}
        role="application"
        aria-label={`${of} on the canvas: ${label}`}
        aria-describedby={descriptionId}
        aria-busy={!isCurrent}
        tabIndex={0}
        data-gesture={gesture}
        data-tool={tool}
      >
        {scene && size && <QuiltGround quilt={scene} control={control} />}
        {size && (
          <div role="img" aria-label={label}>
            <QuiltLayers
              width={size.bitmap.width}
              height={size.bitmap.height}
              ratio={ratio}
              frames={frames}
              control={control}
              scene={shown}
              pointer={pointer}
              hovers={hovers}
              selected={marked}
              targeted={targeted}
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
          views={views}
          viewControl={viewControl}
          isMoving={gesture === 'pinching' || gesture === 'panning'}
        />
      )}
      {corner && <div className={styles.atFoot}>{corner}</div>}
    </div>
  );
}

/**
 * Returns a part, and in `along` the indexes of the patches that are outlined together with the part. `along` is null
 * if there are no such patches.
 */
function withAlong(part: Part | null, together: FindTogether | undefined) {
  const isPatch = part?.kind === 'block' && part.shape !== null;
  return { part, along: (isPatch && together?.(part.placement, part.shape ?? 0)) || null };
}

/** Returns the previous object while the new value is equal to it. Layers then render only after a real change. */
function useSame<T>(given: T): T {
  const [before, setBefore] = useState(given);
  if (JSON.stringify(before) === JSON.stringify(given)) return before;
  setBefore(given);
  return given;
}

/**
 * Returns a function that is the same in each render, and calls the latest `together`. Its results change only with
 * the scene, and a new scene is drawn again in any case.
 */
function useFindTogether(together: FindTogether | undefined): FindTogether {
  const latest = useRef(together);
  useLayoutEffect(() => {
    latest.current = together;
  });
  return useCallback((placement, shape) => latest.current?.(placement, shape) ?? null, []);
}
