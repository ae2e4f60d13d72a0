// @vitest-environment jsdom
import { inches } from '@quiltwright/shared/geometry/units';
import type { Scene } from '@quiltwright/workers/kernels/scene/scene-types';
import type Konva from 'konva';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CameraControl } from '../camera/camera-store';
import { QuiltFrames } from './quilt-frames';
import { QuiltPainter } from './quilt-painter';

const scene: Scene = {
  width: inches(36),
  length: inches(48),
  bands: [],
  blocks: [],
  copies: new Float32Array(),
};

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
      frames.paint({} as Konva.Context, { getLayer: () => null } as Konva.Shape);
      return painter.mock.lastCall?.[1].zooming;
    },
  };
}

const size = (width: number) => ({ width, height: 800, ratio: 1 });

test('a panel that closes beside the canvas isn’t a zoom; a window whose edge is dragged is one', () => {
  const { frames, paintsAsZoom } = painting();
  frames.drawOn(size(800));
  expect(paintsAsZoom(1)).toBe(false);
  vi.advanceTimersByTime(1000);

  frames.drawOn(size(1100));
  expect(paintsAsZoom(1.4)).toBe(false);

  vi.advanceTimersByTime(16);
  frames.drawOn(size(1105));
  expect(paintsAsZoom(1.41)).toBe(true);
  vi.advanceTimersByTime(150);
  expect(paintsAsZoom(1.41)).toBe(false);
});

test('a change of scale on the same canvas is a zoom, and ends after a rest', () => {
  const { frames, paintsAsZoom } = painting();
  frames.drawOn(size(800));
  expect(paintsAsZoom(1)).toBe(false);
  expect(paintsAsZoom(1.1)).toBe(true);
  vi.advanceTimersByTime(150);
  expect(paintsAsZoom(1.1)).toBe(false);
});
