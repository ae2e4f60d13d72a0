import { useState } from 'react';
import {
  fit,
  keepInSight,
  limitZoom,
  pan,
  zoomAt,
  type Camera,
  type Position,
  type QuiltSize,
  type Viewport,
} from './camera';

export interface CameraControl {
  camera: Camera;
  /** 100 shows the whole quilt. */
  percent: number;
  /** Shifts by pixels, then changes the scale by `factor` around `at`; stays within the limits. */
  move: (dx: number, dy: number, factor: number, at: Position) => void;
  showAll: () => void;
}

/** The camera on a quilt: shows all of it until it is moved, and again when the quilt's size changes. */
export function useCamera(quilt: QuiltSize, viewport: Viewport): CameraControl {
  const [moved, setMoved] = useState<Camera | null>(null);
  const [size, setSize] = useState(quilt);
  if (size.width !== quilt.width || size.length !== quilt.length) {
    setSize(quilt);
    setMoved(null);
  }
  const whole = fit(quilt, viewport);
  const camera = moved ? keepInSight(moved, quilt, viewport) : whole;
  return {
    camera,
    percent: Math.round((100 * camera.scale) / whole.scale),
    move(dx, dy, factor, at) {
      setMoved((before) => {
        const from = before ?? whole;
        const limited = limitZoom(from, factor, quilt, viewport);
        return keepInSight(zoomAt(pan(from, dx, dy), limited, at), quilt, viewport);
      });
    },
    showAll() {
      setMoved(null);
    },
  };
}
