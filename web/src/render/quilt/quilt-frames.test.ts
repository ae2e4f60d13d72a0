// @vitest-environment jsdom
import { move, type Transform } from '@quiltwright/shared/geometry/transform';
import { inches } from '@quiltwright/shared/geometry/units';
import type { Scene } from '@quiltwright/workers/kernels/scene/scene-types';
import type Konva from 'konva';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CameraControl } from '../camera/camera-store';
import type { Progress } from '../tiles/painter';
import type { MovingPicture } from './moving-picture';
import { QuiltFrames } from './quilt-frames';
import { QuiltPainter } from './quilt-painter';

const scene: Scene = {
  width: inches(36),
  length: inches(48),
  bands: [],
  blocks: [],
  copies: new Float32Array(),
};

/** The canvas that frames are drawn on, in device pixels. */
const canvas = { width: 800, height: 800 };

/** Returns a drawing context of `canvas` that draws nothing. */
function context(): Konva.Context {
  const draws = { save: vi.fn(), restore: vi.fn(), resetTransform: vi.fn(), clearRect: vi.fn() };
  return { _context: { canvas, ...draws } } as unknown as Konva.Context;
}

/** Gives the canvas another width, and draws the quilt on it. */
function resize(frames: QuiltFrames, width: number): void {
  canvas.width = width;
  frames.drawOn({ width, height: canvas.height, ratio: 1, bitmap: { ...canvas } });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { deviceMemory: 2 });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Returns a function that paints a frame at a scale, and says whether the frame was painted as part of a zoom. */
function painting(): { frames: QuiltFrames; paintsAsZoom: (scale: number) => boolean | undefined } {
  const painter = vi.spyOn(QuiltPainter.prototype, 'paint').mockReturnValue('final');
  const camera = { x: 0, y: 0, scale: 1 };
  const control = { camera, subscribe: () => () => undefined } as unknown as CameraControl;
  const frames = new QuiltFrames(control);
  frames.open();
  frames.show(scene);
  return {
    frames,
    paintsAsZoom: (scale) => {
      camera.scale = scale;
      frames.paint(context(), { getLayer: () => null } as Konva.Shape);
      return painter.mock.lastCall?.[1].zooming;
    },
  };
}

/**
 * Returns a quilt that is shown as sewn. `above` has the places across to which the parts above the quilt are drawn.
 * `frame` draws a frame in which the painter makes this progress.
 */
function dragging(): { frames: QuiltFrames; above: number[]; frame: (progress: Progress) => void } {
  const above: number[] = [];
  const paint = vi.spyOn(QuiltPainter.prototype, 'paint');
  vi.spyOn(QuiltPainter.prototype, 'pictureOf').mockReturnValue({
    paint: (_context: unknown, _view: unknown, to: readonly Transform[]) => {
      above.push(...to.map(({ e }) => e));
    },
    close: () => undefined,
  } as unknown as MovingPicture);
  const control = { camera: { x: 0, y: 0, scale: 1 }, subscribe: () => () => undefined };
  const frames = new QuiltFrames(control as unknown as CameraControl);
  frames.open();
  frames.show(scene);
  resize(frames, 800);
  frames.sew({ pattern: 'crosshatch', binding: 0 });
  const on = { getLayer: () => null } as Konva.Shape;
  return {
    frames,
    above,
    frame: (progress) => {
      above.length = 0;
      paint.mockReturnValue(progress);
      frames.paint(context(), on);
      frames.paintMoving(context(), on);
    },
  };
}

const moving = { copies: [] };

test('dropped blocks of a quilt as sewn stay above the quilt until its tiles show them', () => {
  const { frames, above, frame } = dragging();
  frames.preview({ moving, to: [move(5, 0)] });
  frame('final');
  expect(above).toEqual([5]);
  frames.show({ ...scene });
  frame('awaited');
  expect(above).toEqual([5]);
  frame('final');
  expect(above).toEqual([]);
});

test('blocks of a quilt as sewn return to their place until its tiles show them, if the drag changes nothing', () => {
  const { frames, above, frame } = dragging();
  frames.preview({ moving, to: [move(5, 0)] });
  frames.preview(null);
  frame('awaited');
  expect(above).toEqual([0]);
  frame('final');
  expect(above).toEqual([]);
});

test('another drag can start before dropped blocks of a quilt as sewn are painted', () => {
  const { frames, above, frame } = dragging();
  frames.preview({ moving, to: [move(5, 0)] });
  frames.show({ ...scene });
  frames.preview({ moving, to: [move(7, 0)] });
  frame('final');
  expect(above).toEqual([7]);
});

test('a panel that closes beside the canvas isn’t a zoom; a window whose edge is dragged is one', () => {
  const { frames, paintsAsZoom } = painting();
  resize(frames, 800);
  expect(paintsAsZoom(1)).toBe(false);
  vi.advanceTimersByTime(1000);

  resize(frames, 1100);
  expect(paintsAsZoom(1.4)).toBe(false);

  vi.advanceTimersByTime(16);
  resize(frames, 1105);
  expect(paintsAsZoom(1.41)).toBe(true);
  vi.advanceTimersByTime(150);
  expect(paintsAsZoom(1.41)).toBe(false);
});

test('a quilt is painted on the visible part of a bitmap that a panel covers in part', () => {
  const paint = vi.spyOn(QuiltPainter.prototype, 'paint').mockReturnValue('final');
  const { frames, frame } = dragging();
  resize(frames, 1100);
  frames.drawOn({ width: 800, height: 700, ratio: 1, bitmap: { ...canvas } });
  frame('final');
  expect(paint.mock.lastCall?.[1]).toMatchObject({ width: 800, height: 700 });
});

test('a change of scale on the same canvas is a zoom, and ends after a rest', () => {
  const { frames, paintsAsZoom } = painting();
  resize(frames, 800);
  expect(paintsAsZoom(1)).toBe(false);
  expect(paintsAsZoom(1.1)).toBe(true);
  vi.advanceTimersByTime(150);
  expect(paintsAsZoom(1.1)).toBe(false);
});

test('a canvas of a new size is drawn at once, and the draw that Konva planned before changes nothing', () => {
  const paint = vi.spyOn(QuiltPainter.prototype, 'paint').mockReturnValue('final');
  const control = { camera: { x: 0, y: 0, scale: 1 }, subscribe: () => () => undefined };
  const frames = new QuiltFrames(control as unknown as CameraControl);
  frames.open();
  frames.show(scene);
  const drawn = context();
  const draw = () => {
    frames.paint(drawn, shape);
  };
  const stage = { container: () => document.createElement('div') };
  const layer = { draw, batchDraw: () => undefined, getStage: () => stage };
  const shape = { getLayer: () => layer } as unknown as Konva.Shape;
  resize(frames, 800);
  draw();
  paint.mockClear();

  // Konva itself draws the layer when it changes the size, before the quilt's scale fits the new size.
  canvas.width = 1100;
  draw();
  expect(paint).not.toHaveBeenCalled();

  resize(frames, 1100);
  expect(paint).toHaveBeenCalledTimes(1);
  draw();
  expect(paint).toHaveBeenCalledTimes(1);

  frames.findWith(() => undefined);
  frames.show({ ...scene });
  draw();
  expect(paint).toHaveBeenCalledTimes(2);
});
