import { useLayoutEffect, useRef } from 'react';
import type { QuiltSize } from '../../render/camera/camera';
import styles from './QuiltGround.module.css';
import type { CameraControl } from '../../render/camera/camera-store';

/**
 * The plain area on which the quilt is drawn. It is as large as the quilt, and has a shadow. It is visible wherever the
 * quilt has no block or fabric.
 */
export function QuiltGround({ quilt, control }: { quilt: QuiltSize; control: CameraControl }) {
  const ground = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    let sized = 0;
    const follow = () => {
      const { scale, x, y } = control.camera;
      if (!ground.current) return;
      const { style } = ground.current;
      // The size is set only if the scale changes, so that a pan needs no layout.
      if (scale !== sized) {
        style.width = `${quilt.width * scale}px`;
        style.height = `${quilt.length * scale}px`;
        sized = scale;
      }
      style.transform = `translate(${x}px, ${y}px)`;
    };
    follow();
    return control.subscribe(follow);
  }, [quilt, control]);
  return <div ref={ground} className={styles.ground} data-quilt />;
}
