import { transformed, type Transform } from '@quiltwright/shared/geometry/transform';
import { LIMITS } from '@quiltwright/shared/limits';
import {
  copyBlock,
  copyCount,
  copyTransform,
  shapeCount,
  shapeFabric,
} from '@quiltwright/workers/kernels/scene/scene-access';
import type { Scene, SceneBlock } from '@quiltwright/workers/kernels/scene/scene-types';
import type Konva from 'konva';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Shape } from 'react-konva/lib/ReactKonvaCore';
import { toInches, toScreen, type Position } from '../../render/camera/camera';
import { partAt } from '../../render/scene/hit-test';
import type { Part } from '../../render/scene/part';
import { outlineOf } from '../../render/scene/seams';
import type { CameraControl } from '../../render/camera/camera-store';
import { crisp } from './paint/crisp';
import { inkOf } from './paint/ink';
import type { Watched } from '../../render/camera/watched';

/** The total width of the halo in pixels: half of it is on each side of the line. */
const HALO_WIDTH = 2;

interface OutlineProps {
  scene: Watched<Scene | null>;
  control: CameraControl;
  /** The number of device pixels in a CSS pixel. */
  ratio: number;
  /** The smallest width of the blue line without its halo, in pixels at every zoom. */
  width: number;
  /** The width of the blue line together with its halo, in inches. The blue line is never thinner than `width`. */
  inches?: number | undefined;
  together: FindTogether | undefined;
}

/**
 * Returns the indexes of all shapes of a block that get the same fabric as a given shape, including that shape. Null
 * means all shapes of the block that now have the given shape's fabric.
 */
export type FindTogether = (placement: number, shape: number) => readonly number[] | null;

/**
 * Draws a blue line with a white halo around parts of the quilt. The line around a patch also includes all patches that
 * get the same fabric as this patch.
 */
export function PartOutline({ parts, ...outline }: OutlineProps & { parts: readonly Part[] }) {
  const { scene, control } = outline;
  const shape = useRef<Konva.Shape>(null);
  useEffect(() => {
    const draw = () => shape.current?.getLayer()?.batchDraw();
    const endings = [control.subscribe(draw), scene.subscribe(draw)];
    return () => {
      for (const end of endings) end();
    };
  }, [scene, control]);
  return (
    <Shape
      ref={shape}
      sceneFunc={({ _context }) => {
        paintOutline(_context, parts, outline);
      }}
      listening={false}
    />
  );
}

/**
 * Outlines the part of the quilt under the pointer. If no part is under the pointer, a move of the view doesn't
 * redraw the layer: redrawing takes as long as drawing the quilt.
 */
export function HoverOutline({ pointer, ...outline }: OutlineProps & { pointer: Watched<Position | null> }) {
  const { scene, control, ratio, together } = outline;
  const shape = useRef<Konva.Shape>(null);
  const latest = useRef(outline);
  const [paint] = useState(() => ({ _context }: Konva.Context) => {
    const part = partUnder(scene.value, control, pointer.value);
    if (part) paintOutline(_context, [part], latest.current);
  });
  useLayoutEffect(() => {
    latest.current = outline;
  });
  useEffect(() => {
    const draw = () => shape.current?.getLayer()?.batchDraw();
    let last = partUnder(scene.value, control, pointer.value);
    if (last) draw();
    const follow = (moved: boolean) => {
      const part = partUnder(scene.value, control, pointer.value);
      const isSame = JSON.stringify(part) === JSON.stringify(last);
      if (!isSame || (moved && part)) draw();
      last = part;
    };
    const moved = () => {
      follow(true);
    };
    const endings = [
      control.subscribe(moved),
      scene.subscribe(moved),
      pointer.subscribe(() => follow(false)),
    ];
    return () => {
      for (const end of endings) end();
      if (last) draw();
    };
  }, [scene, control, pointer, ratio, together]);
  return <Shape ref={shape} sceneFunc={paint} listening={false} />;
}

/** Returns the part of the quilt under a point of the viewport; null for none. */
export function partUnder(scene: Scene | null, control: CameraControl, at: Position | null): Part | null {
  const inches = at && toInches(control.camera, at);
  return scene && inches && partAt(scene, inches.x, inches.y);
}

function paintOutline(
  context: CanvasRenderingContext2D,
  parts: readonly Part[],
  { scene: { value: scene }, control, ratio, width: thinnest, inches = 0, together }: OutlineProps,
): void {
  if (!scene) return;
  const width = Math.max(thinnest, Math.round(inches * control.camera.scale) - HALO_WIDTH);
  const { at: sharp } = crisp(width, ratio);
  context.beginPath();
  for (const part of parts) {
    traceLines(linesOf(scene, part, together), (from, to) => {
      const [start, end] = [toScreen(control.camera, from), toScreen(control.camera, to)];
      const isLevelOrUpright = from.x === to.x || from.y === to.y;
      // Chords on whole pixels would give a curve corners.
      const at = isLevelOrUpright ? sharp : (place: number) => place;
      context.moveTo(at(start.x), at(start.y));
      context.lineTo(at(end.x), at(end.y));
    });
  }
  context.lineCap = context.lineJoin = 'round';
  const { halo, selection } = inkOf(context.canvas);
  context.strokeStyle = halo;
  context.lineWidth = width + HALO_WIDTH;
  context.stroke();
  context.strokeStyle = selection;
  context.lineWidth = width;
  context.stroke();
}

/**
 * Returns the outline of a part of the quilt as lines in inches: x1, y1, x2 and y2 for each line. The outline includes
 * all shapes that are coloured together with the part.
 */
function linesOf(scene: Scene, part: Part, together: FindTogether | undefined): number[] {
  if (part.kind === 'band') {
    return scene.bands
      .filter(({ name }) => name === part.band)
      .flatMap(({ outer, hole }) => [outer, ...(hole ? [hole] : [])])
      .flatMap(({ x, y, width, height }) => boxLines(x, y, width, height));
  }
  if (part.copy >= copyCount(scene.copies)) return [];
  const matrix = copyTransform(scene, part.copy);
  const inQuilt = (lines: readonly number[]) => transformedLines(lines, matrix);
  const block = copyBlock(scene, part.copy);
  if (!block || part.shape === null) return inQuilt(boxLines(0, 0, LIMITS.blockSpace, LIMITS.blockSpace));
  const shapes = together?.(part.placement, part.shape) ?? sameFabric(block, part.shape);
  return inQuilt(outlineLines(block, shapes));
}

/** Returns lines after a transformation: x1, y1, x2 and y2 for each line. */
function transformedLines(lines: readonly number[], matrix: Transform): number[] {
  const moved: number[] = [];
  for (let i = 0; i < lines.length; i += 2) {
    const { x, y } = transformed({ x: lines[i] ?? 0, y: lines[i + 1] ?? 0 }, matrix);
    moved.push(x, y);
  }
  return moved;
}

function boxLines(x: number, y: number, width: number, length: number): number[] {
  const [right, bottom] = [x + width, y + length];
  return [x, y, right, y, right, y, right, bottom, right, bottom, x, bottom, x, bottom, x, y];
}

function sameFabric({ shapes }: SceneBlock, shape: number): number[] {
  const fabric = shapeFabric(shapes, shape);
  return Array.from({ length: shapeCount(shapes) }, (_, index) => index).filter(
    (index) => shapeFabric(shapes, index) === fabric,
  );
}

const outlinesOfBlocks = new WeakMap<SceneBlock, Map<string, number[]>>();

function outlineLines(block: SceneBlock, shapes: readonly number[]): number[] {
  const known = outlinesOfBlocks.get(block) ?? new Map<string, number[]>();
  outlinesOfBlocks.set(block, known);
  const key = shapes.join();
  const lines = known.get(key) ?? outlineOf(block, shapes);
  known.set(key, lines);
  return lines;
}

function traceLines(lines: readonly number[], trace: (from: Position, to: Position) => void): void {
  for (let i = 0; i < lines.length; i += 4) {
    const from = { x: lines[i] ?? 0, y: lines[i + 1] ?? 0 };
    trace(from, { x: lines[i + 2] ?? 0, y: lines[i + 3] ?? 0 });
  }
}
