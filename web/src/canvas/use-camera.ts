import { useLayoutEffect, useState } from 'react';
import type { Camera, Position, QuiltSize, Viewport } from './camera';
import { CameraStore } from './camera-store';

/**
 * The camera, for those who move it and those who follow. It moves with every frame, so it is no state
 * of React's: read `camera` when it is needed, and `subscribe` to draw anew when it has moved.
 */
export interface CameraControl {
  /** As it is now. */
  readonly camera: Camera;
  /** 100 shows the whole quilt. */
  readonly percent: number;
  /** Shifts by pixels, then changes the scale by `factor` around `at`, or the middle; stays within the limits. */
  readonly move: (dx: number, dy: number, factor: number, at?: Position) => void;
  readonly showAll: () => void;
  /** Calls `listener` after each change, until the function that it gives is called. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** The camera on a quilt: shows all of it until it is moved, and again when the quilt's size changes. */
export function useCamera(quilt: QuiltSize, viewport: Viewport): CameraControl {
  const [store] = useState(() => new CameraStore(quilt, viewport));
  useLayoutEffect(() => {
    store.lookAt(quilt, viewport);
  }, [store, quilt, viewport]);
  return store;
}
