import { useLayoutEffect, useState } from 'react';
import type { QuiltSize, Viewport } from '../../render/camera/camera';
import { CameraStore, type CameraControl } from '../../render/camera/camera-store';

/**
 * Returns the camera for a quilt. The camera shows the whole quilt until a user moves the camera, and again after the
 * quilt's size changes.
 */
export function useCamera(quilt: QuiltSize, viewport: Viewport): CameraControl {
  const [store] = useState(() => new CameraStore(quilt, viewport));
  useLayoutEffect(() => {
    store.lookAt(quilt, viewport);
  }, [store, quilt, viewport]);
  return store;
}
