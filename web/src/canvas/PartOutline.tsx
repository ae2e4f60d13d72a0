import { COPY_STRIDE, type Rectangle, type Scene } from '@quiltwright/workers/kernels/scene/scene-types';
import { Rect } from 'react-konva';
import { toScreen, type Camera } from './camera';
import type { Part } from './hit-test';

/** On cloth, so the same in both colour schemes. */
const SELECTION = '#1D5FD1';
const HALO = '#FFFFFF';

interface PartOutlineProps {
  scene: Scene;
  part: Part;
  camera: Camera;
  /** Device pixels a CSS pixel. */
  ratio: number;
  /** Of the blue line, in pixels at every zoom. */
  width: number;
}

/** A blue line with a white halo around a part of the quilt. */
export function PartOutline({ scene, part, camera, ratio, width }: PartOutlineProps) {
  const whole = (pixels: number) => Math.round(pixels * ratio) / ratio;
  return edgesOf(scene, part).flatMap((edge, i) => {
    const from = toScreen(camera, edge);
    const to = toScreen(camera, { x: edge.x + edge.width, y: edge.y + edge.length });
    const [x, y] = [whole(from.x), whole(from.y)];
    const box = { x, y, width: whole(to.x) - x, height: whole(to.y) - y };
    return [
      <Rect key={`halo ${i}`} {...box} stroke={HALO} strokeWidth={width + 2} />,
      <Rect key={`line ${i}`} {...box} stroke={SELECTION} strokeWidth={width} />,
    ];
  });
}

/** The outlines of a part: a border has an inner one too. */
function edgesOf(scene: Scene, part: Part): Rectangle[] {
  if (part.kind === 'block') {
    const [x, y, width, length] = scene.copies.subarray(part.copy * COPY_STRIDE);
    return x === undefined || y === undefined || width === undefined || length === undefined
      ? []
      : [{ x, y, width, length }];
  }
  const band = scene.bands.find((candidate) => candidate.part === part.part);
  return band ? [band.outer, ...(band.hole ? [band.hole] : [])] : [];
}
