import type { Scene } from '@quiltwright/workers/kernels/scene/scene-types';
import type Konva from 'konva';
import { memo, useLayoutEffect, useRef, type ReactNode } from 'react';
import { Layer, Shape, Stage } from 'react-konva/lib/ReactKonvaCore';
import type { Position } from '../../render/camera/camera';
import type { Part } from '../../render/scene/part';
import { HoverOutline, PartOutline, type FindTogether } from '../overlay/PartOutline';
import type { QuiltFrames } from '../../render/quilt/quilt-frames';
import type { CameraControl } from '../../render/camera/camera-store';
import type { Watched } from '../../render/camera/watched';
import { wipe } from '../../render/surface/wipe';

interface QuiltLayersProps {
  /** The width and height of the layers, in pixels. */
  width: number;
  height: number;
  /** The number of device pixels in a CSS pixel. */
  ratio: number;
  /** Draws the quilt and its moving parts on the canvas. */
  frames: QuiltFrames;
  control: CameraControl;
  scene: Watched<Scene | null>;
  /** The pointer's position. While `hovers` is true, the part under the pointer is outlined. */
  pointer: Watched<Position | null>;
  hovers: boolean;
  selected: Part | null;
  targeted: readonly Part[];
  /** The width of the selection's outline, in inches. The outline is never thinner than a fine line. */
  highlight: number | undefined;
  together: FindTogether | undefined;
  overlay: Overlay | undefined;
}

/**
 * Returns Konva nodes that a screen draws over everything else on the canvas. The nodes must follow the camera by
 * themselves.
 */
export type Overlay = (canvas: { control: CameraControl; ratio: number }) => ReactNode;

/**
 * The layers of the canvas: one for the quilt's picture, and one for moving parts and outlines. Changes of the quilt
 * don't pass through React, so a new size or fabric appears without another render.
 */
export const QuiltLayers = memo(function QuiltLayers({
  width,
  height,
  ratio,
  frames,
  hovers,
  selected,
  targeted,
  highlight,
  pointer,
  overlay,
  ...seen
}: QuiltLayersProps) {
  const stage = useRef<Konva.Stage>(null);
  useLayoutEffect(() => {
    // Konva itself reads the pixel ratio only once.
    for (const layer of stage.current?.getLayers() ?? []) {
      const canvas = layer.getCanvas();
      // A canvas becomes empty whenever its pixel ratio is set.
      if (canvas.getPixelRatio() !== ratio) canvas.setPixelRatio(ratio);
    }
  }, [ratio]);
  const outlined = { ...seen, ratio };
  return (
    <Stage ref={stage} width={width} height={height} listening={false}>
      <Layer listening={false} clearBeforeDraw={false}>
        <Shape sceneFunc={frames.paint} listening={false} />
      </Layer>
      <Layer listening={false} clearBeforeDraw={false}>
        <Shape sceneFunc={wipe} listening={false} />
        <Shape sceneFunc={frames.paintMoving} listening={false} />
        {hovers && <HoverOutline {...outlined} pointer={pointer} width={1} />}
        {targeted.length > 0 && <PartOutline {...outlined} parts={targeted} width={1} />}
        {selected && <PartOutline {...outlined} parts={[selected]} width={2} inches={highlight} />}
        {overlay?.({ control: seen.control, ratio })}
      </Layer>
    </Stage>
  );
});
